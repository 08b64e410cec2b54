"""The rules of Tollgate, compiled."""
