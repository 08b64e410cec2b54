"""The page of a recorded game."""
