"""The proofs, a room for each kind: kernel, records, laws, house; the rule ledgers they cite lie in `ledger`."""
