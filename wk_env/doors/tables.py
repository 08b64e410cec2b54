"""Many tables at once: one call plays an action at each, and everything to learn from lies in shared numpy buffers.

`Tables` shows whoever is asked. `LearningSeats` in `learning_seats.py` shows one seat a table and lets opponents play
the others; the adapters for Gymnasium and Stable-Baselines3 in `adapters.py` stand on that.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from wk_env.doors.match_env import MatchEnv
from wk_env.doors.observer import Numbers, ObservedRows, Observer, bare
from wk_env.doors.plain_batch import OneByOne
from wk_env.doors.rewards import end_rewards, potentials
from wk_env.kernel.spec import Batch, Match
from wk_env.play.arguments import (
    check_mapping,
    has_only_numbers,
    known_as,
    seed_of,
    seeds_from,
    tables_of,
    whole_number,
)
from wk_env.play.history import SEEDS
from wk_env.play.starts import Draw, Options, Start, beginning, options_each

Actions: TypeAlias = "Sequence[int] | NDArray[np.integer]"
Places: TypeAlias = "NDArray[np.int64]"
Some: TypeAlias = "NDArray[np.int64] | slice"
EVERY: Final = slice(None)
# What a copy makes anew: the batch and the views of its buffers, and other names of arrays that are carried.
REMADE: Final = frozenset(
    (
        *("single", "count", "_batch", "_observer", "observations", "masks", "legal", "counts", "seats", "_standing"),
        *("_rows", "_every", "_firsts", "_seen", "_seen_before", "_marked", "_marked_before"),
        *("_answers", "_gains", "_acted", "_whole", "_sights"),
    )
)


class Tables:
    """N tables like a given one; table i goes as that one does after `reset(seed=seed + i)`, game after game.

    Every public array is the buffer itself, not a copy: the next call writes over it. Rows are tables.

    - `observations`, `masks`, `seats`: the open question: what the asked seat sees, its legal actions, who it is.
      `legal` lists the same actions, of which there are `counts`: choosing from a list is cheaper than from a mask.
    - `rewards` (of every seat), `terminations`, `truncations`: what the last call did. Where it ended a game, `step`
      has already begun the next one, and `final_observations` holds what every seat saw at the end.
    - `previous`, `previous_masks`, `actions`, `earned`: of each seat the last question, its answer, and its rewards
      since. Where `closed` is true that transition is whole; it leads to `observations` of its table, or to
      `final_observations` where the game ended.
    """

    def __init__(self, single: MatchEnv, count: int, start: "Draw | None" = None) -> None:
        count = whole_number("the number of tables", count, 1)
        self.single: MatchEnv = known_as("single", single, MatchEnv, "raw_env(players=4)")
        self.count: int = count
        spec, players, size = single.spec, len(single.possible_agents), single.spec.action_count
        shown, skips = bare(single.observation), single.skip_forced
        self._batch: Batch = spec.batch(count, shown, skip_forced=skips) or OneByOne(
            spec, count, players, shown, skip_forced=skips
        )
        self._observer = Observer(spec, single.observation)
        self.matches: list[Match] = [single.match] * count
        views = self._batch.views()
        self._sights = ObservedRows(np.frombuffer(views[0], np.int16).reshape(count, -1), self._observer.scale)
        self.observations: Numbers = self._sights.numbers
        self.masks = np.frombuffer(views[1], np.int8).reshape(count, size)
        self.legal, self._standing = (np.frombuffer(views[place], np.int64).reshape(count, -1) for place in (2, 5))
        self.counts, self.seats = (np.frombuffer(views[place], np.int64) for place in (3, 4))
        width = self.observations.shape[1]
        self.rewards, self.earned = np.zeros((count, players)), np.zeros((count, players))
        self.terminations, self.truncations = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        self.final_observations = np.zeros((count, players, width), self.observations.dtype)
        self.previous = np.zeros((count, players, width), self.observations.dtype)
        self.previous_masks = np.zeros((count, players, size), np.int8)
        self.actions = np.zeros((count, players), np.int64)
        self.closed, self._has_acted = np.zeros((count, players), np.bool_), np.zeros((count, players), np.bool_)
        self._potentials, self._pools = np.zeros((count, players)), np.ones((count, 1))
        self._decisions = np.zeros(count, np.int64)
        self._over: set[int] = set(range(count))  # the tables where no game is played
        self._rows = np.arange(count)
        self._every = vec[i64](self._rows)
        self._firsts = self._rows * players  # where the seats of each table begin in an array that is laid flat
        self._seen, self._seen_before = in_one_piece(self.observations), in_one_piece(self.previous)
        self._marked, self._marked_before = in_one_piece(self.masks), in_one_piece(self.previous_masks)
        self._answers, self._gains = self.actions.reshape(-1), self.earned.reshape(-1)
        self._acted, self._whole = self._has_acted.reshape(-1), self.closed.reshape(-1)
        self._fresh: set[int] = set()  # the tables at which nobody has acted since a game began
        self._luck = [np.random.default_rng() for _ in range(count)]
        self._starts = [Start(start) for _ in range(count)]
        for table in range(count):
            self._batch.put(table, single.match)

    def __reduce__(self) -> tuple[object, ...]:
        state = {name: value for name, value in vars(self).items() if name not in REMADE}
        return type(self), (self.single, self.count), state

    def __setstate__(self, state: dict[str, object]) -> None:
        for name, value in state.items():
            held: object = getattr(self, name)
            if isinstance(held, np.ndarray):
                held[:] = value
            else:
                setattr(self, name, value)
        for table, match in enumerate(self.matches):
            self._batch.put(table, match)
        self._sights.show(EVERY)

    def reset(self, seed: int | None = None, options: "Options | Sequence[Options]" = None) -> None:
        """Begin a new game at every table: of the seeds from this one on, or the next of each table's sequence.

        With the options of `starts.py`, for all tables or one for each, games begin at positions. Without them
        `start` says where: a function that is given a generator and returns options, asked for each game of a table.
        """
        seeds = seeds_from(seed_of(seed), self.count)
        chosen = options_each(options, self.count)
        self._forget()
        for table, (own, given) in enumerate(zip(seeds, chosen, strict=True)):
            self.restart(table, own, given)

    def restart(self, table: int, seed: int | None = None, options: "Options" = None) -> None:
        """Begin a new game at one table; what the last call did stays to be read."""
        table, seed = whole_number("the table", table, 0, self.count - 1), seed_of(seed)
        check_mapping("options", options)
        single, luck = self.single, self._luck[table] if seed is None else np.random.default_rng(seed)
        drawn, given = int(luck.integers(SEEDS)), self._starts[table].options(seed, options)
        match = beginning(single.spec, single.settings, len(single.possible_agents), drawn, given).match
        self._luck[table], self.matches[table] = luck, match
        self._batch.put(table, match)
        self._sights.show(table)
        if self.counts[table] == 0:
            raise ValueError(f"the game at table {table} ends without another choice; begin at an earlier position")
        self._decisions[table] = 0
        self._fresh.add(table)
        self._over.discard(table)
        self._potentials[table], self._pools[table] = potentials(single.reward, match), match.at_stake()

    def step(self, actions: Actions) -> None:
        """Play an action at every table, then begin the next game wherever one has ended."""
        self._play(self._rows, actions)
        for table in sorted(self._over):
            self.restart(table)

    def play(self, tables: Sequence[int], actions: Actions) -> None:
        """Play an action at each of some tables; a fault in one is raised before any is played.

        A game that ends stays at its end until `restart`.
        """
        self._play(tables_of(tables, self.count), actions)

    def _play(self, tables: Places, actions: Actions) -> None:
        answers = self._checked(tables, actions)
        is_every = tables is self._rows
        some: Some = EVERY if is_every else tables
        places, choices = self._every if is_every else vec[i64](tables), vec[i64](answers)
        self._refuse_illegal(tables, answers, places, choices)
        self._forget()
        self._remember(tables, some, answers)
        if is_every:
            self._batch.step(choices)
        else:
            self._batch.step_some(places, choices)
        self._sights.show(some)
        self._decisions[some] += 1
        is_done = self.counts[some] == 0
        self._pay(tables, is_done)
        self._close(tables, some, is_done)

    def _checked(self, tables: Places, actions: Actions) -> Places:
        """The actions as numbers; the first fault is raised, but for an action that is not legal."""
        given = np.asarray(actions) if has_only_numbers(actions) else np.array(actions, object)
        if given.shape != tables.shape:
            raise ValueError(
                f"{given.size} actions for {len(tables)} tables: a list is shorter than the other; it takes one a table"
            )
        for table in tables.tolist() if self._over else ():
            if table in self._over:
                raise ValueError(f"the game at table {table} is over, or never began; reset or restart it first")
        if given.dtype != np.int64:
            given = np.array(self._numbers(tables, given), np.int64)
        return np.ascontiguousarray(given)

    def _numbers(self, tables: Places, given: NDArray[np.generic]) -> list[int]:
        """Numbers that may be actions; TypeError or ValueError for the first that is none."""
        highest = self.masks.shape[1] - 1
        answers = zip(tables.tolist(), given.tolist(), strict=True)
        return [whole_number(f"the action at table {table}", action, 0, highest) for table, action in answers]

    def _refuse_illegal(self, tables: Places, answers: Places, places: "vec[i64]", choices: "vec[i64]") -> None:
        """ValueError for the first action that is not legal."""
        illegal = self._batch.first_illegal(places, choices)
        if illegal >= 0:
            self._numbers(tables, answers)
            table = tables[illegal]
            asked = self.single.spec.asks[self.matches[table].decision.ask]
            raise ValueError(
                f"action {answers[illegal]} is not legal at table {table}, "
                f"where seat {self.seats[table]} is asked {asked!r}"
            )

    def _forget(self) -> None:
        for report in (self.rewards, self.terminations, self.truncations, self.closed):
            report.fill(0)

    def _remember(self, tables: Places, some: Some, answers: Places) -> None:
        """Note of whoever answers the question and the answer; where a game begins, nobody has earned anything."""
        if self._fresh:
            for table in self._fresh.intersection(tables.tolist()):
                self.earned[table] = 0
                self._has_acted[table] = False
                self._fresh.remove(table)
        acting = self._firsts[some] + self.seats[some]
        self._seen_before[acting] = self._seen[some]
        self._marked_before[acting] = self._marked[some]
        self._answers[acting] = answers
        self._gains[acting] = 0
        self._acted[acting] = True

    def _pay(self, tables: Places, is_done: NDArray[np.bool_]) -> None:
        scheme, players = self.single.reward, self.rewards.shape[1]
        if scheme == "influence":
            standing = self._standing[tables, :players]
            share = (standing - standing.sum(1, keepdims=True) / players) / self._pools[tables]
            share[is_done] = 0
            self.rewards[tables] = share - self._potentials[tables]
            self._potentials[tables] = share
        elif not np.count_nonzero(is_done):
            return
        for table in tables[is_done]:
            self.rewards[table] += np.array(end_rewards(scheme, self.matches[table]))
        self.earned[tables] += self.rewards[tables]

    def _close(self, tables: Places, some: Some, is_done: NDArray[np.bool_]) -> None:
        patience = self.single.patience
        self.terminations[some] = is_done
        asked = self._firsts[some] + self.seats[some]
        self._whole[asked] = self._acted[asked]
        if patience is not None:
            is_cut = ~is_done & (self._decisions[some] >= patience)
            self.truncations[some] = is_cut
            is_done |= is_cut
        for table in tables[is_done] if np.count_nonzero(is_done) else ():
            self._over.add(int(table))
            self.closed[table] = self._has_acted[table]
            for seat in range(self.rewards.shape[1]):
                self._observer.forget()
                self._observer.look(self.matches[table], seat)
                self.final_observations[table, seat] = self._observer.numbers


def in_one_piece(rows: NDArray[np.generic]) -> NDArray[np.void]:
    """The same memory, a row an item: numpy copies such a row in one stroke."""
    width = rows.shape[-1]
    return rows.reshape(-1, width).view(np.dtype((np.void, width * rows.itemsize)))[:, 0]
