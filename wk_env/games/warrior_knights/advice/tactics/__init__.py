"""What attacks, marches, places, cards and votes are worth."""
