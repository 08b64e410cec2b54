"""What agents know of a single game."""
