"""Tests of Tollgate."""
