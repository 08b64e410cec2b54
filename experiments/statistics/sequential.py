"""A sequential test of a win share: whether it is p0 or p1, decided as soon as the games say so.

A block is one deal played once from each seat; its outcome is the share of its games that the candidate won. The test
is the generalised sequential probability ratio test that chess engines are tried by (fishtest), with blocks in the
place of game pairs: the outcomes may be distributed in any way; for both hypotheses the most likely distribution with
that mean is taken, and the logarithm of the ratio of their likelihoods is followed until it leaves the bounds

    log(beta / (1 - alpha))   below it the win share is p0;
    log((1 - beta) / alpha)   above it, p1.

alpha is the chance to say p1 when p0 is true, beta that to say p0 when p1 is true. The bounds are meant for a walk in
small steps; ours leaves them by a jump. So each is drawn in by as much as the walk is expected to jump over it: half
the mean square of its steps to new records by their mean (renewal theory; Siegmund 1985).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log
from typing import Final

LEAST_BLOCKS: Final = 16
UNSEEN: Final = 1e-3  # as much of a block for every outcome not seen yet
PRECISION: Final = 1e-10


class SequentialTest:
    """The state of a test; blocks are added one by one, in their order."""

    def __init__(self, p0: float, p1: float, games: int, alpha: float, beta: float) -> None:
        if not 0 < p0 < p1 < 1:
            raise ValueError(f"a sequential test of {p0} against {p1} is none; it takes 0 < p0 < p1 < 1")
        self.p0, self.p1, self.alpha, self.beta = p0, p1, alpha, beta
        self.lower, self.upper = log(beta / (1 - alpha)), log((1 - beta) / alpha)
        self.log_odds = 0.0
        self.blocks = 0
        self._ups, self._downs = Records(), Records()
        self._seen: Counter[float] = Counter()
        self._grid = [wins / games for wins in range(games + 1)]

    def add(self, share: float) -> None:
        """Take in a block, unless the matter is decided already."""
        if self.is_decided:
            return
        self._seen[round(share, 9)] += 1
        self.blocks += 1
        self.log_odds = log_ratio({**dict.fromkeys(map(rounded, self._grid), 0), **self._seen}, self.p0, self.p1)
        self._ups.add(self.log_odds)
        self._downs.add(-self.log_odds)

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the test ends, the jump over the bounds allowed for."""
        return min(0.0, self.lower + self._downs.jump), max(0.0, self.upper - self._ups.jump)

    @property
    def is_decided(self) -> bool:
        """Whether the bounds have been left."""
        lower, upper = self.bounds
        return self.blocks >= LEAST_BLOCKS and not lower < self.log_odds < upper

    @property
    def decision(self) -> str:
        """What the test says so far."""
        if not self.is_decided:
            return "undecided"
        return "p1" if self.log_odds >= self.bounds[1] else "p0"


class Records:
    """The steps by which a walk has reached new heights."""

    def __init__(self) -> None:
        self.height = self.sum = self.squares = 0.0

    def add(self, height: float) -> None:
        """Take in where the walk is."""
        step = height - self.height
        if step > 0:
            self.height = height
            self.sum += step
            self.squares += step * step

    @property
    def jump(self) -> float:
        """How far it is expected to jump over a bound."""
        return self.squares / self.sum / 2 if self.sum else 0.0


def rounded(share: float) -> float:
    """A share without the noise of its last digits."""
    return round(share, 9)


def log_ratio(seen: Mapping[float, int], p0: float, p1: float) -> float:
    """The logarithm of how much likelier the outcomes are under p1 than under p0."""
    outcomes = sorted(seen)
    counts = [max(seen[outcome], UNSEEN) for outcome in outcomes]
    first, second = (tilt([outcome - mean for outcome in outcomes], counts) for mean in (p0, p1))
    return sum(
        count * log((1 + first * (outcome - p0)) / (1 + second * (outcome - p1)))
        for outcome, count in zip(outcomes, counts, strict=True)
    )


def tilt(off: Sequence[float], counts: Sequence[float]) -> float:
    """How far outcomes so far off a mean must be tilted to have it: divided by 1 + tilt * off they are likeliest."""
    low, high = -1 / max(off), -1 / min(off)
    place = 0.0
    while high - low > PRECISION * max(1.0, high - low):
        parts = [(count * far, 1 + place * far) for count, far in zip(counts, off, strict=True)]
        value = sum(part / below for part, below in parts)
        slope = sum(part * part / count / below**2 for (part, below), count in zip(parts, counts, strict=True))
        low, high = (place, high) if value > 0 else (low, place)
        if abs(value) < PRECISION * slope:
            break
        newton = place + value / slope
        place = newton if low < newton < high else (low + high) / 2
    return place
