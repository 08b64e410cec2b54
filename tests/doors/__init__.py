"""Tests of the doors: what PettingZoo and others demand of an environment, and what happens to rubbish."""
