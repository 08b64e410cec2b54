"""No channel tells a seat what it may not know."""
