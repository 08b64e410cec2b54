"""Who may know what in Tollgate, compiled."""
