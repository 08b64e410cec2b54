"""Experiments about Warrior Knights: its balance, its regions, the weights of its evaluation."""
