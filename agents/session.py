"""A table at which people and agents sit: who is asked, what each person was told since, and steps back.

A person may take back answers of one turn: as long as nobody else was asked and nothing hidden came to light. Where
there is one answer only, nobody is asked for it.
"""

import operator
from typing import Final, NamedTuple

from wk_agents.base import Agent
from wk_agents.faults import said_by
from wk_agents.roster import agent
from wk_agents.specs import spec_of

from wk_env.games import game_named
from wk_env.kernel.spec import GameSpec, Match, Settings
from wk_env.knights import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.record import Record, Recorder, recorder_of
from wk_env.saga import Saga, follow
from wk_env.view import View

HUMAN: Final = "human"
DREAMS: Final = (1, 2, 3)


class Step(NamedTuple):
    """What an answer is taken back to: the game before it, what each person had been told, and how many answers."""

    record: Record
    told: dict[int, int]
    options: int


class Session:
    """One game at a table; `recorder.record().players` says who sits where."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder: Recorder = recorder
        head = recorder.record()
        self.spec: GameSpec = game_named(head.game)
        self.players: list[str] = list(head.players)
        if len(self.players) != len(recorder.match.result()):
            raise ValueError(f"there are {len(self.players)} players and {len(recorder.match.result())} seats")
        self.minds: list[Agent | None] = [
            None if spec_of(player).name == HUMAN else agent(player, head.seed + 1 + seat, head.game)
            for seat, player in enumerate(self.players)
        ]
        self.sagas: dict[int, Saga] = {seat: Saga(seat) for seat, mind in enumerate(self.minds) if mind is None}
        self._back: list[Step] = []

    @property
    def match(self) -> Match:
        """The game."""
        return self.recorder.match

    @property
    def asked(self) -> int | None:
        """The person who is asked; None when the game is over."""
        return int(self.match.decision.seat) if self.match.decision.count else None

    @property
    def can_go_back(self) -> bool:
        """Whether the person who is asked may take back his last answer."""
        return any(step.options > 1 for step in self._back)

    def view(self, seat: int) -> View:
        """What a person sees."""
        return View(self.spec, self.match, seat)

    def run(self) -> int | None:
        """Let the agents play until a person has a choice; None when the game is over."""
        while (seat := self.asked) is not None:
            mind, view = self.minds[seat], self.view(seat)
            if mind is not None:
                self._note(self.spec.choice_of(view.ask, answer_of(mind, view)))
                self._back.clear()
            elif len(view.actions) == 1:
                self.play(view.actions[0])
            else:
                break
        return self.asked

    def play(self, action: int) -> None:
        """A person's answer."""
        seat = self.asked
        assert seat is not None
        before, record, options = self.match.copy(), self.recorder.record(), int(self.match.decision.count)
        told = {other: len(saga.lines) for other, saga in self.sagas.items()}
        choice = self.spec.choice_of(int(self.match.decision.ask), action)
        self._note(choice)
        self._back.append(Step(record, told, options))
        if self.asked != seat or self._has_learned(before, choice, seat):
            self._back.clear()

    def go_back(self) -> None:
        """Take back the last answer of the person who is asked, and what followed without a choice."""
        if not self.can_go_back:
            raise ValueError("nothing can be taken back: somebody else was asked, or something came to light")
        step = self._back.pop()
        while step.options == 1:
            step = self._back.pop()
        self.recorder = recorder_of(step.record)
        for seat, saga in self.sagas.items():
            del saga.lines[step.told[seat] :]

    def news(self, seat: int) -> list[str]:
        """What happened since the person was told last."""
        lines = self.sagas[seat].lines
        told = list(lines)
        lines.clear()
        self._back = [step._replace(told={**step.told, seat: 0}) for step in self._back]
        return told

    def _note(self, choice: int) -> None:
        match = self.match
        if isinstance(match, KnightsMatch):
            for saga in self.sagas.values():
                follow(saga, match.speech(), 0, choice)
        self.recorder.play(choice)

    def _has_learned(self, before: Match, choice: int, seat: int) -> bool:
        seen = View(self.spec, self.match, seat)
        for dream in DREAMS:
            other = before.redeal(seat, dream)
            other.play(choice)
            dreamed = View(self.spec, other, seat)
            is_same = (dreamed.asked, dreamed.ask) == (seen.asked, seen.ask)
            if not is_same or (dreamed.observation != seen.observation).any():
                return True
        return False


def answer_of(mind: Agent, view: View) -> int:
    """What an agent answers; ValueError names the agent that fails."""
    try:
        action = operator.index(mind.choose(view))
    except (Exception, SystemExit) as fault:
        raise ValueError(f"{mind.name} could not answer: {type(fault).__name__}: {said_by(fault)}") from fault
    if action not in view.actions:
        raise ValueError(f"{mind.name} answered {action}, which is none of its {len(view.actions)} actions")
    return action


def new_session(game: str, players: list[str], seed: int, rules: Settings | None = None) -> Session:
    """A new game with these players in its seats, in the order of the seats, by these other settings of the rules."""
    return Session(Recorder(game, {**(rules or {}), "seats": len(players)}, seed, players))


def bargaining_rules(game: str, players: list[str]) -> Settings:
    """The settings with which people bargain: before each stack every Baron may make an offer. Programs play without.

    Rules: WK-522
    """
    has_people = any(spec_of(player).name == HUMAN for player in players)
    return {"offers": 1, "stack_windows": 1} if has_people and game == WARRIOR_KNIGHTS.id else {}


def resumed(record: Record) -> Session:
    """A saved game to be gone on with; people are told nothing of what they saw before."""
    return Session(recorder_of(record))
