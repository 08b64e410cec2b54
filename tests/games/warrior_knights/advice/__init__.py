"""What positions are worth, and what a sensible Baron answers."""
