"""What an Advisor says besides scores: numbers that tell what a question is about, and what each of its answers meets.

A learned policy adds up a row of weights for each number. What it finds out about one place of a map it then knows of
all the others.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.kernel.columns import filled

MOST_AROUND: Final[i64] = 96  # numbers that are said of a question, or of one answer


@mypyc_attr(acyclic=True)
class Surroundings:
    """The numbers of a question, then those of each answer that is looked at; `ends` says where those of each end."""

    __slots__ = ("count", "ends", "found", "slots")

    def __init__(self, answers: i64) -> None:
        self.found: vec[i64] = filled((answers + 1) * MOST_AROUND, 0)
        self.ends: vec[i64] = filled(answers + 1, 0)
        self.count: i64 = 0  # of numbers so far
        self.slots: i64 = 0  # of questions and answers that are told of

    def clear(self) -> None:
        """Forget everything."""
        self.count = 0
        self.slots = 0

    def note(self, number: i64) -> None:
        """One number more."""
        self.found[self.count] = number
        self.count += 1

    def close(self) -> None:
        """All is said of this question or answer."""
        self.ends[self.slots] = self.count
        self.slots += 1
