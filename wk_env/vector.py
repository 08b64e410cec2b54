"""Many tables at once: one call plays an action at each, and everything to learn from lies in shared numpy buffers.

`Tables` shows whoever is asked. `LearningSeats` shows one seat a table and lets opponents play the others; the adapters
for Gymnasium and Stable-Baselines3 in `vector_doors.py` stand on it.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from wk_env.aec import HIGHEST_SEED, MatchEnv
from wk_env.kernel.spec import Match, Settings
from wk_env.rewards import final_rewards, potentials
from wk_env.solo import ILLEGAL, Opponent, SoloEnv, player_of

Actions: TypeAlias = "Sequence[int] | NDArray[np.integer]"
Rewards: TypeAlias = "NDArray[np.float64]"


class Tables:
    """N tables like a given one; table i goes as that one does after `reset(seed=seed + i)`, game after game.

    Every public array is the buffer itself, not a copy: the next call writes over it. Rows are tables.

    - `observations`, `masks`, `seats`: the open question: what the asked seat sees, its legal actions, who it is.
    - `rewards` (of every seat), `terminations`, `truncations`: what the last call did. Where it ended a game, `step`
      has already begun the next one, and `final_observations` holds what every seat saw at the end.
    - `previous`, `previous_masks`, `actions`, `earned`: of each seat the last question, its answer, and its rewards
      since. Where `closed` is true that transition is whole; it leads to `observations` of its table, or to
      `final_observations` where the game ended.
    """

    def __init__(self, single: MatchEnv, count: int) -> None:
        if count < 1:
            raise ValueError(f"the number of tables is {count}; it takes a whole number from 1")
        self.single: MatchEnv = single
        self.count: int = count
        players, width = len(single.possible_agents), len(single.match.observe(0))
        size = single.spec.action_count
        self.matches: list[Match] = [single.match] * count
        self.observations = np.zeros((count, width), np.int16)
        self.masks = np.zeros((count, size), np.int8)
        self.seats = np.zeros(count, np.int64)
        self.rewards = np.zeros((count, players))
        self.terminations = np.zeros(count, np.bool_)
        self.truncations = np.zeros(count, np.bool_)
        self.final_observations = np.zeros((count, players, width), np.int16)
        self.previous = np.zeros((count, players, width), np.int16)
        self.previous_masks = np.zeros((count, players, size), np.int8)
        self.actions = np.zeros((count, players), np.int64)
        self.earned = np.zeros((count, players))
        self.closed = np.zeros((count, players), np.bool_)
        self._has_acted = np.zeros((count, players), np.bool_)
        self._potentials = np.zeros((count, players))
        self._decisions = np.zeros(count, np.int64)
        self._is_over = np.ones(count, np.bool_)
        self._luck = [np.random.default_rng() for _ in range(count)]

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game at every table: of the seeds from this one on, or the next of each table's sequence."""
        self._forget()
        for table in range(self.count):
            self.restart(table, None if seed is None else seed + table)

    def restart(self, table: int, seed: int | None = None) -> None:
        """Begin a new game at one table; what the last call did stays to be read."""
        if seed is not None:
            self._luck[table] = np.random.default_rng(seed)
        match = self.single.spec.new_match(self.single.settings, int(self._luck[table].integers(HIGHEST_SEED)))
        self.matches[table] = match
        self._decisions[table] = 0
        self._is_over[table] = False
        self._potentials[table] = potentials(self.single.reward, match)
        self._look(table)

    def step(self, actions: Actions) -> None:
        """Play an action at every table, then begin the next game wherever one has ended."""
        self.play(range(self.count), actions)
        for table in np.flatnonzero(self._is_over):
            self.restart(int(table))

    def play(self, tables: Sequence[int], actions: Actions) -> None:
        """Play an action at each of some tables; a fault in one is raised before any is played.

        A game that ends stays at its end until `restart`.
        """
        chosen = [
            self._checked(table, action) for table, action in zip(tables, np.asarray(actions).tolist(), strict=True)
        ]
        self._forget()
        for table, action in zip(tables, chosen, strict=True):
            self._play(table, action)

    def _checked(self, table: int, action: object) -> int:
        if self._is_over[table]:
            raise ValueError(f"the game at table {table} is over, or never began; reset or restart it first")
        if isinstance(action, bool) or not isinstance(action, int):
            raise TypeError(f"the action at table {table} is {action!r}; it takes a whole number")
        if not 0 <= action < self.masks.shape[1]:
            highest = self.masks.shape[1] - 1
            raise ValueError(f"the action at table {table} is {action}; it takes a whole number from 0 to {highest}")
        if not self.masks[table, action]:
            asked = self.single.spec.asks[self.matches[table].decision.ask]
            raise ValueError(
                f"action {action} is not legal at table {table}, where seat {self.seats[table]} is asked {asked!r}"
            )
        return action

    def _forget(self) -> None:
        for report in (self.rewards, self.terminations, self.truncations, self.closed):
            report.fill(0)

    def _play(self, table: int, action: int) -> None:
        match, seat = self.matches[table], self.seats[table]
        if self._decisions[table] == 0:
            self.earned[table] = 0
            self._has_acted[table] = False
        self.previous[table, seat] = self.observations[table]
        self.previous_masks[table, seat] = self.masks[table]
        self.actions[table, seat] = action
        self.earned[table, seat] = 0
        self._has_acted[table, seat] = True
        match.play(self.single.spec.choice_of(match.decision.ask, action))
        self._decisions[table] += 1
        self._pay(table)
        self._look(table)
        self._close(table)

    def _pay(self, table: int) -> None:
        match, scheme = self.matches[table], self.single.reward
        final = final_rewards(scheme, match.result())
        standing = [0.0] * len(final) if any(final) else potentials(scheme, match)
        self.rewards[table] = np.array(final) + standing - self._potentials[table]
        self.earned[table] += self.rewards[table]
        self._potentials[table] = standing

    def _look(self, table: int) -> None:
        match, spec = self.matches[table], self.single.spec
        asked = match.decision
        self.seats[table] = asked.seat if asked.count else 0
        self.observations[table] = match.observe(int(self.seats[table]))
        self.masks[table] = 0
        self.masks[table, [spec.action_of(asked.ask, choice) for choice in asked.choices()]] = 1

    def _close(self, table: int) -> None:
        match, patience, players = self.matches[table], self.single.max_cycles, self.rewards.shape[1]
        is_done = match.decision.count == 0
        is_cut = not is_done and patience is not None and self._decisions[table] >= patience * players
        self.terminations[table] = is_done
        self.truncations[table] = is_cut
        if is_done or is_cut:
            self._is_over[table] = True
            self.closed[table] = self._has_acted[table]
            for seat in range(players):
                self.final_observations[table, seat] = match.observe(seat)
        else:
            self.closed[table, self.seats[table]] = self._has_acted[table, self.seats[table]]


