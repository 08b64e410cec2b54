"""A game told in English: what followed from each choice, in full or in short."""
