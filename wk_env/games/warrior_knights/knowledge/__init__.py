"""Who may know what, compiled: the game as a seat sees it, and games that the seat could be in."""
