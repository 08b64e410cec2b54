"""Jobs that are bytes: done in this process, in others, or on other machines."""
