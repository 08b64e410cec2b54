"""Games in play: records, views, where a game begins, which games there are."""
