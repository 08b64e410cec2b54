"""Crown and Glory as facts."""
