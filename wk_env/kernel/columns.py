"""Columns of numbers, of which the states of all games are made."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final[i64] = -1  # no row


def filled(size: i64, number: i64) -> vec[i64]:
    """A column of this many rows, all of this number."""
    return vec[i64]([number] * size)


def rising(size: i64) -> vec[i64]:
    """A column of this many rows, each of its own number: cards in their order."""
    column = filled(size, 0)
    for row in range(size):
        column[row] = row
    return column
