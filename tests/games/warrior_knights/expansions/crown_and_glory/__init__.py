"""Tests of Crown and Glory."""
