"""Shapes, texts and pixels that any game is drawn with."""
