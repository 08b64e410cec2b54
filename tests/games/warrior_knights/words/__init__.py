"""What is said of a position, a question and an option."""
