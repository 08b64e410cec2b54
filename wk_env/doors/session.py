"""A game at a door: the match, what is seen of it, and how it came about.

So it can be copied in mid-game, sent to another process and saved as a record. It holds no rule.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Final

import numpy as np

from wk_env.doors.observer import Eye, Observation
from wk_env.kernel.spec import GameSpec, Match, Settings
from wk_env.play.arguments import check_mapping, seed_of, whole_number
from wk_env.play.record import Record, Recorder
from wk_env.play.registry import game_named
from wk_env.play.starts import Beginning, beginning

HIGHEST_SEED: Final = 2**62
NOT_CARRIED: Final = {"spec", "match", "eye"}


class Session:
    """One game after another, begun by seeds in sequence."""

    def __init__(self, spec: GameSpec, settings: Settings, observation: str = "compact") -> None:
        self.spec: GameSpec = spec
        self.settings: Settings = spec.settings(settings)
        self.observation: str = observation
        self.match: Match = spec.new_match(self.settings, 0)
        self.seats: int = int(self.match.seats)
        self.eye: Eye = Eye(spec, observation)
        self.luck: np.random.Generator = np.random.default_rng()
        self._past: tuple[Settings, int, tuple[int, ...] | None] = (self.settings, 0, ())
        self._actions: list[int] = []

    def begin(self, seed: int | None, options: Mapping[str, object] | None) -> None:
        """Begin a game: of this seed, or of the next one of the sequence, or at the position in the options."""
        seed = seed_of(seed)
        check_mapping("options", options)
        luck = self.luck if seed is None else np.random.default_rng(seed)
        drawn = int(luck.integers(HIGHEST_SEED))
        found: Beginning = beginning(self.spec, self.settings, self.seats, drawn, options)
        self.luck, self.match = luck, found.match
        self._past = (found.rules, found.seed, found.choices)
        self._actions = []
        self.eye.forget()

    def whole(self, action: object) -> int:
        """An action as a number of Python's own; TypeError or ValueError if it is no flat action at all."""
        return whole_number("the action", action, 0, self.spec.action_count - 1)

    def see(self, seat: int) -> Observation:
        """What a seat may know now, in arrays of its own."""
        eye = self.eye
        eye.look(self.match, seat)
        return {"observation": eye.numbers.copy(), "action_mask": eye.mask.copy()}

    def play(self, choice: int) -> None:
        """Play a legal choice and note it."""
        self._actions.append(self.spec.action_of(self.match.decision.ask, choice))
        self.match.play(choice)
        self.eye.forget()

    def act(self, number: int) -> None:
        """Play a flat action and note it; ValueError if it is not legal."""
        self.match.act(number)
        self._actions.append(number)
        self.eye.forget()

    def answer_forced(self) -> None:
        """Play every question that has a single answer, up to one that has several or to the end."""
        question = self.match.decision
        while question.count == 1:
            self.act(self.spec.action_of(question.ask, question.choices()[0]))
            question = self.match.decision

    def record(self) -> Record:
        """The game so far as a record; ValueError if it began at a position that nobody knows the way to."""
        rules, seed, choices = self._past
        if choices is None:
            raise ValueError("the game began at a position of its own; only a game from a seed or a record is recorded")
        recorder = Recorder(self.spec.id, rules, seed)
        for choice in choices:
            recorder.play(choice)
        for action in self._actions:
            recorder.play(self.spec.choice_of(recorder.match.decision.ask, action))
        return recorder.record()

    def __deepcopy__(self, memo: dict[int, object]) -> "Session":
        twin = object.__new__(type(self))
        memo[id(self)] = twin
        twin.__dict__.update(
            {name: deepcopy(value, memo) for name, value in vars(self).items() if name not in NOT_CARRIED}
        )
        twin.spec, twin.match, twin.eye = self.spec, self.match.copy(), Eye(self.spec, self.observation)
        return twin

    def __getstate__(self) -> dict[str, object]:
        carried = {name: value for name, value in vars(self).items() if name not in NOT_CARRIED}
        return {**carried, "game": self.spec.id, "position": self.match.pack()}

    def __setstate__(self, carried: dict[str, object]) -> None:
        game, position = carried.pop("game"), carried.pop("position")
        assert isinstance(position, bytes), "a pickle of this class holds a position"
        self.__dict__.update(carried)
        self.spec = game_named(str(game))
        self.eye = Eye(self.spec, self.observation)
        self.match = self.spec.unpack(position)
