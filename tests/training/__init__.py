"""The example programs."""
