"""Crown and Glory as numbers."""
