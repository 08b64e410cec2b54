"""Tests of the hand-made judgement."""
