"""The game in English: its things, its questions and answers, its positions."""
