"""Whether the kind of a seat matters: its number, its place after the Chairman, its colour, where it begins.

For each deal the wins of each kind are compared with the wins that its seats should have had if only the agents in
them mattered. Where every deal deals with its kinds alike (each agent has been each kind once: numbers, places,
colours), kinds are mere names, and shuffling them within deals shows what luck alone does: an exact test. Elsewhere
(regions, which agents choose) the sums over deals are tested against 0 by Hotelling's T squared, which estimates from
the deals themselves how wins of one deal are correlated, and therefore takes many deals.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from wk_experiments.statistics.tails import f_tail

Floats = NDArray[np.float64]

DEALS_A_KIND: Final = (
    25  # at least, for Hotelling's test; with fewer it cries wolf (experiments/statistics/calibration.py)
)
LEAST_DEALS: Final = 5  # for shuffling
SHUFFLES: Final = 1999
SEED: Final = 20261118
SMALLEST: Final = 1e-9


def is_even(starts: Floats) -> bool:
    """Whether deals (rows) hold as many kinds (columns) each, and each of these as often."""
    alike = all(len(set(row[row > 0].tolist())) == 1 for row in starts)
    return alike and len(set((starts > 0).sum(1).tolist())) == 1


def shuffled_p(excess: Floats, present: NDArray[np.bool_]) -> float | None:
    """How often kinds that are shuffled within each deal come out as unevenly."""
    deals, kinds = excess.shape
    if deals < LEAST_DEALS:
        return None
    luck = np.random.default_rng(SEED)
    columns, often = np.nonzero(present)[1], np.maximum(1, present.sum(0))
    values = excess[present].reshape(deals, -1)

    def unevenness(rows: Floats) -> float:
        totals = np.bincount(columns, rows.ravel(), kinds)
        return float((totals**2 / often).sum())

    seen = unevenness(values) - SMALLEST
    reached = sum(unevenness(luck.permuted(values, axis=1)) >= seen for _ in range(SHUFFLES))
    return (1 + reached) / (1 + SHUFFLES)


def hotelling_p(excess: Floats) -> float | None:
    """The chance of sums so far from 0."""
    deals, kinds = excess.shape
    if deals < DEALS_A_KIND * kinds:
        return None
    mean = excess.mean(0)
    values, directions = np.linalg.eigh(np.atleast_2d(np.cov(excess, rowvar=False)))
    kept = values > SMALLEST * max(1.0, float(values.max()))
    freedom = int(kept.sum())
    if freedom == 0:
        return None
    along = directions[:, kept].T @ mean
    square = deals * float((along**2 / values[kept]).sum())
    return f_tail(square * (deals - freedom) / (freedom * (deals - 1)), freedom, deals - freedom)
