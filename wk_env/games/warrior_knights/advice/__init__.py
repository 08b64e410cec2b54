"""Hand-made judgement, compiled beside the rules: what a position is worth, and what a sensible Baron answers."""
