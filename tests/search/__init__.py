"""The search over imagined worlds."""
