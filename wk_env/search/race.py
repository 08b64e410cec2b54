"""A race between the answers to one question: all run in the same imagined worlds, and whoever falls behind drops out.

Luck that all of them share cancels out of what lies between two of them (common random numbers), so a few laps tell
what hundreds of worlds apart would not.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.kernel.columns import NONE, filled

FIRST_LAPS: Final[i64] = 8  # nobody drops out before
DOUBT: Final[float] = 2.5  # standard errors that whoever drops out is behind
A_HAIR: Final[float] = 500.0  # and so many millionths besides


@mypyc_attr(acyclic=True)
class Race:
    """Runners by their places. A lap is one world; its results count once everybody has run it."""

    __slots__ = ("count", "lap", "laps", "left", "level", "out", "products", "runner", "sums")

    def __init__(self, count: i64) -> None:
        self.count: i64 = count
        self.left: i64 = count  # runners who are still in it
        self.laps: i64 = 0  # laps that are over
        self.runner: i64 = 0  # whose turn it is
        self.out: vec[i64] = filled(count, 0)
        self.level: vec[i64] = filled(count, 0)  # head starts for nobody
        self.lap: vec[i64] = filled(count, 0)  # what each came to in this lap
        self.sums: vec[i64] = filled(count, 0)  # over all laps that are over
        self.products: vec[i64] = filled(count * count, 0)  # place * count + place: sums of products

    def note(self, result: i64) -> None:
        """What the runner whose turn it is came to; the turn passes on."""
        self.lap[self.runner] = result
        self.runner = self.after(self.runner)
        if self.runner == NONE:
            self.end_lap()
            self.runner = self.after(NONE)

    def after(self, place: i64) -> i64:
        """The next runner behind a place, or NONE."""
        for later in range(place + 1, self.count):
            if self.out[later] == 0:
                return later
        return NONE

    def end_lap(self) -> None:
        """Count the lap, and see who drops out."""
        self.laps += 1
        for place in range(self.count):
            self.sums[place] += self.lap[place]
            for other in range(self.count):
                self.products[place * self.count + other] += self.lap[place] * self.lap[other]
        if self.laps < FIRST_LAPS:
            return
        best: i64 = self.leader(self.level)
        for place in range(self.count):
            if place != best and self.out[place] == 0 and self.is_beaten(place, best):
                self.out[place] = 1
                self.left -= 1

    def is_beaten(self, place: i64, best: i64) -> bool:
        """Whether a runner is behind another one beyond doubt, by what lay between them lap by lap."""
        laps: float = float(self.laps)
        gap: float = float(self.sums[best] - self.sums[place]) / laps
        own: i64 = self.products[place * self.count + place] + self.products[best * self.count + best]
        square: float = float(own - 2 * self.products[place * self.count + best]) / laps
        return gap > A_HAIR + DOUBT * sqrt(max(0.0, square - gap * gap) / laps)

    def leader(self, starts: vec[i64]) -> i64:
        """The place of whoever is ahead with these head starts, in millionths a lap; the first of equals."""
        best: i64 = NONE
        most: i64 = 0
        for place in range(self.count):
            if self.out[place] == 1:
                continue
            result: i64 = self.sums[place] + starts[place] * self.laps
            if best == NONE or result > most:
                best = place
                most = result
        return best
