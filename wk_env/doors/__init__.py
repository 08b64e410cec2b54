"""Environments for learners: PettingZoo, Gymnasium, many tables at once, and adapters for libraries."""
