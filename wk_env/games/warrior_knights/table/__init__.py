"""Warrior Knights for people at a table: how they answer, what they are shown, and why an answer is good."""
