"""Tables of content: ours, and faults in those of owners."""
