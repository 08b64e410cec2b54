"""The optional rules of the reference manual, a file for each."""
