"""Agents: legal, repeatable, honest, and each rung better than the one below."""
