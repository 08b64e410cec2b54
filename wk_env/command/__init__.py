"""The `wk` command, a file for each group of its commands."""
