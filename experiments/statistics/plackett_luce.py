"""Ratings from ranked games: the Plackett-Luce model, fitted to all games at once, with intervals over deals.

Each agent has a worth; at each place of the ranking the next is drawn from those who are left, by worth. Seats that
tie count as all orders of them in equal parts, as a drawn game counts as half a win. Worths are logarithms; a weak
prior (`PRIOR`) keeps them finite when somebody never loses. Newton's method finds the maximum, the only one.

Intervals come from the bootstrap over deals: deals are drawn with replacement, the model is fitted anew, and the spread
of the fits, times Student's t for the number of deals, is the reach of the interval. The anchor only says where 0 is:
intervals are those of the distance from the mean of all agents, lest each carry the anchor's own uncertainty.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, log
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from wk_experiments.statistics.tails import t_quantile

Matrix = NDArray[np.float64]
RankedGame: TypeAlias = "tuple[int, Sequence[int], Sequence[int]]"  # the deal, the agent of each seat, the ranks

PRIOR: Final = 0.01
REPLICAS: Final = 400
AT_ONCE: Final = 50
ITERATIONS: Final = 60
LONGEST_STEP: Final = 2.0
CLOSE: Final = 1e-9
LEAST_DEALS: Final = 5  # with fewer, intervals say nothing
ELO: Final = 400 / log(10)


@dataclass(frozen=True)
class Fit:
    """Worths with the anchor's at 0, their intervals, and how all of them vary together around their mean."""

    worths: Matrix
    low: Matrix
    high: Matrix
    covariance: Matrix

    def in_elo(self) -> tuple[Matrix, Matrix, Matrix]:
        """Ratings and their intervals on a scale like Elo's: 400 points are odds of 10 to 1."""
        return self.worths * ELO, self.low * ELO, self.high * ELO


@dataclass(frozen=True)
class Draws:
    """Ranked games as draws: who stood in each kind of draw, and for each deal how often it was made and who won."""

    stood: Matrix  # kinds of draw by agents: how many seats each held
    made: Matrix  # deals by kinds of draw
    won: Matrix  # deals by agents


def draws_of(games: Sequence[RankedGame], agents: int) -> Draws:
    """The draws behind ranked games, each given as its deal, the agent of each seat and the ranks."""
    deals = {deal: row for row, deal in enumerate(sorted({deal for deal, _, _ in games}))}
    kinds: dict[tuple[int, ...], int] = {}
    made: list[tuple[int, int, float]] = []
    won = np.zeros((len(deals), agents))
    for deal, seats, ranks in games:
        for stood, share in stages(seats, ranks):
            made.append((deals[deal], kinds.setdefault(stood, len(kinds)), share))
        for agent, wins in wins_of(seats, ranks):
            won[deals[deal], agent] += wins
    table = np.zeros((len(deals), len(kinds)))
    for row, column, share in made:
        table[row, column] += share
    stood_in = np.zeros((len(kinds), agents))
    for stood, column in kinds.items():
        for agent in stood:
            stood_in[column, agent] += 1
    return Draws(stood_in, table, won)


def stages(seats: Sequence[int], ranks: Sequence[int]) -> list[tuple[tuple[int, ...], float]]:
    """The draws of a game: who was left at each, and which part of the orders of ties goes through it."""
    found = []
    for rank in sorted(set(ranks)):
        tied = [agent for agent, mine in zip(seats, ranks, strict=True) if mine == rank]
        behind = [agent for agent, mine in zip(seats, ranks, strict=True) if mine > rank]
        for gone in range(len(tied)):
            share = 1 / comb(len(tied), gone)
            lefts = combinations(tied, len(tied) - gone)
            found += [(tuple(sorted((*left, *behind))), share) for left in lefts if len(left) + len(behind) > 1]
    return found


def wins_of(seats: Sequence[int], ranks: Sequence[int]) -> list[tuple[int, float]]:
    """The draws that each seat won: one, but for the last seat, or those who tie for it, who share one less."""
    last = max(ranks)
    tied = ranks.count(last)
    return [(agent, (tied - 1) / tied if rank == last else 1.0) for agent, rank in zip(seats, ranks, strict=True)]


def fit(draws: Draws, anchor: int, seed: int, coverage: float = 0.95) -> Fit:
    """Worths and intervals from all games."""
    deals = len(draws.made)
    luck = np.random.default_rng(seed)
    weights = luck.multinomial(deals, np.full(deals, 1 / deals), REPLICAS).astype(np.float64)
    rows = np.vstack([np.ones(deals), weights])
    worths = np.vstack([solve(draws, rows[first : first + AT_ONCE]) for first in range(0, len(rows), AT_ONCE)])
    worths -= worths.mean(1, keepdims=True)
    shown = worths[0] - worths[0, anchor]
    if deals < LEAST_DEALS:
        unknown = np.full(worths.shape[1], np.inf)
        return Fit(shown, -unknown, unknown, np.diag(unknown))
    covariance = np.atleast_2d(np.cov(worths[1:], rowvar=False)) * deals / (deals - 1)
    reach = t_quantile(coverage, deals - 1) * np.sqrt(np.diag(covariance))
    return Fit(shown, shown - reach, shown + reach, covariance)


def solve(draws: Draws, weights: Matrix) -> Matrix:
    """The most likely worths for each row of weights over deals."""
    won, made = weights @ draws.won, weights @ draws.made
    worths = np.zeros_like(won)
    for _ in range(ITERATIONS):
        step = newton_step(draws.stood, made, won, worths)
        longest = np.abs(step).max(1, keepdims=True)
        worths += step * np.minimum(1.0, LONGEST_STEP / np.maximum(longest, CLOSE))
        if float(longest.max()) < CLOSE:
            break
    return worths


def newton_step(stood: Matrix, made: Matrix, won: Matrix, worths: Matrix) -> Matrix:
    """Where each row of worths should go."""
    pull = np.exp(worths - worths.max(1, keepdims=True))
    chances = pull[:, None, :] * stood[None, :, :]
    chances /= chances.sum(2, keepdims=True)
    expected = np.einsum("rk,rka->ra", made, chances)
    slope = won - expected - PRIOR * worths
    weighted = chances * made[:, :, None]
    bend = np.einsum("rka,rkb->rab", weighted, chances, optimize=True)
    bend = np.einsum("ra,ab->rab", expected + PRIOR, np.eye(worths.shape[1])) - bend
    return np.asarray(np.linalg.solve(bend, slope[:, :, None])[:, :, 0])
