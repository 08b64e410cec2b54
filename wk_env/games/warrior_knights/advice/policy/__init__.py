"""What a sensible Baron answers to each question, and why."""
