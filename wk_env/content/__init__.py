"""Reading what users name, for any game."""
