"""The tables of the house and of owners."""
