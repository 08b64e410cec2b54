"""How learned agents are made: small programs to begin with."""
