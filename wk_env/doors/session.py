"""A game at a door: the match, what is seen of it, and how it came about.

So it can be copied in mid-game, sent to another process and saved as a record. It holds no rule.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Final

import numpy as np

from wk_env.doors.observer import NOBODY, Observation, Observer, bare
from wk_env.kernel.spec import GameSpec, Match, Settings
from wk_env.play.arguments import check_mapping, seed_of, whole_number
from wk_env.play.history import SEEDS, History, new_history
from wk_env.play.record import Record, to_record
from wk_env.play.starts import beginning

NOT_CARRIED: Final = {"spec", "observer"}


class DoorSession:
    """One game after another, begun by seeds in sequence."""

    def __init__(self, spec: GameSpec, settings: Settings, observation: str = "compact") -> None:
        self.spec: GameSpec = spec
        self.observation: str = observation
        self.observed_as: str = bare(observation)  # what it is to the game, which scales nothing
        self.history: History = new_history(spec, settings, 0)
        self.settings: Settings = self.history.rules
        self.seats: int = int(self.match.seats)
        self.observer: Observer = Observer(spec, observation)
        self.luck: np.random.Generator = np.random.default_rng()

    @property
    def match(self) -> Match:
        """The match in play."""
        return self.history.match

    def begin(self, seed: int | None, options: Mapping[str, object] | None) -> None:
        """Begin a game: of this seed, or of the next one of the sequence, or at the position in the options."""
        seed = seed_of(seed)
        check_mapping("options", options)
        luck = self.luck if seed is None else np.random.default_rng(seed)
        drawn = int(luck.integers(SEEDS))
        self.history = beginning(self.spec, self.settings, self.seats, drawn, options)
        self.luck = luck
        self.observer.forget()

    def whole(self, action: object) -> int:
        """An action as a number of Python's own; TypeError or ValueError if it is no flat action at all."""
        return whole_number("the action", action, 0, self.spec.action_count - 1)

    def see(self, seat: int) -> Observation:
        """What a seat may know now, in arrays of its own."""
        observer = self.observer
        observer.look(self.match, seat)
        return {"observation": observer.numbers.copy(), "action_mask": observer.mask.copy()}

    def play(self, choice: int) -> None:
        """Play a legal choice and note it."""
        self.history.play(choice)
        self.observer.seat = NOBODY  # as `forget` says, without the call

    def act(self, number: int) -> None:
        """Play a flat action and note it; ValueError if it is not legal."""
        self.history.act(number)
        self.observer.seat = NOBODY

    def answer_forced(self) -> None:
        """Play every question that has a single answer, up to one that has several or to the end."""
        match = self.match
        while match.decision.count == 1:
            self.play(match.decision.choices()[0])

    def record(self) -> Record:
        """The game so far as a record; ValueError if it began at a position that nobody knows the way to."""
        return to_record(self.history)

    def __deepcopy__(self, memo: dict[int, object]) -> "DoorSession":
        twin = object.__new__(type(self))
        memo[id(self)] = twin
        twin.__dict__.update(
            {name: deepcopy(value, memo) for name, value in vars(self).items() if name not in NOT_CARRIED}
        )
        twin.spec, twin.observer = self.spec, Observer(self.spec, self.observation)
        return twin

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in vars(self).items() if name not in NOT_CARRIED}

    def __setstate__(self, carried: dict[str, object]) -> None:
        self.__dict__.update(carried)
        self.spec = self.history.spec
        self.observer = Observer(self.spec, self.observation)
