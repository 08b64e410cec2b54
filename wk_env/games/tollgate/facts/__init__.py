"""What a carter knows, as typed structures with names: for people, bots and JSON."""
