"""Data sets for imitation: games of given agents with their results, a compact line each."""
