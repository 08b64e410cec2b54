"""Who may know and remember what."""
