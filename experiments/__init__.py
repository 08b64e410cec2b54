"""Tournaments, ratings, tests of significance, reports, and experiments about single games."""
