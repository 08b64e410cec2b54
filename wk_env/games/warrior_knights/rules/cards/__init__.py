"""The decks, a file each."""