class LearningSeats:
    """One learning seat at each of N tables; table i goes as `SoloEnv` does after `reset(seed=seed + i)`.

    `observations` and `masks` are the buffers of the tables, the other arrays those of this class: the next call writes
    over all of them. Where a game ended, the next one has begun; `final_observations` and `final_masks` show the end.
    """

    def __init__(
        self,
        num_envs: int,
        opponents: Sequence[Opponent] = ("uniform", "uniform", "uniform"),
        seat: int | None = 0,
        rules: Settings | None = None,
        reward: str = "rank",
        max_decisions: int | None = None,
    ) -> None:
        self.single = SoloEnv(opponents, 0 if seat is None else seat, rules, reward, max_decisions)
        self.tables = Tables(self.single.table, num_envs)
        players = len(opponents) + 1
        # Without a seat, the tables learn from each seat in turn.
        self.seats = np.array([table % players if seat is None else seat for table in range(num_envs)])
        minds = [player_of(opponent) for opponent in opponents]
        # At its own place stands somebody who is never asked.
        self._rivals = [[*minds[:own], minds[-1], *minds[own:]] for own in self.seats]
        self._luck = [np.random.default_rng() for _ in range(num_envs)]
        self._decisions = np.zeros(num_envs, np.int64)
        self.observations, self.masks = self.tables.observations, self.tables.masks
        self.final_observations = np.zeros_like(self.observations)
        self.final_masks = np.zeros_like(self.masks)
        self.rewards = np.zeros(num_envs)
        self.terminations = np.zeros(num_envs, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Begin a new game at every table, of these seeds or the next of its sequence, up to the first decision."""
        for table, seed in zip(range(self.tables.count), seeds, strict=True):
            if seed is not None:
                self._luck[table] = np.random.default_rng(seed)
        self._begin(range(self.tables.count))

    def step(self, actions: Actions) -> None:
        """Play a decision of every learning seat and let the others play; an illegal action ends its game with -1."""
        size, count = self.masks.shape[1], self.tables.count
        if np.shape(actions) != (count,) or np.asarray(actions).dtype.kind not in "iu":
            raise ValueError(f"the actions are {actions!r}; it takes {count} whole numbers, one a table")
        given = np.asarray(actions).tolist()
        legal = [table for table in range(count) if 0 <= given[table] < size and self.masks[table, given[table]]]
        self.tables.play(legal, [given[table] for table in legal])
        own = self.tables.rewards[np.arange(count), self.seats]
        earned = own + self._run(legal)
        self.rewards[:], self.terminations[:], self.truncations[:] = ILLEGAL, True, False
        for table in legal:
            self.rewards[table] = earned[table]
            self._close(table)
        self._begin(np.flatnonzero(self.terminations | self.truncations).tolist())

    def _close(self, table: int) -> None:
        patience = self.single.max_decisions
        self._decisions[table] += 1
        self.terminations[table] = self._is_over(table)
        is_cut = patience is not None and self._decisions[table] >= patience
        self.truncations[table] = is_cut and not self.terminations[table]

    def _begin(self, tables: Sequence[int]) -> None:
        for table in tables:
            is_over = self._is_over(table)
            seen = self.tables.final_observations[table, self.seats[table]] if is_over else self.observations[table]
            self.final_observations[table] = seen
            self.final_masks[table] = self.masks[table]
            self._decisions[table] = 0
            self.tables.restart(table, int(self._luck[table].integers(HIGHEST_SEED)))
        self._run(tables)

    def _run(self, tables: Iterable[int]) -> Rewards:
        earned = np.zeros(self.tables.count)
        waiting = [table for table in tables if self._is_waiting(table)]
        while waiting:
            self.tables.play(waiting, [self._answer(table) for table in waiting])
            earned[waiting] += self.tables.rewards[waiting, self.seats[waiting]]
            waiting = [table for table in waiting if self._is_waiting(table)]
        return earned

    def _is_over(self, table: int) -> bool:
        return self.tables.matches[table].decision.count == 0

    def _is_waiting(self, table: int) -> bool:
        return not self._is_over(table) and self.tables.seats[table] != self.seats[table]

    def _answer(self, table: int) -> int:
        # Copies: whoever keeps a row of the buffer would see there what others are shown later.
        seen = {"observation": self.observations[table].copy(), "action_mask": self.masks[table].copy()}
        return self._rivals[table][self.tables.seats[table]](seen, self._luck[table])
