"""What agents answer to the questions of the reference manual's optional rules."""
