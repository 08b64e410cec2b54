"""The small programs to begin with."""
