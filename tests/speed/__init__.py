"""What the hot paths cost, counted in machine instructions."""
