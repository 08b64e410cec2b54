"""Whether some kinds of seat win more often than others, when every seat of a game should win equally often."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import erfc, exp, gamma, sqrt
from typing import Final, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

NORMAL_95: Final = 1.959964


@dataclass(frozen=True)
class Contest:
    """One game that somebody won: the kind of every seat, and that of the winner."""

    kinds: tuple[str, ...]
    winner: str


class Ranked(Protocol):
    """A player of a game and the rank reached; 1 is the winner."""

    @property
    def rank(self) -> int:
        """His rank."""
        ...


Somebody = TypeVar("Somebody", bound=Ranked)


@dataclass(frozen=True)
class Share:
    """How often one kind started and won, how often it should have won, and how likely it is to be as far off."""

    kind: str
    starts: int
    wins: int
    expected: float
    low: float
    high: float
    corrected_p: float  # two-sided, times the number of kinds

    def __str__(self) -> str:
        """One line of a table."""
        share = self.wins / max(1, self.starts)
        return (
            f"  {self.kind:12} starts {self.starts:6}  wins {self.wins:6}  expected {self.expected:8.1f}"
            f"  share {share:.3f}  95 % {self.low:.3f} to {self.high:.3f}  corrected p {self.corrected_p:.4f}"
        )


def contests(tables: Iterable[Sequence[Somebody]], kind: Callable[[Somebody], str]) -> list[Contest]:
    """The games that somebody won, seen by one difference between those who sat at the table."""
    found = []
    for table in tables:
        winners = [kind(somebody) for somebody in table if somebody.rank == 1]
        if winners:
            found.append(Contest(tuple(map(kind, table)), winners[0]))
    return found


def wilson(wins: int, starts: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if starts == 0:
        return 0.0, 1.0
    share, square = wins / starts, NORMAL_95**2
    middle = (share + square / (2 * starts)) / (1 + square / starts)
    half = NORMAL_95 * sqrt(share * (1 - share) / starts + square / (4 * starts**2)) / (1 + square / starts)
    return max(0.0, middle - half), min(1.0, middle + half)


def chi_square_tail(value: float, freedom: int) -> float:
    """The chance that a chi-square of so many degrees of freedom is at least this value."""
    half = max(0.0, value) / 2
    if freedom == 0:
        return 1.0
    tail, done = (erfc(sqrt(half)), 1) if freedom % 2 else (exp(-half), 2)
    while done < freedom:
        tail += half ** (done / 2) * exp(-half) / gamma(done / 2 + 1)
        done += 2
    return min(1.0, tail)


def spread(contests: Iterable[Contest], place: Mapping[str, int]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The wins that each kind should have, and their covariance: exact, since each game has one winner."""
    expected, covariance = np.zeros(len(place)), np.zeros((len(place), len(place)))
    for contest in contests:
        chance = np.zeros(len(place))
        for kind in contest.kinds:
            chance[place[kind]] += 1 / len(contest.kinds)
        expected += chance
        covariance += np.diag(chance) - np.outer(chance, chance)
    return expected, covariance


def shares(contests: Sequence[Contest], kinds: Sequence[str]) -> list[Share]:
    """Each kind's share of the wins."""
    expected, covariance = spread(contests, {kind: place for place, kind in enumerate(kinds)})
    found = []
    for place, kind in enumerate(kinds):
        starts = sum(contest.kinds.count(kind) for contest in contests)
        wins = sum(contest.winner == kind for contest in contests)
        off, variance = wins - float(expected[place]), float(covariance[place, place])
        p = erfc(abs(off) / sqrt(2 * variance)) if variance > 0 else 1.0
        found.append(Share(kind, starts, wins, float(expected[place]), *wilson(wins, starts), min(1.0, p * len(kinds))))
    return found


def overall_p(contests: Sequence[Contest], kinds: Sequence[str]) -> float:
    """How likely the wins are to be spread as unevenly as this if no kind is better: a chi-square test."""
    expected, covariance = spread(contests, {kind: place for place, kind in enumerate(kinds)})
    off = np.array([sum(contest.winner == kind for contest in contests) for kind in kinds]) - expected
    rank = int(np.linalg.matrix_rank(covariance))
    return chi_square_tail(float(off @ np.linalg.pinv(covariance) @ off), rank)
