"""What a critic may see in training that its seat cannot know: each position as all the other seats see it.

A lens shows a seat its own secrets, so that the views of all seats hold what everybody keeps from the others. Policies
and whoever plays them never see any of this.
"""

import numpy as np
from numpy.typing import NDArray
from wk_agents.learned.entries import Entries

from wk_env.kernel.spec import GameSpec, Lens, Match

Ints = NDArray[np.int64]


class OtherViews:
    """What the other seats see of a position, those behind the seat asked first: rows for a layer of the critic."""

    def __init__(self, spec: GameSpec, entries: Entries) -> None:
        self.entries: Entries = entries
        self.lens: Lens = spec.lens()
        self.numbers = np.frombuffer(self.lens.numbers, np.int16)

    def of(self, matches: list[Match]) -> tuple[NDArray[np.int32], Ints]:
        """The rows of some positions with an open question, one behind the other, and how many each has."""
        seen: list[NDArray[np.int16]] = []
        turns: list[int] = []
        for match in matches:
            for turn in range(1, match.seats):
                self.lens.look(match, (match.decision.seat + turn) % match.seats)
                seen.append(self.numbers.copy())
                turns.append(turn - 1)
        rows, starts = self.entries.of(np.array(seen))
        counts = np.diff(np.append(starts, len(rows)))
        shifts = np.array(turns, np.int32) * np.int32(self.entries.count)
        owners = np.arange(len(matches)).repeat([match.seats - 1 for match in matches])
        return rows + shifts.repeat(counts), np.bincount(owners, counts, len(matches)).astype(np.int64)
