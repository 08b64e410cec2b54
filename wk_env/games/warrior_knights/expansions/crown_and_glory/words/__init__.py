"""Crown and Glory in words."""
