"""People and agents at a table."""
