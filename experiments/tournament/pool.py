"""Many games at once: a process for each job, and a watch over the time of every decision.

Processes come from one that has loaded the rules and no agent (a fork server, where there is one), so that a fresh one
takes milliseconds. A process whose agent hangs or dies is ended by its id and replaced; the game is judged from the
memory it shared. All games are played again here before they count.
"""

import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Final

import msgspec
from wk_experiments.tournament.guard import ENDS, FORKED
from wk_experiments.tournament.judging import Judge, judge
from wk_experiments.tournament.play import say_overtime, setup_seconds
from wk_experiments.tournament.printed import Prints
from wk_experiments.tournament.processes import nursery, surroundings
from wk_experiments.tournament.results import DEATH, TAMPERING, Fault, Played, Settings
from wk_experiments.tournament.schedule import Fixture
from wk_experiments.tournament.slot import Slot
from wk_experiments.tournament.trust import is_fresh
from wk_experiments.tournament.worker import Answer, Done, Inspect, Order, Request, Said, serve

from wk_env.play.referee import OVERTIME

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

TICK: Final = 0.1
MOST_DEATHS: Final = 3
MOST_VOID: Final = 12  # games in a row
GRACE: Final = 5.0  # seconds beyond its limit, for an agent that stops the clock


class TournamentError(Exception):
    """Games that cannot be played through no fault of an agent."""


class VoidGames:
    """Games that do not count, one after the other."""

    def __init__(self) -> None:
        self.in_a_row = 0

    def count(self, played: Played) -> None:
        """TournamentError if game after game does not count: something other than an agent is broken."""
        self.in_a_row = self.in_a_row + 1 if played.game.void else 0
        if self.in_a_row == MOST_VOID:
            raise TournamentError(f"{MOST_VOID} games in a row do not count, the last for this: {played.game.void}")


