"""How agents play optional rules, a file for each that stands alone."""
