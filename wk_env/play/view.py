"""View: all that one seat may see, ask and do; the only thing that an agent is ever given.

A view stands on a match dealt anew for its seat, the same one for all matches that the seat cannot tell apart. So it
holds no secret, whoever looks into it.
"""

from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from wk_env.kernel.facts import Evaluation, Facts, GameFacts, GameOption
from wk_env.kernel.spec import GameSpec, Match

# Which of the matches that a seat could be in a view stands on.
STANDARD: Final = 0
Numbers: TypeAlias = "NDArray[np.int16]"
Mask: TypeAlias = "NDArray[np.int8]"


class QuestionOfSeat:
    """The open question as one seat sees it, and what it may answer."""

    __slots__ = ("_facts", "_match", "observed_as", "seat", "spec")

    def __init__(self, spec: GameSpec, match: Match, seat: int, observation: str = "compact") -> None:
        self.spec: GameSpec = spec
        self.seat: int = seat
        self._match: Match = match.redeal(seat, STANDARD)
        self._facts: GameFacts | None = None
        self.observed_as: str = observation

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._match.seats)

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        question = self._match.decision
        return int(question.seat) if question.count else None

    @property
    def ask(self) -> int:
        """What is asked, by number; 0 when the game is over."""
        return int(self._match.decision.ask) if self._match.decision.count else 0

    @property
    def question(self) -> str | None:
        """What is asked, by name; None when the game is over."""
        return None if self.asked is None else self.spec.asks[self.ask]

    @property
    def choices(self) -> list[int]:
        """The legal answers of the seat as the rules number them; none if it is not asked."""
        return self._match.decision.choices() if self.asked == self.seat else []

    @property
    def actions(self) -> list[int]:
        """The legal answers of the seat as flat actions, in the order of `choices`."""
        return [self.spec.action_of(self.ask, choice) for choice in self.choices]

    @property
    def mask(self) -> Mask:
        """The legal answers of the seat: 1 for each legal flat action."""
        mask = np.zeros(self.spec.action_count, np.int8)
        mask[self.actions] = 1
        return mask

    def say(self, action: int) -> str:
        """One of the legal flat actions in words; ValueError if it is not legal."""
        self._refuse_illegal(action)
        return self._match.say_choice(self.spec.choice_of(self.ask, action))

    def _refuse_illegal(self, action: int) -> None:
        if action not in self.actions:
            raise ValueError(f"action {action} is not legal for seat {self.seat}; there are {self.actions}")

    def option(self, action: int) -> GameOption:
        """One of the legal flat actions as data: a kind and its things; ValueError if it is not legal."""
        self._refuse_illegal(action)
        return facts_of(self.spec).option(self._match, self.spec.choice_of(self.ask, action))


class View(QuestionOfSeat):
    """What one seat knows of a match, and what it may answer."""

    __slots__ = ()

    @property
    def observation(self) -> Numbers:
        """What the seat knows as numbers at fixed places."""
        lens = self.spec.lens(self.observed_as)
        lens.look(self._match, self.seat)
        return np.frombuffer(lens.numbers, np.int16).copy()

    @property
    def blocks(self) -> dict[str, list[int]]:
        """The observation by the names of its blocks, for people and for JSON."""
        row = self.observation.tolist()
        return {
            block.name: row[block.start : block.start + block.count] for block in self.spec.blocks(self.observed_as)
        }

    @property
    def facts(self) -> GameFacts:
        """What the seat knows as named facts, of the type that the game says; None stands where it knows nothing."""
        if self._facts is None:
            self._facts = facts_of(self.spec).look(self._match, self.seat)
        return self._facts

    @property
    def me(self) -> Struct:
        """What the facts say of this seat itself."""
        return facts_of(self.spec).me(self.facts)

    @property
    def text(self) -> str:
        """What the seat knows in words."""
        return self._match.say_position(self.seat)

    @property
    def standing(self) -> list[int]:
        """What each seat has of that which wins games."""
        return list(self._match.standing())

    def evaluate(self, match: Match | None = None) -> Evaluation | None:
        """How this seat stands, here or in an imagined match, term by term; None if the game does not judge."""
        return facts_of(self.spec).evaluate(self._match if match is None else match, self.seat)

    @property
    def match(self) -> Match:
        """The match that the view stands on, which the seat could be in: to look at; `imagine` deals one to play on."""
        return self._match

    def imagine(self, seed: int) -> Match:
        """A whole match that this seat could be in: what it cannot know is dealt by this seed."""
        return self._match.redeal(self.seat, seed)


def facts_of(spec: GameSpec) -> Facts:
    """The face Facts of a game; ValueError if it has none."""
    if spec.facts is None:
        raise ValueError(f"{spec.id} tells no facts; a view of it has text, observation and blocks")
    return spec.facts
