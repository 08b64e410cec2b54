"""Tests of reading content, for any game."""
