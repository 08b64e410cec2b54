"""How far behind its best answer the Advisor holds another one, in steps that are usual for the kind of question.

What a score is worth differs from question to question, so that the steps are learned from some games: an eighth of all
gaps at a kind of question lies in each.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from wk_agents.learned.levels import edges_from, levels_of

Whole: TypeAlias = "NDArray[np.int64]"
STEPS: Final = 8  # 0 for the best answer, then 1 for the nearest gaps to 7 for the farthest


class Gaps:
    """The steps of every kind of question; `edges` has a row for each, the gap from which each step but two begins."""

    def __init__(self, edges: Whole) -> None:
        self.edges: Whole = edges
        self._limits: list[list[int]] = np.sort(edges, 1).tolist()

    def steps(self, asks: Whole, gaps: Whole, ranks: Whole) -> Whole:
        """The step of each answer: what is asked, how far it is behind, and how high it is ranked."""
        return np.where(ranks == 0, 0, 1 + levels_of(self.edges, asks, gaps))

    def steps_of(self, ask: int, merits: Sequence[int]) -> list[int]:
        """The step of each answer to one question, by what the Advisor thinks of them; the first is its best."""
        limits, best = self._limits[ask], merits[0]
        return [0, *(1 + bisect_right(limits, best - merit) for merit in merits[1:])]


def gaps_from(asks: Whole, gaps: Whole, kinds: int) -> Gaps:
    """The steps that divide these gaps of answers that are not the best, for each kind of question."""
    return Gaps(edges_from(asks, gaps, kinds, STEPS - 1))
