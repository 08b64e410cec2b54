"""What `wk bench` measures."""
