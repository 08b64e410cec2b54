"""The memory of a search: every answer tried so far, how often it could have been given, and what it led to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.kernel.columns import NONE, filled
from wk_env.kernel.core import Decision

ROOT: Final[i64] = 0
CHOICES: Final[i64] = 65536
ASKS: Final[i64] = 128
MOST_SEATS: Final[i64] = 6


@mypyc_attr(acyclic=True)
class Tree:
    """Answers as columns, a row each; row 0 is the beginning. The children of a row are the answers to what follows."""

    __slots__ = ("child", "count", "fitness", "key", "possible", "sibling", "total", "visits")

    def __init__(self, room: i64) -> None:
        self.count: i64 = 1
        self.key: vec[i64] = filled(room, NONE)  # who is asked what, and the choice
        self.child: vec[i64] = filled(room, NONE)  # first of the answers that follow
        self.sibling: vec[i64] = filled(room, NONE)  # next answer after the same row
        self.visits: vec[i64] = filled(room, 0)
        self.possible: vec[i64] = filled(room, 0)  # how often it was among the options
        self.fitness: vec[i64] = filled(room, 0)  # how likely a sensible Baron is to give it, in millionths
        self.total: vec[i64] = filled(room * MOST_SEATS, 0)  # row * 6 + seat: sum of what it led to

    def is_full(self) -> bool:
        """Whether no further answer can be remembered."""
        return self.count >= len(self.key)

    def find(self, parent: i64, key: i64) -> i64:
        """The row of an answer after another one, or NONE."""
        row: i64 = self.child[parent]
        while row != NONE and self.key[row] != key:
            row = self.sibling[row]
        return row

    def add(self, parent: i64, key: i64, fitness: i64) -> i64:
        """A new answer after another one."""
        row: i64 = self.count
        self.count += 1
        self.key[row] = key
        self.sibling[row] = self.child[parent]
        self.child[parent] = row
        self.fitness[row] = fitness
        return row

    def back_up(self, row: i64, shares: vec[i64]) -> None:
        """What an answer led to this time, for every seat."""
        self.visits[row] += 1
        for seat in range(i64(MOST_SEATS)):
            self.total[row * MOST_SEATS + seat] += shares[seat]


def key_of(decision: Decision, choice: i64) -> i64:
    """One number for a seat, a question and an answer."""
    return (decision.seat * ASKS + decision.ask) * CHOICES + choice


def choice_in(key: i64) -> i64:
    """The answer in such a number."""
    return key % CHOICES
