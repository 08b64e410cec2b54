"""Warrior Knights, in the order of its layers."""
