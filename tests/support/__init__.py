"""Helpers of the tests: positions in a few lines, players, agents that misbehave."""
