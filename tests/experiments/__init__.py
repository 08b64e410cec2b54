"""Tournaments, statistics, reports, and experiments about single games."""
