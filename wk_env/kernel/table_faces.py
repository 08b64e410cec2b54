"""The faces of a game for people at a table: how they answer, what they are shown, and why an answer is good.

Each is given a match that the seat could be in which it is told to, so that it can tell nothing that the seat may not
know. Words speak to whoever is asked: "your stronghold".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from wk_env.kernel.spec import Match, Settings

# How an answer is typed: the number of an option; yes or no, too; an amount as it is; an amount of which only the
# range is shown, since its options say no more.
PICK: Final = "pick"
YES_OR_NO: Final = "yes or no"
AMOUNT: Final = "amount"
RANGE: Final = "range"


class NumberedOption(NamedTuple):
    """A legal choice as people give it."""

    number: int  # what stands for it: 0 for what does nothing, an amount for itself
    choice: int
    words: str
    note: str = ""  # what one wants to know of it, in few words
    group: str = ""  # under what it stands where there are many answers
    brief: str = ""  # the note where it stands so


class Heaps(NamedTuple):
    """The heaps into which the parts of an answer go."""

    names: tuple[str, ...]
    answer: str  # what the whole answer is called, as plan
    heap: str  # what one of them is called, as stack
    size: int  # how many parts go into one at most
    example: str  # what may be typed


class Part(NamedTuple):
    """A part of a composed answer: its name, the heap into which it goes, and the number that it always has there.

    Without a number it is counted among the others.
    """

    name: str
    heap: int = 0
    number: int | None = None


class Chain(Protocol):
    """Questions that one seat is asked one after another and that people answer at once: a set of parts, or places.

    It is made for the match in which it begins; the matches that it is asked about are later ones of the same game.
    """

    @property
    def told(self) -> str:
        """The whole answer in words, {} for its parts; where things are laid in places, {} and {} for these."""
        ...

    @property
    def nothing(self) -> str:
        """The answer without a part, in words; empty if there is none."""
        ...

    @property
    def noun(self) -> str:
        """What a part is called, as card."""
        ...

    @property
    def heaps(self) -> Heaps | None:
        """The heaps into which the parts go; None if there is no more than one."""
        ...

    @property
    def lays_out(self) -> bool:
        """Whether every question is about a thing of its own and asks for its place."""
        ...

    @property
    def is_harmless(self) -> bool:
        """Whether the answer without a part leaves everything as it is, so that nobody need confirm it."""
        ...

    def goes_on(self, match: Match) -> bool:
        """Whether the open question of a match belongs to it."""
        ...

    def question(self, match: Match) -> tuple[int, ...]:
        """What tells the open question from others of the chain, as far as the same choice means another part."""
        ...

    def stops(self, match: Match) -> Sequence[int]:
        """The legal choices that end the open question without a part."""
        ...

    def leads(self, match: Match, choice: int) -> bool:
        """Whether a choice gives no part itself and leads to a question about some."""
        ...

    def part(self, match: Match, choice: int) -> Part:
        """The part, or the place, that a choice gives."""
        ...

    def thing(self, match: Match) -> str:
        """What the open question asks a place for, in a chain that lays things out."""
        ...


class Form(Protocol):
    """How people answer the questions of a game."""

    @property
    def rules_among_people(self) -> Settings:
        """The settings that a table with people has if nobody says otherwise; none if they are the usual ones."""
        ...

    def options(self, match: Match) -> Sequence[NumberedOption]:
        """Every legal choice of the open question, in the order in which people look for them."""
        ...

    def manner(self, match: Match) -> str:
        """How the open question is answered: PICK, YES_OR_NO, AMOUNT or RANGE."""
        ...

    def possible(self, match: Match) -> str:
        """What may be chosen here, and so why another option is closed, in a sentence without its beginning."""
        ...

    def chain(self, match: Match) -> Chain | None:
        """The chain that the open question begins; None if it is a question of its own."""
        ...


class Command(NamedTuple):
    """Something that a game shows when somebody types its letter or one of its words."""

    letter: str
    words: tuple[str, ...]
    help: str


class SeatRow(NamedTuple):
    """What a seat has, a number for each head, and what else is to be said of it."""

    name: str
    numbers: tuple[int, ...]
    notes: tuple[str, ...] = ()


class Standing(NamedTuple):
    """How a game stands: when it is, and what each seat has, in the order of the seats."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[SeatRow, ...]


class QuestionText(NamedTuple):
    """The open question as it is put to whoever is asked, and what the card says that it is about, or nothing."""

    question: str
    small_print: str = ""


class Screens(Protocol):
    """What people at a table are shown of a game, in lines."""

    @property
    def commands(self) -> Sequence[Command]:
        """What else can be shown. The letters b, h, l, o, q, s, u and w have a meaning in every game."""
        ...

    def opening(self, match: Match, seat: int, players: Sequence[str]) -> Sequence[str]:
        """Who a person is, who plays in the other seats, and what the game is about."""
        ...

    def standing(self, match: Match) -> Standing:
        """How things stand, in numbers that everybody may know; without rows if the game shows it elsewhere."""
        ...

    def question(self, match: Match) -> QuestionText:
        """The open question."""
        ...

    def beside(self, match: Match) -> Sequence[str]:
        """What whoever is asked wants to know before answering: forecasts, prices; nothing if the question is all."""
        ...

    def show(self, letter: str, match: Match, seat: int) -> Sequence[str]:
        """What one of the commands shows to a seat."""
        ...

    def about(self, match: Match, name: str) -> Sequence[str]:
        """What lies open about whatever bears this name, in small letters; nothing if nothing does."""
        ...

    def board(self, match: Match, width: int, *, has_legend: bool) -> Sequence[str]:
        """The board in plain characters, with what its signs mean or without."""
        ...


class Reasons(Protocol):
    """Why the Advisor of a game judges as it does, for the seat that is asked."""

    def case(self, name: str, match: Match, choice: int, style: str, level: int) -> str:
        """Why an agent of this name, style and level would choose an option or would not, in one sentence."""
        ...

    def merits(self, match: Match, choice: int, style: str) -> str:
        """What speaks for the best choice, as a clause."""
        ...

    def contrast(self, match: Match, choice: int, other: int, seeds: Sequence[int]) -> str:
        """In what the outcomes of two choices differ most in the worlds of these seeds, as a clause or nothing."""
        ...
