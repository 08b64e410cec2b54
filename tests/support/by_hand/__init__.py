"""Battles played a second time, by hand: the rows of the ledger in plain Python, to check the engine against."""
