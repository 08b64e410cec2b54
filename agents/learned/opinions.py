"""What the Advisor thinks of the answers that a question offers: each answer, at each level of merit, is a number.

A position is told these numbers behind what lies around the place that the question is about. So a policy knows of each
answer by how much it is worth, and not only by how far it is behind. What a merit is worth differs from question to
question: levels are learned from some games, a sixteenth of all merits at a kind of question in each. Games that say
nothing of places, and policies that are not advised, have no opinions.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from wk_agents.learned.levels import edges_from, levels_of

Whole: TypeAlias = "NDArray[np.int64]"
LEVELS: Final = 16
FEWEST: Final = 20  # offers in which an answer must be at a level for that to have a number
UNKNOWN: Final = -1


class Opinions:
    """`edges` has a row for each kind of question, the merit from which each level but one begins.

    The n-th of `places` is the answer and the level, flat, that number n stands for.
    """

    def __init__(self, edges: Whole, places: Whole) -> None:
        self.edges, self.places = edges, places
        self.count: int = len(places)
        self._limits: list[list[int]] = edges.tolist()
        self._numbers: dict[int, int] = {place: number for number, place in enumerate(places.tolist())}
        self._known: Whole = np.full(int(places.max(initial=0)) + 1, UNKNOWN)
        self._known[places] = np.arange(self.count)

    def of(self, asks: Whole, actions: Whole, merits: Whole) -> Whole:
        """The number of each offer: what is asked, the flat action, and its merit; UNKNOWN where there is none."""
        places = actions * LEVELS + levels_of(self.edges, asks, merits)
        found: Whole = np.where(
            places < len(self._known), self._known[np.minimum(places, len(self._known) - 1)], UNKNOWN
        )
        return found

    def numbers_of(self, ask: int, actions: Sequence[int], merits: Sequence[int]) -> list[int]:
        """The numbers of the answers to one question, as far as they have any."""
        limits = self._limits[ask]
        places = (action * LEVELS + bisect_right(limits, merit) for action, merit in zip(actions, merits, strict=True))
        return [self._numbers[place] for place in places if place in self._numbers]


def opinions_from(asks: Whole, actions: Whole, merits: Whole, kinds: int) -> Opinions:
    """The levels that divide these merits, and the numbers of what stands there often enough."""
    edges = edges_from(asks, merits, kinds, LEVELS)
    places, counts = np.unique(actions * LEVELS + levels_of(edges, asks, merits), return_counts=True)
    return Opinions(edges, places[counts >= FEWEST])


def no_opinions(kinds: int) -> Opinions:
    """Those of a policy that is told of none."""
    return Opinions(np.zeros((kinds, LEVELS - 1), np.int64), np.zeros(0, np.int64))