class Worker:
    """A process that plays, seen from outside."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.is_fresh = is_fresh(settings)
        self.fixture: Fixture | None = None
        self.deaths = 0
        self.begin()

    def begin(self) -> None:
        """Start the process; it learns of games as they come, and of the salt never."""
        context = nursery()
        self.slot = Slot()
        self.pipe, far_end = context.Pipe()
        heard, said = context.Pipe(duplex=False)
        self.prints = Prints(heard)
        known = msgspec.json.encode(msgspec.structs.replace(self.settings, salt="", seed=0))
        with surroundings():
            arguments = (far_end, said, known, self.slot)
            self.process: BaseProcess = context.Process(target=serve, args=arguments, daemon=True)
            self.process.start()
        far_end.close()
        said.close()

    def end(self) -> None:
        """Kill the process; what it shared stays readable."""
        self.process.kill()
        self.process.join()
        self.prints.close()
        self.pipe.close()

    def order(self, fixture: Fixture) -> None:
        """Let it play a game."""
        if self.is_fresh or not self.process.is_alive():
            self.end()
            self.begin()
        self.fixture = fixture
        self.deaths = 0
        self.again(fixture)

    def again(self, fixture: Fixture) -> None:
        """Let it play a game from the beginning."""
        self.slot.clear()
        self.prints.begin(f"game {fixture.number}")
        self.count, self.since = -1, time.monotonic()
        self.ask(Order(fixture))

    def ask(self, request: Request) -> None:
        """Send a request; one that died will be found out when it does not answer."""
        with suppress(BrokenPipeError, ConnectionResetError):
            self.pipe.send_bytes(msgspec.json.encode(request))

    def complaint(self) -> str:
        """What is wrong with the agents, found out by setting each up; empty if nothing is."""
        self.prints.begin("setting up")
        self.ask(Inspect())
        while (answer := self.answer()) is None:
            wait([self.pipe, self.prints.pipe], TICK)
            self.prints.pass_on()
            seat = self.slot.seat
            name = "a process" if seat is None else f"the agent {self.settings.agents[seat]}"
            if self.slot.is_overdue:
                return f"{name} {say_overtime(self.settings, self.slot.ask)}"
            if not self.process.is_alive():
                return f"{name} ended its process with code {self.process.exitcode} when it was set up"
        assert isinstance(answer, Said), "who is inspected says something"
        return answer.sentence

    def look(self) -> Played | None:
        """The game if it has come to an end, however it did."""
        self.prints.pass_on()
        answer, is_overdue = self.answer(), self.is_overdue()
        if answer is None and not is_overdue and self.process.is_alive():
            return None
        answer = answer or self.answer()  # a last word
        if answer is not None:
            return self.finish(answer)
        self.end()
        if is_overdue:
            return self.replace(OVERTIME, say_overtime(self.settings, self.slot.ask))
        code = self.process.exitcode or 0
        if code in ENDS:
            return self.replace(TAMPERING, ENDS[code])
        return self.replace(DEATH, f"its process ended with code {code}")

    def is_overdue(self) -> bool:
        """Whether somebody thinks for too long, by the shared clock or, lest an agent stop that, by our own."""
        now, count = time.monotonic(), self.slot.count
        if count != self.count:
            self.count, self.since = count, now
        setting_up = 0.0 if count else self.settings.players * setup_seconds(self.settings)
        return self.slot.is_overdue or now - self.since > self.settings.time_limit + setting_up + GRACE

    def pipes(self) -> "list[Connection[bytes, bytes]]":
        """Where it may be heard."""
        return [self.pipe, self.prints.pipe] if self.prints.is_open else [self.pipe]

    def answer(self) -> Answer | None:
        """What it says, if it says something that can be read."""
        with suppress(EOFError, OSError, msgspec.MsgspecError):
            if self.pipe.poll():
                answer: Answer = msgspec.json.decode(self.pipe.recv_bytes(), type=Answer)
                return answer
        return None

    def finish(self, answer: Answer) -> Played:
        """The game that was played, as it comes out when it is played again."""
        fixture = self.fixture
        assert fixture is not None, "only games are finished"
        self.fixture = None
        if isinstance(answer, Said):
            return Judge(self.settings, fixture, self.slot.choices()).unexplained(answer.sentence)
        if self.slot.blamed in range(self.settings.players):
            fault = Fault(int(self.slot.blamed or 0), TAMPERING, ENDS[FORKED], 0)
            answer = Done(msgspec.structs.replace(answer.told, fault=fault))
        return judge(self.settings, fixture, answer.told)

    def replace(self, kind: str, reason: str) -> Played | None:
        """Judge the game of a process that is no more and start another; a game that nobody broke begins again."""
        fixture, slot = self.fixture, self.slot
        assert fixture is not None, "only games are judged"
        self.begin()
        self.deaths += 1
        if slot.seat is not None or self.deaths == MOST_DEATHS:
            self.fixture = None
            return Judge(self.settings, fixture, slot.choices()).dead(slot, kind, reason)
        self.again(fixture)
        return None


class Pool:
    """Some processes that play, for as long as they are needed."""

    def __init__(self, settings: Settings, jobs: int) -> None:
        self.settings, self.jobs = settings, jobs
        self.void = VoidGames()
        self.workers = [Worker(settings)]

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.end()

    def complaint(self) -> str:
        """What is wrong with the agents, found out by setting each up in a process; empty if nothing is."""
        return self.workers[0].complaint()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        """Play games, each as soon as a process is free, and hand them over as they end."""
        coming = iter(fixtures)
        self.fill(coming)
        while busy := [worker for worker in self.workers if worker.fixture is not None]:
            wait([pipe for worker in busy for pipe in worker.pipes()], TICK)
            for worker in busy:
                played = worker.look()
                if played is None:
                    continue
                self.void.count(played)
                following = next(coming, None)
                if following is not None:
                    worker.order(following)
                yield played

    def fill(self, coming: Iterator[Fixture]) -> None:
        """A game for each process; as many processes as there are games at once."""
        for place, fixture in zip(range(self.jobs), coming, strict=False):
            if place == len(self.workers):
                self.workers.append(Worker(self.settings))
            self.workers[place].order(fixture)
