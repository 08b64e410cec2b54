"""The proofs: the tree of the code once more, and a folder for each kind of proof that concerns all of it."""
