"""A run of the training: rounds of games and steps, measured now and then, kept so that it goes on where it stopped.

Games of a round are played with the weights from before the last step, while that step is taken: two halves of the work
go on side by side. What comes out follows from the preset and the seed alone, however many processes there are and
however often it was broken off.
"""

import copy
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import torch
from wk_training.checkpoint import Arrays, Checkpoint, arrays_of, arrays_of_adam, fill, fill_adam, keep
from wk_training.evaluate import Share, share_of
from wk_training.experience import Experience, joined
from wk_training.lessons import Lessons
from wk_training.network import Critic, Policy
from wk_training.panel import PANEL, VICTIM, Rung, columns_of
from wk_training.policy_file import as_played, write_policy
from wk_training.ppo import Improver, Report
from wk_training.presets import Preset
from wk_training.seatings import measured, seatings
from wk_training.task import Job, Task
from wk_training.workers import Collectors, workers_for

from wk_env.jobs.workers import PROCESSES, RAY

MEASURED: Final = 100  # games that are measured in one job
CALM: Final = 0.2  # the temperature at which games are played that are studied
SAMPLE: Final = 128  # games from which it is learned what stands on tables
Row = dict[str, float]


def unwatched(_: Row) -> None:
    """Nobody is told of a row of the curves."""


