"""How learned agents are made: example programs, one a door."""
