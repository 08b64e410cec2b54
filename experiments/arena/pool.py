"""Many games at once: a process for each job, and a watch over the time of every decision.

Processes are started afresh, not forked. A process whose agent hangs or dies is ended by its id and replaced; the game
is judged from the memory it shared.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Final

import msgspec
from wk_experiments.arena.play import judge, say_overtime
from wk_experiments.arena.results import DEATH, OVERTIME, Played, Settings
from wk_experiments.arena.schedule import Fixture
from wk_experiments.arena.slot import Slot
from wk_experiments.arena.worker import Answer, Inspect, Order, Request, Said, serve

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

TICK: Final = 0.1
MOST_DEATHS: Final = 3
# Threads within a process only fight over the cores that the jobs share; and what is stale need be said only once.
SURROUNDINGS: Final = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "PYTHONWARNINGS": "ignore:wk_env:UserWarning",
}


class ArenaError(Exception):
    """A game that cannot be played through no fault of an agent."""


class Worker:
    """A process that plays, seen from outside."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.fixture: Fixture | None = None
        self.deaths = 0
        self.begin()

    def begin(self) -> None:
        """Start the process."""
        spawn = get_context("spawn")
        self.slot = Slot()
        self.pipe, far_end = spawn.Pipe()
        arguments = (far_end, msgspec.json.encode(self.settings), self.slot)
        self.process: SpawnProcess = spawn.Process(target=serve, args=arguments, daemon=True)
        with surroundings():
            self.process.start()
        far_end.close()

    def end(self) -> None:
        """Kill the process; what it shared stays readable."""
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def order(self, fixture: Fixture) -> None:
        """Let it play a game."""
        if not self.process.is_alive():
            self.end()
            self.begin()
        self.fixture = fixture
        self.slot.clear()
        self.ask(Order(fixture.number))

    def ask(self, request: Request) -> None:
        """Send a request; one that died will be found out when it does not answer."""
        with suppress(BrokenPipeError, ConnectionResetError):
            self.pipe.send_bytes(msgspec.json.encode(request))

    def look(self) -> Played | None:
        """The game if it has come to an end, however it did."""
        answer, is_overdue = self.answer(), self.slot.is_overdue
        if answer is None and not is_overdue and self.process.is_alive():
            return None
        answer = answer or self.answer()  # a last word
        if answer is not None:
            return self.finish(answer)
        self.end()
        if is_overdue:
            return self.replace(OVERTIME, say_overtime(self.settings, self.slot.ask))
        return self.replace(DEATH, f"its process ended with code {self.process.exitcode}")

    def answer(self) -> Answer | None:
        """What it says, if it says something."""
        with suppress(EOFError, ConnectionResetError):
            if self.pipe.poll():
                answer: Answer = msgspec.json.decode(self.pipe.recv_bytes(), type=Answer)
                return answer
        return None

    def finish(self, answer: Answer) -> Played:
        """The game that was played."""
        if isinstance(answer, Said):
            raise ArenaError(answer.sentence)
        self.fixture = None
        return answer.played

    def replace(self, kind: str, reason: str) -> Played | None:
        """Judge the game of a process that is no more and start another; a game that nobody broke begins again."""
        fixture, slot = self.fixture, self.slot
        assert fixture is not None, "only games are judged"
        self.begin()
        if slot.seat is not None:
            self.fixture = None
            return judge(self.settings, fixture, slot, kind, reason)
        self.deaths += 1
        if self.deaths == MOST_DEATHS:
            raise ArenaError(
                f"game {fixture.number} ended {MOST_DEATHS} processes while no agent was thinking; {reason}"
            )
        self.order(fixture)
        return None


class Pool:
    """Some processes that play, for as long as they are needed."""

    def __init__(self, settings: Settings, jobs: int) -> None:
        self.settings, self.jobs = settings, jobs
        self.workers = [Worker(settings)]

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.end()

    def complaint(self) -> str:
        """What is wrong with the agents, found out by setting each up in a process; empty if nothing is."""
        worker = self.workers[0]
        worker.ask(Inspect())
        while (answer := worker.answer()) is None:
            wait([worker.pipe], TICK)
            seat = worker.slot.seat
            name = "a process" if seat is None else f"the agent {self.settings.agents[seat]}"
            if worker.slot.is_overdue:
                return f"{name} {say_overtime(self.settings, worker.slot.ask)}"
            if not worker.process.is_alive():
                return f"{name} ended its process with code {worker.process.exitcode} when it was set up"
        assert isinstance(answer, Said), "who is inspected says something"
        return answer.sentence

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        """Play games, each as soon as a process is free, and hand them over as they end."""
        coming = iter(fixtures)
        for place, fixture in enumerate(islice(coming, self.jobs)):
            if place == len(self.workers):
                self.workers.append(Worker(self.settings))
            self.workers[place].order(fixture)
        while busy := [worker for worker in self.workers if worker.fixture is not None]:
            wait([worker.pipe for worker in busy], TICK)
            for worker in busy:
                played = worker.look()
                if played is None:
                    continue
                following = next(coming, None)
                if following is not None:
                    worker.order(following)
                yield played


@contextmanager
def surroundings() -> Iterator[None]:
    """What processes that are begun now find around them."""
    before = dict(os.environ)
    os.environ.update({**SURROUNDINGS, **{name: before[name] for name in SURROUNDINGS if name in before}})
    try:
        yield
    finally:
        for name in SURROUNDINGS:
            if name not in before:
                del os.environ[name]
