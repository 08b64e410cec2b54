"""The rules of Crown and Glory."""
