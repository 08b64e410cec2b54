"""Example programs, each run by the tests: `python -m wk_training.examples.random_play` and its like."""
