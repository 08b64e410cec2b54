"""Tests of the expansions of Warrior Knights."""
