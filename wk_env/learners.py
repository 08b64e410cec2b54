"""One learning seat at each of many tables; opponents play the others. `Tables` in `vector.py` shows every seat.

The adapters for Gymnasium and Stable-Baselines3 in `vector_doors.py` stand on it.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from wk_env.arguments import check_mapping, has_only_numbers, one_each, seeds_of, whole_number
from wk_env.kernel.spec import Settings
from wk_env.opponents import Agent, Opponent, check_list
from wk_env.solo import SoloEnv

Actions: TypeAlias = "Sequence[int] | NDArray[np.integer]"
Options: TypeAlias = "Mapping[str, object] | None"


class LearningSeats:
    """One learning seat at each of N tables; table i goes as `SoloEnv` does after `reset(seed=seed + i)`.

    Every array is the buffer itself, not a copy: the next call writes over it. Where a game ended, the next one has
    begun; `final_observations` and `final_masks` show the end. `seats` says which seat each table learns from.
    """

    def __init__(
        self,
        num_envs: int,
        opponents: Sequence[Opponent] = ("uniform", "uniform", "uniform"),
        seat: int | None = 0,
        rules: Settings | None = None,
        reward: str = "rank",
        max_decisions: int | None = None,
        *,
        content: str | None = None,
        observation: str = "compact",
    ) -> None:
        num_envs = whole_number("the number of tables", num_envs, 1)
        check_list(opponents)
        if num_envs > 1 and any(isinstance(opponent, Agent) for opponent in opponents):
            raise ValueError("an agent plays at one table; for several it takes the spec of an agent, or a function")
        self.count: int = num_envs
        self.singles: list[SoloEnv] = [
            SoloEnv(opponents, seat, rules, reward, max_decisions, content=content, observation=observation)
            for _ in range(num_envs)
        ]
        self.single: SoloEnv = self.singles[0]
        for table, single in enumerate(self.singles):
            single.learner.turn = table  # without a seat, neighbours learn from neighbours
        width, size = self.single.session.eye.lens.width, self.single.session.spec.action_count
        self.observations = np.zeros((num_envs, width), np.int16)
        self.masks = np.zeros((num_envs, size), np.int8)
        self.final_observations = np.zeros_like(self.observations)
        self.final_masks = np.zeros_like(self.masks)
        self.seats = np.zeros(num_envs, np.int64)
        self.rewards = np.zeros(num_envs)
        self.terminations = np.zeros(num_envs, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)

    def reset(self, seeds: Sequence[int | None], options: Sequence[Options] | None = None) -> None:
        """Begin a game at every table, of these seeds or the next of its sequence, up to the first decision."""
        numbers = seeds_of(seeds, self.count)
        chosen = [None] * self.count if options is None else one_each("the options", options, self.count)
        for own in chosen:
            check_mapping("options", own)
        for table, (seed, own) in enumerate(zip(numbers, chosen, strict=True)):
            self._begin(table, seed, own)

    def step(self, actions: Actions) -> None:
        """Play a decision of every learning seat and let the others play; an illegal action ends its game with -1."""
        if not has_only_numbers(actions) or len(actions) != self.count:
            raise ValueError(f"the actions are {actions!r}; it takes {self.count} whole numbers, one a table")
        given = np.asarray(actions).tolist()
        numbers = [single.learner.checked(action) for single, action in zip(self.singles, given, strict=True)]
        for table, number in enumerate(numbers):
            learner = self.singles[table].learner
            self.rewards[table] = learner.step(number)
            self.terminations[table], self.truncations[table] = learner.is_over, learner.is_cut
            if learner.is_over or learner.is_cut:
                self._look(table, self.final_observations, self.final_masks)
                self._begin(table, None, None)
            else:
                self._look(table, self.observations, self.masks)

    def _begin(self, table: int, seed: int | None, options: Options) -> None:
        learner = self.singles[table].learner
        learner.begin(seed, options)
        self.seats[table] = learner.seat
        self._look(table, self.observations, self.masks)

    def _look(self, table: int, numbers: NDArray[np.int16], masks: NDArray[np.int8]) -> None:
        session = self.singles[table].session
        session.eye.look(session.match, int(self.seats[table]))
        numbers[table], masks[table] = session.eye.numbers, session.eye.mask
