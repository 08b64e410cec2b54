"""Numbers and words of the game, and who may know what."""
