"""What a game may show of itself beside the contract: faces, each an attribute of its spec that may be None.

A face is given matches and choices. Where it tells something to a viewer, that is a seat and what it may know, or None
for all of it, secrets included.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    from wk_env.kernel.advisor import Advisor
    from wk_env.kernel.core import State
    from wk_env.kernel.facts import Facts
    from wk_env.kernel.rng import Rng
    from wk_env.kernel.scene import Scene, Shape, Spot
    from wk_env.kernel.spec import Match
    from wk_env.kernel.table_faces import Form, Reasons, Screens

Viewer: TypeAlias = int | None
# What an action or a number of an observation means, by headings.
Explained: TypeAlias = "dict[str, str | int | list[str]]"
# A match and the choice that is made there; None after the last one.
Position: TypeAlias = "tuple[Match, int | None]"


class Chapter(NamedTuple):
    """When something happens: a round and, in it, a phase; empty where a game has none."""

    round: str
    phase: str


class News(NamedTuple):
    """A sentence, when it happened, and how much it matters: 1 most of all."""

    weight: int
    sentence: str
    chapter: Chapter


class Entry(NamedTuple):
    """A paragraph: where in the game, whose card or what it is about, and what happened."""

    chapter: Chapter
    owner: str
    head: str
    parts: tuple[str, ...]

    def line(self) -> str:
        """The paragraph as a line; what its owner does is said without his name."""
        told = "; ".join([self.shortened(part) for part in self.parts]).rstrip(".")  # slow-ok: words for people
        head = ", ".join([name for name in (self.owner, self.head) if name])
        return f"{head[:1].upper()}{head[1:]}: {told}." if head else f"{told[:1].upper()}{told[1:]}."

    def since(self, told: Entry) -> Entry | None:
        """What is new in it since it was told; None if nothing is."""
        same = 0
        while same < min(len(self.parts), len(told.parts)) and self.parts[same] == told.parts[same]:
            same += 1
        return self._replace(parts=self.parts[same:]) if same < len(self.parts) else None  # slow-ok: words for people

    def shortened(self, part: str) -> str:
        """A sentence, without the owner if it begins with him."""
        start = f"{self.owner} "
        is_own = self.owner and part[: len(start)].lower() == start.lower()
        return part[len(start) :] if is_own else part


class Recap(Protocol):
    """A game told in paragraphs while it goes on; nothing is in them that not everybody at the table sees."""

    def copy(self) -> Recap:
        """An independent copy."""
        ...

    def follow(self, match: Match, choice: int) -> None:
        """A choice and what came of it."""
        ...

    def entries(self, match: Match, seat: Viewer) -> list[Entry]:
        """All paragraphs so far; to a seat, without what it is itself still in the middle of."""
        ...


class Story(Protocol):
    """A game told in English."""

    def name(self, match: Match, seat: int) -> str:
        """A seat as people call it."""
        ...

    def say_viewer(self, match: Match, viewer: Viewer) -> str:
        """Through whose eyes a game is told."""
        ...

    def chapter(self, match: Match) -> Chapter:
        """When a position is."""
        ...

    def opening(self, match: Match) -> Sequence[str]:
        """What chance settled before the first choice, as far as everybody sees it."""
        ...

    def is_closed(self, match: Match, viewer: Viewer) -> bool:
        """Whether the open question is put to somebody else in secret; nothing is a secret from None."""
        ...

    def deed(self, match: Match, choice: int, viewer: Viewer) -> str:
        """A choice as a viewer may know it, in a sentence: the same for all choices that are closed; or nothing."""
        ...

    def news(self, match: Match, choice: int) -> Sequence[News]:
        """What everybody sees happen upon a choice."""
        ...

    def options(self, match: Match, viewer: Viewer) -> Sequence[str]:
        """Who is asked and what may be answered; nothing where that is somebody else's secret."""
        ...

    def ending(self, match: Match) -> str:
        """Who won, or that the game goes on, in one sentence."""
        ...

    def summary(self, game: Iterable[Position], width: int) -> list[str]:
        """A whole game in short, in lines no wider than this."""
        ...

    @property
    def events(self) -> Sequence[str]:
        """What reports count of what seats do, by name."""
        ...

    def event(self, match: Match, choice: int) -> str:
        """Which of these events a choice is; empty for most."""
        ...

    def holdings(self, match: Match) -> Mapping[str, Sequence[int]]:
        """What reports follow from round to round: a number for each seat, by name."""
        ...

    def recap(self) -> Recap:
        """An empty recap, to follow a game from its beginning."""
        ...


