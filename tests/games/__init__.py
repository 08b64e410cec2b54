"""Each game, in the order of its layers."""
