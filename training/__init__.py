"""How learned agents are made. Empty until there are doors to learn through."""