class Run:
    """A policy in training, in a folder."""

    def __init__(
        self, folder: Path, task: Task, preset: Preset, seed: int, jobs: int, backend: str = PROCESSES
    ) -> None:
        torch.manual_seed(seed)
        self.folder, self.task, self.preset, self.seed = folder, task, preset, seed
        self.improver = Improver(Policy(task.shape), Critic(task.shape), preset.improve)
        self.behind: Arrays = arrays_of(self.improver.policy, "policy0")
        self.former: list[Arrays] = []
        self.round = 0
        self.rows: list[Row] = []
        self.watch: Callable[[Row], None] = unwatched
        self.players = Collectors(task, workers_for(backend, min(jobs, preset.shards)))
        self.meter = self.players if backend == RAY else Collectors(task, workers_for(PROCESSES, 0))
        self.ordered = range(0)
        self.lessons = Lessons(folder)

    def close(self) -> None:
        """End the processes."""
        self.players.close()

    def train(self, until: float = float("inf"), rounds: int | None = None) -> None:
        """Go on to the end, until the clock shows this or to a round; there is something to go on with from the first.

        Who stops at a round has the same weights every time.
        """
        last = self.preset.rounds if rounds is None else min(rounds, self.preset.rounds)
        if not self.rows:
            self.store()
        self.order()
        while self.round < last and time.monotonic() < until:
            self.advance()
        self.store()

    def order(self) -> None:
        """Have the games of this round played."""
        if self.round >= self.preset.rounds:
            return
        jobs = [self.job(shard) for shard in range(self.preset.shards)]
        self.ordered = self.players.give(jobs, self.with_former(self.behind))

    def with_former(self, weights: Arrays) -> Arrays:
        """The weights of a policy, and those of all former selves behind it."""
        found = dict(weights)
        for number, former in enumerate(self.former, 1):
            found.update({name.replace("policy0", f"policy{number}", 1): array for name, array in former.items()})
        return found

    def job(self, shard: int) -> Job:
        """A part of the games of this round."""
        games = seatings(self.preset, self.seed, self.round, shard, len(self.task.styles), len(self.former))
        study, seed = self.preset.cycle_at(self.round)[0].study, hash_of(self.seed, self.round, shard)
        return Job(games, seed, CALM, study) if study.is_any else Job(games, seed)

    def advance(self) -> None:
        """One round: take its games, order the next, learn."""
        if not self.rows:
            self.note({"round": 0, **self.measure()})
        seen = together(self.players.take(self.ordered))
        cycle, along, is_first = self.preset.cycle_at(self.round)
        if is_first:
            self.improver.anchor.load_state_dict(self.improver.averaged.state_dict())
        self.behind = arrays_of(self.improver.policy, "policy0")
        self.round += 1
        if self.preset.former and self.round % self.preset.pool_every == 0:
            self.former = [*self.former, arrays_of(self.improver.averaged, "policy0")][-self.preset.pool :]
        self.order()
        rate = cycle.rate + (cycle.last_rate - cycle.rate) * along
        anchor = cycle.anchor + (cycle.last_anchor - cycle.anchor) * along
        seed = hash_of(self.seed, self.round, 99)
        if cycle.study.is_any:
            report = self.study(seen, cycle.repeats, seed, rate)
        else:
            report = self.improver.improve(seen, seed, rate, anchor)
        self.note({"round": self.round, **asdict(report), **(self.measure() if self.is_time else {})})
        if self.round % self.preset.keep_every == 0:
            self.store()

    def study(self, seen: Experience, repeats: int, seed: int, rate: float) -> Report:
        """Learn from what was searched or copied in this round, and once more from some earlier rounds."""
        self.lessons.keep(self.round, seen)
        older = self.lessons.some(self.round, repeats, seed)
        return self.improver.study(seen, together([copy.copy(seen), *older]), seed, rate)

    @property
    def is_time(self) -> bool:
        """Whether it is time to measure how strong the policy is."""
        return self.round % self.preset.measure_every == 0 or self.round == self.preset.rounds

    def note(self, row: Row) -> None:
        """Write a row of the curves."""
        self.rows.append(row)
        self.watch(row)

    def measure(self) -> Row:
        """How often the averaged policy wins against each rung of the panel, the same deals each time."""
        rungs = (*PANEL, VICTIM) if self.preset.is_exploiter else PANEL
        return columns_of((rung, self.share(rung)) for rung in rungs)

    def share(self, rung: Rung) -> Share:
        """The averaged policy against copies of a rung."""
        seats = max(self.preset.seats, key=lambda count: self.preset.seats[count])
        games = measured(seats, self.preset.measure_games, rung.whom, 10**9, rung.slips)
        parts = [games[first : first + MEASURED] for first in range(0, len(games), MEASURED)]
        weights = self.with_former(arrays_of(as_played(self.improver.averaged, self.preset, self.task.spec), "policy0"))
        ordered = self.meter.give([Job(part, 0, 0.0) for part in parts], weights)
        return share_of(together(self.meter.take(ordered)), games)

    # ---- what is kept

    def export(self, path: Path) -> None:
        """Write the averaged policy as agents play it."""
        policy = as_played(self.improver.averaged, self.preset, self.task.spec)
        write_policy(path, self.task, policy, {"seed": self.seed, "rounds": self.round})

    def store(self) -> None:
        """Keep a checkpoint and the curves."""
        improver = self.improver
        arrays = {
            **self.task.arrays,
            **arrays_of(improver.policy, "policy"),
            **arrays_of(improver.averaged, "averaged"),
            **arrays_of(improver.anchor, "anchor"),
            **arrays_of(improver.critic, "critic"),
            **arrays_of_adam(improver.optimiser, "adam"),
            **arrays_of_adam(improver.critic_optimiser, "critic_adam"),
            **{f"behind.{name}": array for name, array in self.behind.items()},
            **{
                f"former{number}.{name}": array for number, row in enumerate(self.former) for name, array in row.items()
            },
        }
        facts = {
            **self.task.facts,
            "seed": self.seed,
            "round": self.round,
            "former": len(self.former),
            "rows": self.rows,
        }
        keep(
            self.folder,
            self.round,
            Checkpoint(arrays, {**facts, "preset": msgspec.to_builtins(self.preset, str_keys=True)}),
        )

    def restore(self, kept: Checkpoint) -> None:
        """Go on from a checkpoint."""
        improver, arrays = self.improver, kept.arrays
        for net, name in (
            (improver.policy, "policy"),
            (improver.averaged, "averaged"),
            (improver.anchor, "anchor"),
            (improver.critic, "critic"),
        ):
            fill(net, arrays, name)
        fill_adam(improver.optimiser, arrays, "adam")
        fill_adam(improver.critic_optimiser, arrays, "critic_adam")
        self.behind = under(arrays, "behind")
        former, rounds, rows = kept.facts["former"], kept.facts["round"], kept.facts["rows"]
        assert isinstance(former, int)
        assert isinstance(rounds, int)
        assert isinstance(rows, list)
        self.former = [under(arrays, f"former{number}") for number in range(former)]
        self.round, self.rows = rounds, rows


def together(parts: list[Experience]) -> Experience:
    """Collections as one; its games are counted through."""
    first = 0
    for part in parts:
        part.games = part.games + first
        first += len(part.wins)
    whole = joined(parts)
    whole.wins = np.concatenate([part.wins for part in parts])
    return whole


def under(arrays: Arrays, name: str) -> Arrays:
    """The arrays whose names begin so, without that beginning."""
    return {key[len(name) + 1 :]: array for key, array in arrays.items() if key.startswith(name + ".")}


def hash_of(*numbers: int) -> int:
    """A seed that follows from numbers."""
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0] >> 2)
