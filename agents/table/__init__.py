"""The table at which people and agents sit: sessions, typed answers, the terminal."""
