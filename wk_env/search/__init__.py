"""Information-set search over imagined worlds, for any game. Compiled."""
