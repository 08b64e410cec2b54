"""One game of a tournament: seats its agents, asks them in turn, and judges whoever fails.

An agent that hangs, crashes or answers with an illegal action forfeits: the game ends there, the agent is ranked last,
the other seats are ranked by what they have of that which wins games, equal ranks for equals.
"""

import math
import operator
import time
from collections.abc import Sequence
from typing import Final

from wk_agents.base import Agent
from wk_agents.faults import in_words
from wk_agents.roster import agent
from wk_experiments.arena.results import (
    BROKEN_OFF,
    CRASH,
    FORFEIT,
    ILLEGAL,
    OVERTIME,
    Fault,
    Game,
    Played,
    Settings,
    Thought,
    pack,
)
from wk_experiments.arena.schedule import Fixture
from wk_experiments.arena.seeds import agent_seed
from wk_experiments.arena.slot import SECOND, SETTING_UP, Slot
from wk_experiments.arena.witness import rounds_of, starts_of, won_by

from wk_env.games import game_named
from wk_env.kernel.spec import Match
from wk_env.view import View

SETUP_SECONDS: Final = 60.0  # at least: to set up may mean to load a model
BUCKETS_AN_OCTAVE: Final = 4


class FaultError(Exception):
    """What an agent did wrong."""

    def __init__(self, seat: int, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.seat, self.kind = seat, kind


class Table:
    """A game in progress among agents."""

    def __init__(self, settings: Settings, fixture: Fixture, slot: Slot) -> None:
        self.settings, self.fixture, self.slot = settings, fixture, slot
        self.spec = game_named(settings.game)
        self.match = self.spec.new_match(settings.rules, fixture.deal_seed)
        self.thoughts: list[dict[str, Thought]] = [{} for _ in fixture.seats]
        self.agents: list[Agent] = []

    def play(self) -> Fault | None:
        """Play to the end, or to the first fault."""
        self.slot.clear()
        try:
            self.agents = [self.seat_agent(seat) for seat in range(len(self.fixture.seats))]
            while self.match.decision.count and not self.slot.is_full:
                self.step()
        except FaultError as fault:
            return Fault(fault.seat, fault.kind, str(fault), len(self.slot.choices()))
        return None

    def seat_agent(self, seat: int) -> Agent:
        """A fresh agent for a seat."""
        text = self.settings.agents[self.fixture.seats[seat]]
        with self.slot.thinking(seat, setup_seconds(self.settings)):
            try:
                return agent(text, agent_seed(self.fixture.game_seed, seat))
            except BaseException as fault:
                raise FaultError(seat, CRASH, f"at the start: {in_words(fault)}") from fault

    def step(self) -> None:
        """One decision."""
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
        self.slot.note(choice)

    def answer_of(self, seat: int, ask: int, view: View) -> tuple[int | None, str]:
        """What an agent answers, as an action and in words; to read it is its own affair, since it may be anything."""
        with self.slot.thinking(seat, self.settings.time_limit, ask):
            try:
                answer: object = self.agents[seat].choose(view)
                return as_action(answer), str(answer)[:50]
            except BaseException as fault:
                raise FaultError(seat, CRASH, in_words(fault)) from fault

    def choice_of(self, seat: int, action: int | None, said: str) -> int:
        """The legal choice that an answer means."""
        ask = int(self.match.decision.ask)
        choices = self.match.decision.choices()
        for choice in choices:
            if self.spec.action_of(ask, choice) == action:
                return choice
        reason = f"answered {self.spec.asks[ask]!r} with {said!r}, which is none of {len(choices)} actions"
        raise FaultError(seat, ILLEGAL, reason)


def play_game(settings: Settings, fixture: Fixture, slot: Slot) -> Played:
    """A whole game."""
    table = Table(settings, fixture, slot)
    fault = table.play()
    return outcome(settings, fixture, table.match, slot.choices(), fault, table.thoughts)


def judge(settings: Settings, fixture: Fixture, slot: Slot, kind: str, reason: str) -> Played:
    """A game whose worker is no more: whoever was thinking forfeits."""
    choices = slot.choices()
    spec = game_named(settings.game)
    match = spec.new_match(settings.rules, fixture.deal_seed)
    for choice in choices:
        match.play(choice)
    seat = slot.seat
    assert seat is not None, "nobody was thinking"
    fault = Fault(seat, kind, reason, len(choices))
    return outcome(settings, fixture, match, choices, fault, [{} for _ in fixture.seats])


def outcome(
    settings: Settings,
    fixture: Fixture,
    match: Match,
    choices: list[int],
    fault: Fault | None,
    thoughts: list[dict[str, Thought]],
) -> Played:
    """What is kept of a game."""
    game = Game(
        number=fixture.number,
        deal=fixture.deal,
        lineup=fixture.lineup,
        rotation=fixture.rotation,
        deal_seed=fixture.deal_seed,
        game_seed=fixture.game_seed,
        focus=fixture.focus,
        seats=fixture.seats,
        ranks=ranks_of(match, fault),
        won_by=FORFEIT if fault else BROKEN_OFF if match.decision.count else won_by(match),
        rounds=rounds_of(match),
        decisions=len(choices),
        standing=list(match.standing()),
        starts=starts_of(settings, fixture.deal_seed, choices),
        fault=fault,
        digest=match.digest(),
    )
    return Played(game, pack(choices), thoughts)


def ranks_of(match: Match, fault: Fault | None) -> list[int]:
    """The ranks as the game has them; after a fault, or if it was broken off, those by standing."""
    if fault is not None:
        return ranks_after_forfeit(match.standing(), fault.seat)
    if match.decision.count:
        return [1 + rank for rank in ranks_after_forfeit([*match.standing(), 0], len(match.standing()))[:-1]]
    return list(match.result())


def ranks_after_forfeit(standing: Sequence[int], loser: int) -> list[int]:
    """The loser last, the others by their standing."""
    others = [standing[seat] for seat in range(len(standing)) if seat != loser]
    ranks = [1 + sum(other > mine for other in others) for mine in standing]
    ranks[loser] = len(standing)
    return ranks


def think(thought: Thought, microseconds: int) -> None:
    """Add an answer to what a seat thought about a kind of question."""
    thought.asked += 1
    thought.microseconds += microseconds
    thought.longest = max(thought.longest, microseconds)
    bucket = int(BUCKETS_AN_OCTAVE * math.log2(max(1, microseconds)))
    thought.spread[bucket] = thought.spread.get(bucket, 0) + 1


def as_action(answer: object) -> int | None:
    """An answer as a whole number, numpy's included; None if it is no such thing."""
    try:
        return operator.index(answer)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        return None


def setup_seconds(settings: Settings) -> float:
    """How long an agent may take before its first decision."""
    return max(SETUP_SECONDS, settings.time_limit)


def say_overtime(settings: Settings, ask: int) -> str:
    """The reason of whoever thinks too long."""
    if ask == SETTING_UP:
        return f"took longer than {setup_seconds(settings):g} s to set up"
    return f"thought longer than {settings.time_limit:g} s about {game_named(settings.game).asks[ask]!r}"
