"""What jobs cost through Ray, measured; and what a hundred cores would do, computed from that."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass

from wk_experiments.tournament.guard import Guard
from wk_experiments.tournament.jobs import players_for
from wk_experiments.tournament.judging import judge
from wk_experiments.tournament.play import play_game
from wk_experiments.tournament.results import Settings
from wk_experiments.tournament.schedule import Schedule
from wk_experiments.tournament.settings import TournamentRequest, settings_of
from wk_experiments.tournament.shipped_agents import PUBLIC_SALT
from wk_experiments.tournament.slot import Slot
from wk_training.checkpoint import arrays_of
from wk_training.network import Critic, Policy
from wk_training.ppo import Improver
from wk_training.presets import PRESETS
from wk_training.run import together
from wk_training.seatings import seatings
from wk_training.task import Job, Task, new_task
from wk_training.workers import Collectors, workers_for

from tests.support.easy_jobs import backwards
from tests.support.local_cluster import LocalCluster
from wk_env.jobs.cluster import Cluster
from wk_env.jobs.processes import Processes
from wk_env.jobs.workers import PROCESSES, RAY, Workers

SMALL, LARGE = 100, 3_000_000  # bytes of a job: a game of a tournament, a collection
TRIPS, SHARDS, GAMES = 50, 4, 32
CORES = 100


@dataclass(frozen=True)
class Cost:
    """Seconds a job: on the clock, and of this process's own work."""

    clock: float
    own: float


def cost_of(work: Callable[[], object], jobs: int) -> Cost:
    """What a job costs, if the work consists of so many."""
    clock, own = time.perf_counter(), time.process_time()
    work()
    return Cost((time.perf_counter() - clock) / jobs, (time.process_time() - own) / jobs)


def trips(workers: Workers, size: int) -> Cost:
    """Jobs that do nothing, one after another."""
    parts = [(bytes(size), b"%d" % number) for number in range(TRIPS)]

    def there_and_back() -> None:
        for number, part in enumerate(parts):
            workers.give(number, part)
            workers.take()

    workers.give(0, (b"",))
    workers.take()
    return cost_of(there_and_back, TRIPS)


def tell_trips() -> None:
    """The overhead of a job through Ray and through a pipe."""
    for size in (SMALL, LARGE):
        ways: dict[str, Workers] = {"a process": Processes("tests.support.easy_jobs", 1), "ray": Cluster(backwards)}
        for name, workers in ways.items():
            cost = trips(workers, size)
            workers.close()
            print(f"a job of {size:,} bytes through {name}: {milliseconds(cost)}")


def milliseconds(cost: Cost) -> str:
    """A cost in words."""
    return f"{1000 * cost.clock:.2f} ms, {1000 * cost.own:.2f} ms of it work of the process that gives the jobs"


def collecting(task: Task, backend: str, jobs: int) -> Cost:
    """A part of a round of the preset `quick`, which is 32 games."""
    preset, policy = PRESETS["self-play"], arrays_of(Policy(task.shape), "policy0")
    parts = [Job(seatings(preset, 1, 0, shard, len(task.styles), 0), shard) for shard in range(SHARDS)]
    collectors = Collectors(task, workers_for(backend, jobs))
    collectors.take(collectors.give(parts[:2], policy))  # everybody begins
    cost = cost_of(lambda: collectors.take(collectors.give(parts, policy)), SHARDS)
    collectors.close()
    return cost


def learning(task: Task) -> Cost:
    """A step from as many games, a part."""
    preset, policy = PRESETS["self-play"], arrays_of(Policy(task.shape), "policy0")
    parts = [Job(seatings(preset, 1, 0, shard, len(task.styles), 0), shard) for shard in range(2)]
    here = Collectors(task, workers_for(PROCESSES, 0))
    seen = together(here.take(here.give(parts, policy)))
    improver = Improver(Policy(task.shape), Critic(task.shape), preset.improve)
    return cost_of(lambda: improver.improve(seen, 1, 5e-4, 0.05), len(parts))


def stewards() -> Settings:
    """A tournament of stewards, four at a table."""
    return settings_of(TournamentRequest(["steward"], GAMES, players=4, salt=PUBLIC_SALT))


def playing(backend: str, jobs: int | None) -> Cost:
    """A game of four stewards in a tournament."""
    chosen = stewards()
    schedule = list(Schedule(chosen))
    with players_for(chosen, jobs, backend) as pool:
        list(pool.play(schedule[:4]))
        return cost_of(lambda: list(pool.play(schedule)), len(schedule))


def playing_here() -> Cost:
    """Such a game, played and judged in this process."""
    chosen, slot = stewards(), Slot()
    schedule = list(Schedule(chosen))[: GAMES // 2]

    def play() -> None:
        for fixture in schedule:
            judge(chosen, fixture, play_game(chosen, fixture, slot, Guard(slot)))

    return cost_of(play, len(schedule))


def tell(name: str, kinds: dict[str, Cost]) -> None:
    """Measured costs, a line each."""
    for kind, cost in kinds.items():
        print(f"{name}, {kind}: {milliseconds(cost)}", flush=True)


def tell_figures() -> None:
    """Measure, and compute what many cores would do."""
    task = new_task("wk/warrior-knights", [4], 64, 64)
    print(f"\nfigures; the load of this machine is {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    part, game, step = collecting(task, PROCESSES, 0), playing_here(), learning(task)
    tell("this process", {"32 games collected": part, "a game of four stewards": game, "a step from 32 games": step})
    tell("a process beside it", {"32 games": collecting(task, PROCESSES, 1), "a game": playing(PROCESSES, 1)})
    with LocalCluster(1) as nodes:
        tell_trips()
        tell("ray, one node", {"32 games": collecting(task, RAY, 1), "a game": playing(RAY, None)})
        nodes.add()
        given = {"32 games": collecting(task, RAY, 1), "a game": playing(RAY, None)}
        tell("ray, two nodes", given)
    estimate(part, given["32 games"], step)
    most, played = 1 / given["a game"].own, (CORES - 1) / game.own
    print(f"tournaments: {min(most, played):.0f} games a second; the process that gives them could give {most:.0f}")


def estimate(part: Cost, given: Cost, step: Cost) -> None:
    """What follows for many cores, one of which gives the jobs and learns, from the work that each does."""
    busy = given.own + step.own
    print(f"\ncomputed from the work above, not measured, for {CORES} cores:")
    print(f"training: the learner works {busy:.2f} s on 32 games, which a core collects in {part.own:.2f} s;")
    print(f"it keeps {part.own / busy:.1f} cores busy, {32 / busy:.0f} games a second: further ones wait for it")
