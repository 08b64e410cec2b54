"""The report on a tournament."""
