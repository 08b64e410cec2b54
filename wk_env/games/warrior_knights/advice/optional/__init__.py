"""How agents answer the questions of the optional rules of the reference manual, and what they look for."""
