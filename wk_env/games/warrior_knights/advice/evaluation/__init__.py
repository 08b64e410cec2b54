"""What a position is worth: features, their weights, and the chance to win that follows."""
