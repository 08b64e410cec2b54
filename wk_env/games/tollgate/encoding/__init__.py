"""Actions and observations of Tollgate as numbers, compiled."""
