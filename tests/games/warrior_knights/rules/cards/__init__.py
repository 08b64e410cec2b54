"""Each card of each deck."""
