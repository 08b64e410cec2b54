"""One game of a tournament: seats its agents, asks them in turn, and names whoever fails."""

import math
import operator
import time
from contextlib import suppress
from typing import Final

from wk_agents.base import Agent
from wk_agents.faults import in_words, readable
from wk_agents.isolated import LONGEST, Isolated, IsolatedError
from wk_agents.roster import agent, is_shipped
from wk_experiments.tournament.deal_seeds import agent_seed
from wk_experiments.tournament.guard import ENDS, FORKED, Guard
from wk_experiments.tournament.results import CRASH, ILLEGAL, OVERTIME, TAMPERING, Fault, Settings, Thought, Told, pack
from wk_experiments.tournament.schedule import Fixture
from wk_experiments.tournament.slot import SECOND, Slot

from wk_env.kernel.spec import Match
from wk_env.play.registry import game_named
from wk_env.play.view import View

SETUP_SECONDS: Final = 60.0  # at least: to set up may mean to load a model
BUCKETS_AN_OCTAVE: Final = 4


class FaultError(Exception):
    """What an agent did wrong."""

    def __init__(self, seat: int, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.seat, self.kind = seat, kind


class UnclearError(Exception):
    """What some agent did wrong, nobody knows which."""


class Table:
    """A game in progress among agents."""

    def __init__(self, settings: Settings, fixture: Fixture, slot: Slot, guard: Guard) -> None:
        self.settings, self.fixture, self.slot, self.guard = settings, fixture, slot, guard
        self.spec = game_named(settings.game)
        self.match: Match = self.spec.new_match(settings.rules, fixture.deal_seed)
        self.thoughts: list[dict[str, Thought]] = [{} for _ in fixture.seats]
        self.names = [settings.agents[number] for number in fixture.seats]
        self.strange = [not is_shipped(name) and not settings.isolate for name in self.names]
        self.choices: list[int] = []
        self.agents: list[Agent] = []

    def play(self) -> Fault | None:
        """Play to the end, or to the first fault."""
        self.slot.clear()
        fault = None
        try:
            for seat in range(len(self.names)):
                self.agents.append(self.seat_agent(seat))
            while self.match.decision.count and not self.slot.is_full:
                self.step()
        except FaultError as found:
            fault = Fault(found.seat, found.kind, str(found), len(self.choices))
        if any(self.strange) and not self.guard.shared.is_whole and (fault is None or fault.kind != TAMPERING):
            raise UnclearError("somebody changed the code of others")
        return fault

    def seat_agent(self, seat: int) -> Agent:
        """A fresh agent for a seat."""
        with self.slot.thinking(seat, setup_seconds(self.settings)):
            self.guard.before(self.match)
            try:
                made = new_agent(self.settings, self.names[seat], agent_seed(self.fixture.game_seed, seat))
            except BaseException as fault:
                self.guard.come_back(seat)
                raise FaultError(seat, CRASH, f"at the start: {reason_of(fault)}") from fault
            self.look_over(seat)
        self.guard.seat([*self.agents, made])
        return made

    def step(self) -> None:
        """One decision."""
        blamed = self.slot.blamed
        if blamed is not None:
            raise FaultError(blamed, TAMPERING, ENDS[FORKED])
        question = self.match.decision
        seat, ask = int(question.seat), int(question.ask)
        view = View(self.spec, self.match, seat)
        started = time.perf_counter_ns()
        action, said = self.answer_of(seat, ask, view)
        nanoseconds = time.perf_counter_ns() - started
        think(self.thoughts[seat].setdefault(self.spec.asks[ask], Thought()), nanoseconds // 1000)
        if nanoseconds > self.settings.time_limit * SECOND:
            raise FaultError(seat, OVERTIME, say_overtime(self.settings, ask))
        choice = self.choice_of(seat, action, said)
        self.match.play(choice)
        self.choices.append(choice)
        self.slot.note(choice)

    def answer_of(self, seat: int, ask: int, view: View) -> tuple[int | None, str]:
        """What an agent answers, as an action and in words; to read it is its own affair, since it may be anything."""
        with self.slot.thinking(seat, self.settings.time_limit, ask):
            if self.strange[seat]:
                self.guard.before(self.match)
            try:
                answer: object = self.agents[seat].choose(view)
                read = as_action(answer), str(answer)[:50]
            except BaseException as fault:
                self.guard.come_back(seat)
                raise FaultError(seat, CRASH, reason_of(fault)) from fault
            self.look_over(seat)
        return read

    def look_over(self, seat: int) -> None:
        """See whether an agent has touched what it must leave alone."""
        if self.strange[seat]:
            self.guard.come_back(seat)
            changed = self.guard.tampering(self.match)
            if changed and self.guard.is_crowded:
                raise UnclearError(f"somebody {changed} by a thread of its own")
            if changed:
                raise FaultError(seat, TAMPERING, changed)

    def choice_of(self, seat: int, action: int | None, said: str) -> int:
        """The legal choice that an answer means."""
        ask = int(self.match.decision.ask)
        choices = self.match.decision.choices()
        for choice in choices:
            if self.spec.action_of(ask, choice) == action:
                return choice
        reason = f"answered {self.spec.asks[ask]!r} with {said!r}, which is none of {len(choices)} actions"
        raise FaultError(seat, ILLEGAL, reason)

    def close(self) -> None:
        """End the processes of isolated agents."""
        for mind in self.agents:
            if isinstance(mind, Isolated):
                mind.close()


def new_agent(settings: Settings, text: str, seed: int = 0, game: str | None = None) -> Agent:
    """The agent that a spec names; in a process of its own if the tournament is to isolate what is not shipped."""
    if not settings.isolate or is_shipped(text):
        return agent(text, seed, game)
    made = Isolated(text, text, min(LONGEST, setup_seconds(settings)))
    if game is not None:
        made.check(game)
    made.reset(seed)
    return made


def play_game(settings: Settings, fixture: Fixture, slot: Slot, guard: Guard) -> Told:
    """A whole game, as it is told to whoever watches over it."""
    table = Table(settings, fixture, slot, guard)
    fault, complaint = None, ""
    try:
        fault = table.play()
    except UnclearError as unclear:
        complaint = str(unclear)
    finally:
        table.close()
    return Told(pack(table.choices), fault, table.match.digest(), table.thoughts, complaint)


def reason_of(fault: BaseException) -> str:
    """Why an agent failed; where it plays in a process of its own, that has said so already."""
    return readable(str(fault)) if isinstance(fault, IsolatedError) else in_words(fault)


def think(thought: Thought, microseconds: int) -> None:
    """Add an answer to what a seat thought about a kind of question."""
    thought.asked += 1
    thought.microseconds += microseconds
    thought.longest = max(thought.longest, microseconds)
    bucket = int(BUCKETS_AN_OCTAVE * math.log2(max(1, microseconds)))
    thought.spread[bucket] = thought.spread.get(bucket, 0) + 1


def as_action(answer: object) -> int | None:
    """An answer as a whole number, numpy's included; None if it is no such thing."""
    with suppress(TypeError):
        return operator.index(answer)  # type: ignore[arg-type]  # that is the question
    return None


def setup_seconds(settings: Settings) -> float:
    """How long an agent may take before its first decision."""
    return max(SETUP_SECONDS, settings.time_limit)


def say_overtime(settings: Settings, ask: int) -> str:
    """The reason of whoever thinks too long."""
    asks = game_named(settings.game).asks
    if not 0 <= ask < len(asks):
        return f"took longer than {setup_seconds(settings):g} s to set up"
    return f"thought longer than {settings.time_limit:g} s about {asks[ask]!r}"
