"""Many games at once as jobs, wherever the workers are; the local pool is `pool`."""

from collections.abc import Iterable, Iterator
from typing import Protocol

import msgspec
from wk_experiments.tournament.node import INSPECT, played, setup_of
from wk_experiments.tournament.pool import Pool, VoidGames
from wk_experiments.tournament.results import Played, Settings
from wk_experiments.tournament.schedule import Fixture

from wk_env.jobs.cluster import Cluster
from wk_env.jobs.workers import RAY, Workers, done_by, refuse_backend


class Players(Protocol):
    """Whoever plays the games of a tournament."""

    settings: Settings

    def __enter__(self) -> "Players": ...

    def __exit__(self, *_: object) -> None: ...

    def complaint(self) -> str:
        """What is wrong with the agents; empty if nothing is."""
        ...

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        """Play games and hand them over as they end."""
        ...


class JobPool:
    """Plays the games of a tournament as jobs."""

    def __init__(self, settings: Settings, workers: Workers, jobs: int | None = None) -> None:
        self.settings, self.workers = settings, workers
        self.setup = setup_of(settings)
        self.jobs = jobs or workers.places
        self.void = VoidGames()

    def __enter__(self) -> "JobPool":
        return self

    def __exit__(self, *_: object) -> None:
        self.workers.close()

    def complaint(self) -> str:
        """What is wrong with the agents, found out by setting each up where games are played."""
        self.workers.give(0, (self.setup, INSPECT))
        return self.workers.take()[1].decode()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        """Play games, so many at once, and hand them over as they end."""
        jobs = ((fixture.number, (self.setup, msgspec.json.encode(fixture))) for fixture in fixtures)
        for _, told in done_by(self.workers, jobs, self.jobs):
            played_game = msgspec.json.decode(told, type=Played)
            self.void.count(played_game)
            yield played_game


def players_for(settings: Settings, jobs: int | None, backend: str) -> Players:
    """Who plays a tournament: so many processes of this machine, or so many of a cluster, or all that it has."""
    refuse_backend(backend)
    return JobPool(settings, Cluster(played), jobs) if backend == RAY else Pool(settings, jobs or 1)
