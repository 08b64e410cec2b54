"""The arena and its statistics."""
