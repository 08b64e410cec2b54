"""What agents of the house make of Crown and Glory."""
