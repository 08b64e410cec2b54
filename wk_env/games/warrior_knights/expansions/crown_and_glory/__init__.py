"""Crown and Glory: For Glory, Missions, and The King."""
