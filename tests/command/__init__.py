"""Tests of records and of the command that reads them."""
