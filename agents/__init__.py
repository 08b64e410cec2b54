"""Whoever sits in a seat. Empty until views exist: an agent is given a View and nothing else (issue 5 of the plan)."""
