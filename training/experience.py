"""What a collection is asked for, and what comes of it: games and who sits where, positions and what answers led to."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wk_env.kernel.spec import GameSpec, Settings
from wk_env.search.race import FIRST_LAPS
from wk_env.search.tree import MOST_SEATS

LEARNS: Final = -1  # the current policy; -2 and below are others of the policies, 0 and above advisors
FORMER: Final = LEARNS - 1  # the first former self; the next ones are below it
EVERY_OTHER: Final = 0.5
Ints = NDArray[np.int64]
Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Study:
    """Which questions are searched or copied to learn from them, and in how many imagined worlds offers are tried."""

    worlds: int = 0  # nothing is searched at 0
    share: float = 0.1  # of all questions
    shares: dict[str, float] = field(default_factory=dict)  # of some kinds of them
    copied: float = 0.0  # the share of all others in which the policy learns how the Advisor ranks the answers

    def __post_init__(self) -> None:
        if not 0 <= self.worlds < FIRST_LAPS:
            raise ValueError(f"a study has worlds={self.worlds}; it takes a number from 0 to {FIRST_LAPS - 1}")
        if not 0 <= self.copied <= 1:
            raise ValueError(f"a study has copied={self.copied}; it takes a share from 0 to 1")

    def for_game(self, spec: GameSpec) -> "Study":
        """The same for a game; where it has none of the kinds that are named, half of all questions are searched."""
        is_known = not self.worlds or any(ask in self.shares for ask in spec.asks)
        return self if is_known else replace(self, share=EVERY_OTHER, shares={})

    @property
    def is_any(self) -> bool:
        """Whether there is anything to study."""
        return self.worlds > 0 or self.copied > 0

    def chances(self, spec: GameSpec) -> Floats:
        """How likely a question of each kind is searched: none that is not worth a thought."""
        assert spec.advisor is not None
        worthy = [self.worlds > 0 and spec.advisor.budget(ask, 1) > 0 for ask in range(len(spec.asks))]
        shares = [self.shares.get(ask, self.share) for ask in spec.asks]
        return np.array(shares, np.float32) * np.array(worthy, np.float32)


NO_STUDY: Final = Study()


@dataclass(frozen=True)
class Seating:
    """One game to be played: its settings, its deal, and who sits where."""

    settings: Settings
    seed: int
    players: tuple[int, ...]
    slips: tuple[int, ...] = ()


@dataclass
class Experience:
    """The answers of the current policy, one behind the other; `games` and `seats` say whose they are, in order."""

    rows: NDArray[np.int32]
    row_counts: Ints
    asks: Ints
    actions: Ints  # of all offers, turned to who is asked
    steps: Ints  # how far behind the best the Advisor holds each offer
    offer_counts: Ints
    chosen: Ints  # which of its offers, from 0
    log_chances: Floats  # of the chosen one
    games: Ints
    seats: Ints
    rounds: Ints
    chances: Floats  # the hand-made chance of the seat
    results: Floats  # of each offer: its share of the win in imagined worlds; not a number if it was not tried
    about: NDArray[np.int16]  # what lies around the place that is asked about, and what the Advisor thinks
    about_counts: Ints
    around: NDArray[np.int16]  # what lies around the place of each offer
    around_counts: Ints
    others: NDArray[np.int32]  # rows of what the other seats see, for a critic that is privileged
    other_counts: Ints
    wins: Floats = field(default_factory=lambda: np.zeros((0, MOST_SEATS), np.float32))  # game: share of each seat

    def __len__(self) -> int:
        return len(self.asks)


def joined(parts: Sequence[Experience]) -> Experience:
    """Several pieces as one."""
    names = [name for name in vars(parts[0]) if name != "wins"]
    return Experience(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))
