"""Tournaments, ratings, tests of significance, reports. Empty until there are agents to compare."""
