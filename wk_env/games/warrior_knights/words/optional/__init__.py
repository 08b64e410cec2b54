"""The optional rules in words, a file for each that stands alone."""
