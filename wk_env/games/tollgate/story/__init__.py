"""A fair told in English."""
