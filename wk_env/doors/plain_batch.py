"""A batch for games that have no faster one: match after match through a lens."""

from collections.abc import Sequence

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from wk_env.doors.observer import Observer
from wk_env.kernel.spec import GameSpec, Match


class OneByOne:
    """N matches of any game, a row each; the contract is `Batch` in `kernel/spec.py`."""

    def __init__(self, spec: GameSpec, size: int, seats: int, observation: str, *, skip_forced: bool) -> None:
        self.spec: GameSpec = spec
        self.skip_forced: bool = skip_forced
        self.observer: Observer = Observer(spec, observation)
        self.matches: list[Match] = []
        self.numbers = np.zeros((size, self.observer.lens.width), np.int16)
        self.masks = np.zeros((size, spec.action_count), np.int8)
        self.legal = np.zeros((size, spec.action_count), np.int64)
        self.counts = np.zeros(size, np.int64)
        self.seats = np.zeros(size, np.int64)
        self.standing = np.zeros((size, seats), np.int64)

    def views(self) -> Sequence[memoryview]:
        """The buffers: numbers, mask, legal, counts, seats, standing."""
        buffers = (self.numbers, self.masks, self.legal, self.counts, self.seats, self.standing)
        return [buffer.data for buffer in buffers]

    def put(self, place: int, match: Match) -> None:
        """Lay a match into a row, or a row more after the last one, and look at it."""
        self.matches[place : place + 1] = [match]
        self._look(place)

    def first_illegal(self, places: "vec[i64]", actions: "vec[i64]") -> int:
        """Which of some actions, one for each of these rows, is the first that is not legal there, or -1."""
        size = self.masks.shape[1]
        for number, (place, action) in enumerate(zip(places, actions, strict=True)):
            if not (0 <= action < size and self.masks[place, action]):
                return number
        return -1

    def step(self, actions: "vec[i64]") -> None:
        """Play a legal answer in every row."""
        self.step_some(vec[i64](list(range(len(actions)))), actions)

    def step_some(self, places: "vec[i64]", actions: "vec[i64]") -> None:
        """Play a legal answer in each of some rows."""
        for place, action in zip(places, actions, strict=True):
            self.matches[place].act(action)
            self._look(place)

    def _look(self, place: int) -> None:
        match, observer = self.matches[place], self.observer
        while self.skip_forced and match.decision.count == 1:
            match.play(match.decision.choices()[0])
        seat = match.decision.seat if match.decision.count else 0
        observer.forget()
        observer.look(match, seat)
        self.numbers[place], self.masks[place], self.seats[place] = observer.numbers, observer.mask, seat
        actions = observer.lens.actions()
        self.counts[place] = len(actions)
        self.legal[place, : len(actions)] = actions
        standing = match.standing()
        self.standing[place, : len(standing)] = standing
