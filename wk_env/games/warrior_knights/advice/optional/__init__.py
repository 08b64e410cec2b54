"""How agents play by the optional rules of the reference manual."""
