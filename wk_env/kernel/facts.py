"""The face Facts of a game: what a seat knows, what it may answer and how it stands, as typed structures with names.

A field that says None is not known to the seat, or there is none. The structures travel as JSON and come back equal.
"""

from abc import ABC, abstractmethod
from typing import Annotated

from msgspec import Meta, Struct

from wk_env.kernel.spec import Match


class GameFacts(Struct, frozen=True, kw_only=True):
    """What a seat knows of a match: this of every game, and more of each."""

    game: Annotated[str, Meta(description="The id of the game, as `wk/tollgate`.")]
    seat: Annotated[int, Meta(description="Who knows this: your seat at the table, from 0.")]
    seats: Annotated[int, Meta(description="How many seats there are.")]
    asked: Annotated[int | None, Meta(description="The seat that is asked; None when the game is over.")]
    question: Annotated[str | None, Meta(description="What is asked, by name; None when the game is over.")]


class GameOption(Struct, frozen=True, kw_only=True, omit_defaults=True, repr_omit_defaults=True):
    """A legal answer as data: a kind and its things. What an option does not name it does not have."""

    question: Annotated[str, Meta(description="The question that it answers, by name.")]
    kind: Annotated[str, Meta(description="What kind of answer it is: it says which fields are given.")]


class Term(Struct, frozen=True):
    """One reason why a seat stands well or badly."""

    amount: Annotated[int, Meta(description="How much there is of it, in its unit.")]
    unit: Annotated[str, Meta(description="What it is counted in.")]
    value: Annotated[int, Meta(description="What it adds to the total.")]
    why: Annotated[str, Meta(description="Why it counts.")]


class Evaluation(Struct, frozen=True):
    """How a seat stands, to be compared with other positions and other seats of one game."""

    terms: Annotated[dict[str, Term], Meta(description="Every term by its name.")]
    total: Annotated[int, Meta(description="How the seat stands: higher is better.")]


class Facts(ABC):
    """The optional face of a game that tells people, bots and pages what a seat knows."""

    facts_type: type[GameFacts]
    option_type: type[GameOption]

    @abstractmethod
    def look(self, match: Match, seat: int) -> GameFacts:
        """What a seat knows of a match, made from nothing else."""

    @abstractmethod
    def me(self, facts: GameFacts) -> Struct:
        """What the facts say of their own seat."""

    @abstractmethod
    def option(self, match: Match, choice: int) -> GameOption:
        """A legal choice of the open question as data."""

    @abstractmethod
    def evaluate(self, match: Match, seat: int) -> Evaluation | None:
        """How a seat stands, by what lies open; None if the game has no judgement of its own."""
