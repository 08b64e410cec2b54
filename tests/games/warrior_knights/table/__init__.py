"""Warrior Knights for people at a table."""
