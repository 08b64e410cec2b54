"""What agents need to know of a single game."""
