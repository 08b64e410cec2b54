"""Warrior Knights: the rules, compiled. `phases` and `procedures` read like the rulebook; start at `phases/round.py`."""
