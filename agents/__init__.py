"""Whoever sits in a seat: an agent is given a View and nothing else."""
