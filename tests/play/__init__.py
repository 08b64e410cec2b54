"""Records and what else a game in play needs."""