class Player(NamedTuple):
    """Who sits in a seat: the name, what kind (a colour, a house), and the sign by which the picture shows it."""

    name: str
    kind: str
    sign: tuple[Shape, ...]


class Picture(Protocol):
    """A game as it is drawn."""

    @property
    def facts(self) -> Sequence[str]:
        """The headings of what stands beside the board."""
        ...

    @property
    def columns(self) -> Sequence[str]:
        """The headings of what each seat has."""
        ...

    def scene(self, match: Match, viewer: Viewer) -> Scene:
        """The whole picture: the board, and beside it what everybody has."""
        ...

    def board(self, match: Match, viewer: Viewer) -> Scene:
        """The board alone."""
        ...

    def beside(self, match: Match, viewer: Viewer) -> Sequence[str]:
        """Phase, seat that is asked, question; then a text for each fact; then the columns of each seat, tabs between.

        Behind the columns of a seat stand notes about it.
        """
        ...

    def player(self, match: Match, seat: int) -> Player:
        """Who sits in a seat."""
        ...

    def characters(self, match: Match, width: int) -> list[str]:
        """What lies open on the board, in plain characters, in lines no wider than this."""
        ...

    def spots(self, match: Match, seat: int) -> Sequence[Spot]:
        """Where on the board a seat may click to answer; none if it is not asked."""
        ...


class DemoPlayer(Protocol):
    """Who plays the game that newcomers are shown."""

    @property
    def name(self) -> str:
        """The name in the record."""
        ...

    def choose(self, match: Match, luck: Rng) -> int:
        """A choice of whoever is asked, by what that seat may know."""
        ...


class NumbersInWords(Protocol):
    """What actions and the numbers of observations mean, in more words than the tables of the contract have."""

    def action(self, number: int) -> Explained:
        """What a flat action means: `action`, `block`, `for`, `meaning`, `asks`."""
        ...

    def observed(self, number: int, observation: str) -> Explained:
        """What a number of an observation means: `number`, `block`, `for`, `low`, `high`, `meaning`."""
        ...


@dataclass(frozen=True)
class OptionalRule:
    """A rule that a table may agree on by name: what it changes, in a sentence and as settings; which it excludes."""

    name: str
    says: str
    settings: Mapping[str, int]
    clashes: tuple[str, ...]
    effect: str  # what was measured of it, in a few words; empty if nothing was


@dataclass(frozen=True)
class RuleSet:
    """Optional rules that go well together, under a name of their own: what it is like, and for how many."""

    name: str
    says: str
    seats: int
    rules: tuple[str, ...]


class Faces(Protocol):
    """What not every game has beside the contract; None where it is missing."""

    @property
    def optional_rules(self) -> Sequence[OptionalRule]:
        """The rules that a table may agree on by name; none if the game has none."""
        ...

    @property
    def rule_sets(self) -> Sequence[RuleSet]:
        """Sets of them that have a name of their own, which stands wherever names of rules do."""
        ...

    @property
    def advisor(self) -> Advisor[State] | None:
        """The hand-made judgement of the game, in its usual style."""
        ...

    @property
    def story(self) -> Story | None:
        """The game told in English."""
        ...

    @property
    def picture(self) -> Picture | None:
        """The game as it is drawn."""
        ...

    @property
    def demo_player(self) -> DemoPlayer | None:
        """Who plays the game that newcomers are shown; chance does if nobody else."""
        ...

    @property
    def facts(self) -> Facts | None:
        """What a seat knows, as typed structures with names."""
        ...

    @property
    def numbers_in_words(self) -> NumbersInWords | None:
        """What each action and number means; by the tables of the contract alone if nobody says more."""
        ...

    @property
    def form(self) -> Form | None:
        """How people answer the questions; they pick numbered options if it is missing."""
        ...

    @property
    def screens(self) -> Screens | None:
        """What people at a table are shown; the position in words if it is missing."""
        ...

    @property
    def reasons(self) -> Reasons | None:
        """Why the advisor judges as it does, in words."""
        ...
