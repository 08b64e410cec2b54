"""The phases of a game round, a file each, in rulebook order."""
