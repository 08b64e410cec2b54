"""The tables of Crown and Glory."""
