"""Numbers and words for everything: actions, observations, English."""
