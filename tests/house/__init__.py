"""Tests of the code itself: what it imports, how large its pieces are, what is shipped, which ledger rows it cites."""
