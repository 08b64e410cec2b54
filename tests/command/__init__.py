"""The `wk` command: what it prints where, and its exit codes."""
