"""Environments: what PettingZoo and others demand of one, and what happens to wrong arguments."""
