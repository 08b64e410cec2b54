"""Tests of the house itself: what it imports, ships, promises in the README, and how large its pieces are."""
