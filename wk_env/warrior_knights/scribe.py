"""How a seat's knowledge is written down: a row of numbers."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.warrior_knights.state import filled


@mypyc_attr(acyclic=True)
class Scribe:
    """A row of numbers that is written from left to right."""

    __slots__ = ("at", "row")

    def __init__(self, width: i64) -> None:
        self.row: vec[i64] = filled(width, 0)
        self.at: i64 = 0

    def write(self, number: i64) -> None:
        """The next number."""
        self.row[self.at] = number
        self.at += 1

    def skip(self, count: i64) -> None:
        """So many zeros."""
        self.at += count
