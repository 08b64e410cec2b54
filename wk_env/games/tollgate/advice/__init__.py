"""Hand-made judgement of Tollgate, compiled."""
