"""How a question is put to somebody who types: its answers as lines, what may be typed, and what it would mean."""

import re
from collections.abc import Callable
from typing import Final

from wk_agents.games.warrior_knights.panels import area_named, city_at, note
from wk_agents.table.answer_columns import MANY, grouped, numbered, shared_start
from wk_agents.table.typed_answers import TO_AREAS, Answer, answer_typed, answers_of, range_of

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.picture.text import page_width
from wk_env.play.view import View

SHOWN_AS_RANGE: Final = frozenset((asks.VOTES, asks.PLEDGE, asks.INVEST))
NUMBERS: Final = re.compile(r"[0-9]{1,3}(?:[ ,]+[0-9]{1,3})*")
NO_CITY: Final = "no city there"
LEAST_LETTERS: Final = 3
MOST_MEANT: Final = 3


class Form:
    """A question with one answer."""

    is_composed: bool = False

    def __init__(self, view: View, speech: Speech | None) -> None:
        self.view: View = view
        self.speech: Speech | None = speech
        self.answers: list[Answer] = answers_of(view)

    @property
    def allowed(self) -> str:
        """What may be typed, in few words."""
        return range_of(self.answers)

    @property
    def prompt(self) -> str:
        """What may be typed, in fewer words still."""
        return self.allowed

    def wants_yes(self, _actions: list[int]) -> bool:
        """Whether an answer is shown and confirmed before it counts."""
        return False

    def lines(self) -> list[str]:
        """The answers by their numbers."""
        if self.view.ask in SHOWN_AS_RANGE and self.speech is not None:
            return [f"   Type how many: {self.allowed}."]
        if self.view.ask in TO_AREAS and len(self.answers) > MANY and self.speech is not None:
            return self.areas(self.speech)
        said = [(answer.number, f"{answer.words}{self.note_of(answer)}") for answer in self.answers]
        return numbered(said, page_width())

    def areas(self, speech: Speech) -> list[str]:
        """Many areas by their numbers: cities by who holds them, with strength and income, then the rest."""
        start = shared_start([answer.words for answer in self.answers if answer.number])
        groups: dict[str, list[str]] = {}
        rest: list[str] = []
        for answer in filter(lambda answer: answer.number, self.answers):
            choice = self.view.spec.choice_of(self.view.ask, answer.action)
            city = city_at(speech, self.view.seat, area_named(speech, choice))
            name = f"{answer.number} {answer.words.removeprefix(start)}"
            if city is None:
                rest.append(name)
            else:
                groups.setdefault(f"{city.whose} (strength/pays)", []).append(f"{name} {city.strength}/{city.pays}")
        groups |= {NO_CITY: rest} if rest else {}
        nothing = [f"{answer.number:4}  {answer.words}" for answer in self.answers if not answer.number]
        return [*grouped(start, groups, page_width()), *nothing]

    def note_of(self, answer: Answer) -> str:
        """What stands behind an answer."""
        if self.speech is None:
            return ""
        return note(self.speech, self.view.seat, self.view.spec.choice_of(self.view.ask, answer.action))

    def read(self, typed: str) -> list[int]:
        """The actions that were typed; none if it is no answer at all; ValueError says what is wrong with one."""
        answer = answer_typed(typed, self.answers, self.view)
        answer = answer if answer is not None else self.named(typed)
        if answer is not None:
            return [answer.action]
        if NUMBERS.fullmatch(typed) and not typed.isdecimal():
            raise ValueError(f"one number is wanted here: {self.allowed}")
        return []

    def named(self, typed: str) -> Answer | None:
        """The only answer whose name begins with what was typed, if it is long enough to be meant."""
        start = shared_start([answer.words for answer in self.answers if answer.number])
        tails = [(answer, answer.words.removeprefix(start).lower()) for answer in self.answers]
        found = [answer for answer, tail in tails if len(typed) >= LEAST_LETTERS and tail.startswith(typed)]
        return found[0] if len(found) == 1 else None

    def meant(self, asked: str) -> list[Answer]:
        """The answers that somebody means by a number or a part of a name, a few at most."""
        found = [answer for answer in self.answers if asked == str(answer.number)]
        found = found or [answer for answer in self.answers if asked in answer.words.lower()]
        return [] if self.speech is None else found[:MOST_MEANT]

    def advised(self, choose: Callable[[View], int]) -> list[int]:
        """What somebody would answer who chooses by views."""
        return [choose(self.view)]

    def typed_for(self, actions: list[int]) -> str:
        """What to type for these actions."""
        return str(next(answer.number for answer in self.answers if answer.action == actions[0]))

    def told(self, actions: list[int]) -> str:
        """What these actions do."""
        return next(answer.words for answer in self.answers if answer.action == actions[0])
