"""Leaks to be found, one a channel: slips that could happen to us, such as the wrong viewer or the real match."""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np
import pytest
from wk_agents.base import Agent
from wk_agents.roster import HOUSE
from wk_agents.table.composing import Composition
from wk_agents.table.plain import form_of_game

from wk_env.doors.match_env import MatchEnv
from wk_env.doors.observer import Observer
from wk_env.games.warrior_knights.picture.visible import Sight
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.story.deeds import say_options
from wk_env.games.warrior_knights.story.recap import DEEDS
from wk_env.games.warrior_knights.words.position import say_position
from wk_env.kernel.spec import GameSpec, Match
from wk_env.play.view import Numbers, View, facts_of

Plant = Callable[[pytest.MonkeyPatch], None]


def real_match(patch: pytest.MonkeyPatch) -> None:
    """A view on the match itself, not on one dealt anew."""

    def keep(self: View, spec: GameSpec, match: Match, seat: int, observation: str = "compact") -> None:
        self.spec, self.seat, self._match, self.observed_as = spec, seat, match, observation
        self._facts = None

    patch.setattr(View, "__init__", keep)


def everybodys_choices(patch: pytest.MonkeyPatch) -> None:
    """Whoever looks sees what the asked seat may answer."""
    real_match(patch)
    patch.setattr(View, "choices", property(lambda self: self._match.decision.choices()))


def neighbours_numbers(patch: pytest.MonkeyPatch) -> None:
    """The observation of the next seat."""
    real_match(patch)

    def observation(self: View) -> Numbers:
        lens = self.spec.lens(self.observed_as)
        lens.look(self._match, (self.seat + 1) % self.seats)
        return np.frombuffer(lens.numbers, np.int16).copy()

    patch.setattr(View, "observation", property(observation))


def neighbours_sight(patch: pytest.MonkeyPatch) -> None:
    """What the doors show the next seat, to this one."""
    shown = Observer.look

    def look(self: Observer, match: Match, seat: int) -> None:
        shown(self, match, (seat + 1) % match.seats)

    patch.setattr(Observer, "look", look)


def neighbours_facts(patch: pytest.MonkeyPatch) -> None:
    """The facts of the next seat."""
    real_match(patch)
    look = facts_of(WARRIOR_KNIGHTS).look
    patch.setattr(View, "facts", property(lambda self: look(self._match, (self.seat + 1) % self.seats)))


def judged_in_the_open(patch: pytest.MonkeyPatch) -> None:
    """The match itself is judged, by what lies on the top of a deck."""
    real_match(patch)

    def evaluate(self: View) -> int:
        match = self._match
        assert isinstance(match, KnightsMatch)
        return int(match.game.state.fate_deck[match.game.state.fate_top])

    patch.setattr(View, "evaluate", evaluate)


def everything_in_words(patch: pytest.MonkeyPatch) -> None:
    """The words for whoever may see all."""
    real_match(patch)
    patch.setattr(View, "text", property(lambda self: self._match.say_position(None)))


def everybodys_options(patch: pytest.MonkeyPatch) -> None:
    """The options of the asked seat, told to all."""
    patch.setattr("tests.honesty.channels.say_options", lambda speech, _seat: say_options(speech, None))


def no_imagination(patch: pytest.MonkeyPatch) -> None:
    """The real match in the place of an imagined one."""
    real_match(patch)
    patch.setattr(View, "imagine", lambda self, _seed: self._match.copy())


def wrong_agent(patch: pytest.MonkeyPatch) -> None:
    """The door shows an agent what the next one sees."""
    shown = MatchEnv.observe

    def observe(self: MatchEnv, agent: str) -> object:
        place = self.possible_agents.index(agent) + 1
        return shown(self, self.possible_agents[place % len(self.possible_agents)])

    patch.setattr(MatchEnv, "observe", observe)


def open_picture(patch: pytest.MonkeyPatch) -> None:
    """The picture for whoever may see all."""
    patch.setattr("tests.honesty.channels.Sight", lambda speech, _seat: Sight(speech, None))


def telling_rewards(patch: pytest.MonkeyPatch) -> None:
    """Shaping by what is yet to be drawn."""

    def standing(self: KnightsMatch) -> list[int]:
        table = self.game.state
        return [1 + int(table.fate_deck[(table.fate_top + seat) % 24]) for seat in range(table.seats)]

    patch.setattr(KnightsMatch, "standing", standing)


def everybodys_pieces(patch: pytest.MonkeyPatch) -> None:
    """Whoever looks sees what the asked seat may compose."""

    def composed(view: View) -> Composition | None:
        match = view.imagine(0)
        chain = form_of_game(view.spec).chain(match)
        return None if chain is None else Composition(view.spec, match, chain)

    no_imagination(patch)
    patch.setattr("tests.honesty.channels.composition_of", composed)


def open_armies(patch: pytest.MonkeyPatch) -> None:
    """Beside every question stands all that is on the table."""
    no_imagination(patch)
    patch.setattr("tests.honesty.channels.background", lambda seen: say_position(seen.speech, None))


def talkative_log(patch: pytest.MonkeyPatch) -> None:
    """The log tells which cards are laid face down."""
    patch.setitem(DEEDS, int(asks.PLAN), None)


class Peeping(Agent):
    """Decides by the next Fate card."""

    def choose(self, view: View) -> int:
        """The real match decides, where a view holds it."""
        match = view._match  # pyright: ignore[reportPrivateUsage]
        assert isinstance(match, KnightsMatch)
        table = match.game.state
        return view.actions[int(table.fate_deck[table.fate_top]) % len(view.actions)]


def peeping_agent(patch: pytest.MonkeyPatch) -> None:
    """An agent that reads a real match."""
    real_match(patch)
    patch.setitem(HOUSE, "uniform", Peeping)


PLANTS: Final[Mapping[str, Plant]] = {
    "question": everybodys_choices,
    "observation": neighbours_numbers,
    "wide observation": neighbours_numbers,
    "scaled observation": neighbours_sight,
    "named blocks": neighbours_numbers,
    "facts": neighbours_facts,
    "options": everybodys_choices,
    "evaluation": judged_in_the_open,
    "text": everything_in_words,
    "options in words": everybodys_options,
    "imagined worlds": no_imagination,
    "pack": no_imagination,
    "PettingZoo door": wrong_agent,
    "picture": open_picture,
    "shaping": telling_rewards,
    "composed answers": everybodys_pieces,
    "beside the question": open_armies,
    "log of closed choices": talkative_log,
    "choice of uniform": peeping_agent,
}
