"""The game in English: its things, its choices, its positions, its course."""
