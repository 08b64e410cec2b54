"""Games between people and agents: sessions, typed answers, the terminal."""
