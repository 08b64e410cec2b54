"""Counted trees: how many positions lie so many decisions behind a known one, and the sum of their hashes."""
