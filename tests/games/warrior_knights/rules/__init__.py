"""A test per rule, a file per topic of the ledger."""
