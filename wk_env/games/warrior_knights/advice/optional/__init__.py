"""What sensible Barons do where optional rules are played: a file for each that asks something."""
