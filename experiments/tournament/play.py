"""One game of a tournament: seats its agents, asks them in turn, and names whoever fails."""

import math
from time import perf_counter_ns
from typing import Final

from wk_agents.base import Agent
from wk_agents.isolated import LONGEST, Isolated
from wk_agents.roster import agent, is_shipped
from wk_experiments.tournament.deal_seeds import agent_seed
from wk_experiments.tournament.guard import ENDS, FORKED, Guard
from wk_experiments.tournament.results import TAMPERING, Fault, Settings, Thought, Told, pack
from wk_experiments.tournament.schedule import Fixture
from wk_experiments.tournament.slot import Slot

from wk_env.kernel.spec import Match
from wk_env.play.history import new_history
from wk_env.play.referee import AgentError, Answer, asked, choice_meant, kind_of, reason_of, refuse_late, too_late
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


class GameInProgress:
    """A game in progress among agents."""

    def __init__(self, settings: Settings, fixture: Fixture, slot: Slot, guard: Guard) -> None:
        self.settings, self.fixture, self.slot, self.guard = settings, fixture, slot, guard
        self.spec = game_named(settings.game)
        self.history = new_history(self.spec, settings.rules, fixture.deal_seed)
        self.match: Match = self.history.match
        self.thoughts: list[dict[str, Thought]] = [{} for _ in fixture.seats]
        self.names = [settings.agents[number] for number in fixture.seats]
        self.strange = [not is_shipped(name) and not settings.isolate for name in self.names]
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
            fault = Fault(found.seat, found.kind, str(found), len(self.history.choices))
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
                raise FaultError(seat, kind_of(fault), f"at the start: {reason_of(fault)}") from fault
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
        name, view = self.spec.asks[ask], View(self.spec, self.match, seat)
        started = perf_counter_ns()
        try:
            answer = self.answer_of(seat, ask, view)
            nanoseconds = perf_counter_ns() - started
            think(self.thoughts[seat].setdefault(name, Thought()), nanoseconds // 1000)
            refuse_late(nanoseconds, self.settings.time_limit, name)
            choice = choice_meant(answer, self.spec, self.match)
        except AgentError as fault:
            raise FaultError(seat, fault.kind, str(fault)) from fault
        self.history.play(choice)
        self.slot.note(choice)

    def answer_of(self, seat: int, ask: int, view: View) -> Answer:
        """What an agent answers, watched as long as it thinks."""
        with self.slot.thinking(seat, self.settings.time_limit, ask):
            if self.strange[seat]:
                self.guard.before(self.match)
            try:
                answer = asked(self.agents[seat], view, (BaseException,))
            except AgentError:
                self.guard.come_back(seat)
                raise
            self.look_over(seat)
        return answer

    def look_over(self, seat: int) -> None:
        """See whether an agent has touched what it must leave alone."""
        if self.strange[seat]:
            self.guard.come_back(seat)
            changed = self.guard.tampering(self.match)
            if changed and self.guard.is_crowded:
                raise UnclearError(f"somebody {changed} by a thread of its own")
            if changed:
                raise FaultError(seat, TAMPERING, changed)

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
    table = GameInProgress(settings, fixture, slot, guard)
    fault, complaint = None, ""
    try:
        fault = table.play()
    except UnclearError as unclear:
        complaint = str(unclear)
    finally:
        table.close()
    return Told(pack(table.history.choices), fault, table.match.digest(), table.thoughts, complaint)


def think(thought: Thought, microseconds: int) -> None:
    """Add an answer to what a seat thought about a kind of question."""
    thought.asked += 1
    thought.microseconds += microseconds
    thought.longest = max(thought.longest, microseconds)
    bucket = int(BUCKETS_AN_OCTAVE * math.log2(max(1, microseconds)))
    thought.spread[bucket] = thought.spread.get(bucket, 0) + 1


def setup_seconds(settings: Settings) -> float:
    """How long an agent may take before its first decision."""
    return max(SETUP_SECONDS, settings.time_limit)


def say_overtime(settings: Settings, ask: int) -> str:
    """The reason of whoever thinks too long."""
    asks = game_named(settings.game).asks
    if not 0 <= ask < len(asks):
        return f"took longer than {setup_seconds(settings):g} s to set up"
    return too_late(asks[ask], settings.time_limit)
