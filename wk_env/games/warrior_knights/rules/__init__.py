"""The rules of Warrior Knights, compiled; `phases` and `procedures` read like the rulebook."""
