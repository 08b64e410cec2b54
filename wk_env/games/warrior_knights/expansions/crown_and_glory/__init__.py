"""Crown and Glory: The King, Missions, and, to come, For Glory."""
