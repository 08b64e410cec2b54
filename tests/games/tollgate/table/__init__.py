"""Tollgate for people at a table."""
