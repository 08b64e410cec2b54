"""Warrior Knights: its rules, and all that is known, said and drawn of it. `spec.py` is the way in."""
