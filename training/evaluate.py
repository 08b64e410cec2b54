"""How well a policy plays: whole games against others, each deal from every seat."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from wk_training.experience import LEARNS, Experience, Seating


@dataclass(frozen=True)
class Share:
    """The share of the win, and how far it may be off: twice the standard error over deals."""

    games: int
    wins: float
    reach: float

    def __str__(self) -> str:
        return f"{self.wins:.1%} ± {self.reach:.1%} of {self.games}"


def share_of(seen: Experience, seatings: Sequence[Seating]) -> Share:
    """What the learners won; games of one deal count as one observation."""
    own = np.array([seating.players.index(LEARNS) for seating in seatings])
    wins = seen.wins[np.arange(len(own)), own].astype(np.float64)
    _, deals = np.unique([seating.seed for seating in seatings], return_inverse=True)
    means = np.bincount(deals, wins) / np.bincount(deals)
    error = means.std(ddof=1) / np.sqrt(len(means)) if len(means) > 1 else 0.5
    return Share(len(wins), float(wins.mean()), float(2 * error))
