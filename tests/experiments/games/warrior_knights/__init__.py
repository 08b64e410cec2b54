"""Experiments about Warrior Knights."""
