"""The tests: the tree of the code once more, and a folder for each kind of test that concerns all of it."""
