"""One learning seat at each of many tables; opponents play the others. `Tables` in `tables.py` shows every seat.

The adapters for Gymnasium and Stable-Baselines3 in `adapters.py` stand on it.
"""

from collections.abc import Collection, Sequence
from typing import TypeAlias, Unpack

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.learning_seat import Learner
from wk_env.doors.observer import Numbers
from wk_env.doors.opponents import Opponent, check_list, play_waiting
from wk_env.doors.settings import SeatSettings
from wk_env.play.arguments import check_mapping, has_only_numbers, seeds_of, tables_of, whole_number
from wk_env.play.referee import Agent
from wk_env.play.starts import Options, options_each

Actions: TypeAlias = "Sequence[int] | NDArray[np.integer]"


class LearningSeats:
    """One learning seat at each of N tables; table i goes as `SoloEnv` does after `reset(seed=seed + i)`.

    Every array is the buffer itself, not a copy: the next call writes over it. `seats` says which seat each table
    learns from. Where a game ended, `final_observations` and `final_masks` show the end, and the next game begins: in
    the same step (as a rule), in the next one, whose action means nothing, or by `reset` alone.
    """

    def __init__(
        self,
        num_envs: int,
        opponents: Sequence[Opponent] | None = None,
        seat: int | None = 0,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **settings: Unpack[SeatSettings],
    ) -> None:
        num_envs = whole_number("the number of tables", num_envs, 1)
        check_list(opponents or [])
        if num_envs > 1 and any(isinstance(opponent, Agent) for opponent in opponents or []):
            raise ValueError("an agent plays at one table; for several it takes the spec of an agent, or a function")
        self.autoreset_mode: AutoresetMode = mode_of(autoreset_mode)
        self.count: int = num_envs
        self.singles: list[SoloEnv] = [SoloEnv(opponents, seat, **settings) for _ in range(num_envs)]
        self.single: SoloEnv = self.singles[0]
        self._learners: list[Learner] = [single.learner for single in self.singles]
        for table, single in enumerate(self.singles):
            single.learner.turn = table  # without a seat, neighbours learn from neighbours
        observer = self.single.session.observer
        self.observations: Numbers = np.zeros((num_envs, len(observer.numbers)), observer.numbers.dtype)
        self.masks = np.zeros((num_envs, len(observer.mask)), np.int8)
        self.final_observations = np.zeros_like(self.observations)
        self.final_masks = np.zeros_like(self.masks)
        self.seats = np.zeros(num_envs, np.int64)
        self.rewards = np.zeros(num_envs)
        self.terminations = np.zeros(num_envs, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        seeds: Sequence[int | None],
        options: "Options | Sequence[Options]" = None,
        tables: Sequence[int] | None = None,
    ) -> None:
        """Begin a game at every table, or at some, of these seeds or the next ones, up to the first decision.

        Seeds are one for each table, whether it begins a game or not; options are the same for all, or one for each.
        """
        numbers = seeds_of(seeds, self.count)
        chosen = options_each(options, self.count)
        for own in chosen:
            check_mapping("options", own)
        some = range(self.count) if tables is None else tables_of(tables, self.count).tolist()
        for table in some:
            self._learners[table].open(numbers[table], chosen[table])
        self._begin(some)
        for report in (self.rewards, self.terminations, self.truncations):
            report[some] = 0

    def step(self, actions: Actions) -> None:
        """Play a decision of every learning seat and let the others play; an illegal action ends its game with -1."""
        late = self._ended() if self.autoreset_mode is AutoresetMode.NEXT_STEP else []
        tables = [table for table in range(self.count) if table not in late] if late else range(self.count)
        ended = self._play(tables, self._checked(tables, actions))
        if late:
            self.reset([None] * self.count, tables=late)
        if ended and self.autoreset_mode is AutoresetMode.SAME_STEP:
            self._open(ended)

    def _checked(self, tables: Sequence[int], actions: Actions) -> list[int]:
        """The actions of some tables; ValueError if there is not one a table."""
        if not has_only_numbers(actions) or len(actions) != self.count:
            raise ValueError(f"the actions are {actions!r}; it takes {self.count} whole numbers, one a table")
        given = np.asarray(actions).tolist()
        return [self._learners[table].checked(given[table]) for table in tables]

    def _open(self, tables: Sequence[int]) -> None:
        """Begin the next game at some tables."""
        for table in tables:
            self._learners[table].open(None)
        self._begin(tables)

    def _play(self, tables: Sequence[int], numbers: Sequence[int]) -> list[int]:
        """Play a decision at each of some tables; where that ended the game."""
        learners, moves = self._learners, zip(tables, numbers, strict=True)
        if self.single.learner.is_plain:
            return [table for table, number in moves if self._report(table, learners[table].step(number))]
        for table, number in moves:
            learners[table].answer(number)
        go_on([learners[table] for table in tables])
        return [table for table in tables if self._report(table, learners[table].earned())]

    def _ended(self) -> list[int]:
        """The tables whose game the last step ended."""
        ended: list[int] = np.flatnonzero(self.terminations | self.truncations).tolist()
        return ended

    def _report(self, table: int, earned: float) -> bool:
        """What a step did at a table; whether that ended the game."""
        learner = self._learners[table]
        self.rewards[table] = earned
        self.terminations[table], self.truncations[table] = learner.is_over, learner.is_cut
        self._look(table)
        is_done = learner.is_over or learner.is_cut
        if is_done:
            self.final_observations[table], self.final_masks[table] = self.observations[table], self.masks[table]
        return is_done

    def _begin(self, tables: Sequence[int]) -> None:
        """Go on from the beginning of a game to the first decision."""
        go_on([self._learners[table] for table in tables])
        for table in tables:
            self._learners[table].check_asked()
            self.seats[table] = self._learners[table].seat
            self._look(table)

    def _look(self, table: int) -> None:
        session = self.singles[table].session
        session.observer.look(session.match, int(self.seats[table]))
        self.observations[table], self.masks[table] = session.observer.numbers, session.observer.mask


def go_on(learners: Collection[Learner]) -> None:
    """Let the others play at some tables; who plays in batches is asked once for all tables that wait for it."""
    waiting = learners
    while waiting:
        asked = [(learner, rival) for learner in waiting if (rival := learner.wait()) is not None]
        play_waiting([(rival, learner.session) for learner, rival in asked])
        waiting = [learner for learner, _ in asked]


def mode_of(given: AutoresetMode | str) -> AutoresetMode:
    """A mode of autoreset, or what Gymnasium calls it; ValueError names the right ones."""
    for mode in AutoresetMode:
        if given is mode or given in {mode.value, mode.name}:
            return mode
    known = ", ".join(mode.name for mode in AutoresetMode)
    raise ValueError(f"no such autoreset_mode: {given!r}; there are {known}")
