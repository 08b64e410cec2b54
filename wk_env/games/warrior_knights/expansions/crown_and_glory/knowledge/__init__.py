"""Who may know what of Crown and Glory."""
