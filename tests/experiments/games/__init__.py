"""Experiments about a single game."""
