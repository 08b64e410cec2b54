"""The optional rules of the reference manual: a file for each, with its function from rules to rules."""
