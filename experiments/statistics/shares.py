"""Shares and means with intervals, from games that come in deals.

Games of one deal have their chance in common, so deals are what is independent: a share is the mean of its deals,
and its variance is estimated from how deals differ. The interval is Wilson's, which stays within 0 and 1 and is right
for small shares, with two changes: the number of games is that of independent games which would vary as much, and
Student's t for the number of deals takes the place of the normal distribution, since the variance is an estimate.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray
from wk_experiments.statistics.tails import t_quantile

COVERAGE: Final = 0.95
LEAST_DEALS: Final = 5  # with fewer, intervals say nothing


@dataclass(frozen=True)
class Estimate:
    """A number, and the ends of its interval."""

    value: float
    low: float
    high: float


def share_interval(sums: NDArray[np.float64], games: NDArray[np.float64], coverage: float = COVERAGE) -> Estimate:
    """A share of games, from how many were won and played in each deal."""
    played = float(games.sum())
    deals = int((games > 0).sum())
    if played == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = float(sums.sum()) / played
    if deals < LEAST_DEALS:
        return Estimate(share, 0.0, 1.0)
    variance = ratio_variance(sums, games)
    width = t_quantile(coverage, deals - 1)
    independent = share * (1 - share) / variance if variance > 0 and 0 < share < 1 else played
    return wilson(share, independent, width)


def wilson(share: float, games: float, width: float) -> Estimate:
    """Wilson's interval, so many standard errors wide to each side."""
    square = width**2 / games
    middle = (share + square / 2) / (1 + square)
    half = sqrt(square * share * (1 - share) + square**2 / 4) / (1 + square)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(sums: NDArray[np.float64], games: NDArray[np.float64], coverage: float = COVERAGE) -> Estimate:
    """A mean of any numbers, from their sum and count in each deal: Student's t over deals."""
    played = float(games.sum())
    deals = int((games > 0).sum())
    mean = float(sums.sum()) / max(1.0, played)
    if deals < LEAST_DEALS:
        return Estimate(mean, -np.inf, np.inf)
    half = t_quantile(coverage, deals - 1) * sqrt(ratio_variance(sums, games))
    return Estimate(mean, mean - half, mean + half)


def ratio_variance(sums: NDArray[np.float64], games: NDArray[np.float64]) -> float:
    """The variance of the ratio of two sums over deals."""
    deals = int((games > 0).sum())
    residuals = sums - games * sums.sum() / games.sum()
    return float((residuals**2).sum()) * deals / (deals - 1) / float(games.sum()) ** 2
