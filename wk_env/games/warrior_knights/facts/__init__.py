"""What a seat knows, as typed structures with names: for people, bots and JSON."""
