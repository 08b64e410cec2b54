"""The contract between a game and everything above it: doors, records, agents, training, experiments.

A game lives in its own folder and is reached only through its `GameSpec` and `Match`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.kernel.codes import Codes
from wk_env.kernel.faces import Faces
from wk_env.kernel.kinds import NUMBER

Scalar: TypeAlias = int | str | None
OBSERVATIONS: Final = ("compact", "wide")
Settings: TypeAlias = Mapping[str, Scalar | Sequence[Scalar] | Mapping[str, Scalar]]


class OpenQuestion(Protocol):
    """The open question of a match."""

    @property
    def seat(self) -> int:
        """Who is asked."""
        ...

    @property
    def ask(self) -> int:
        """What is asked: one number a kind of question."""
        ...

    @property
    def count(self) -> int:
        """How many choices are legal; 0 when the game is over."""
        ...

    def choices(self) -> list[int]:
        """The legal choices."""
        ...

    def allows(self, choice: int) -> bool:
        """Whether a choice is legal."""
        ...


class Described(Protocol):
    """What is told of a match to people and in reports."""

    @property
    def seats(self) -> int:
        """How many seats there are."""
        ...

    @property
    def round(self) -> int:
        """The number of the round in play, from 1 on; 0 before the first."""
        ...

    @property
    def ended_by(self) -> str:
        """How the game was won or ended, in the same few words every time; empty while it is on."""
        ...

    def factors(self, seat: int) -> Mapping[str, str]:
        """What tells this seat from the others now, for reports to split results by: place, colour, region ...

        Empty as long as it is not settled for every seat. What a seat begins with is what the first answer says that
        is not empty; later the values may change.
        """
        ...

    def say_position(self, seat: int | None) -> str:
        """The table in words, as a seat sees it, or as nobody may (None: all of it)."""
        ...

    def say_choice(self, choice: int) -> str:
        """An option of the open question in words."""
        ...


class Match(Described, Protocol):
    """One game in play, whatever its rules."""

    @property
    def decision(self) -> OpenQuestion:
        """The open question."""
        ...

    def play(self, choice: int) -> None:
        """Answer the open question with a legal choice."""
        ...

    def act(self, action: int) -> int:
        """Answer the open question with a legal flat action; the choice it means, ValueError if it is not legal."""
        ...

    def copy(self) -> "Match":
        """An independent copy, chance included."""
        ...

    def pack(self) -> bytes:
        """The whole position as data, chance included, for another process or a pickle; `unpack` reads it.

        Matches that are the same in every respect give the same bytes. ValueError if its content is not to be had
        elsewhere.
        """
        ...

    def digest(self) -> int:
        """A 32-bit hash of the position: every fact, the generator, the open question and its choices."""
        ...

    def result(self) -> Sequence[int]:
        """The rank of each seat, 1 first; equal ranks are ties; all 0 while the game is on."""
        ...

    def standing(self) -> Sequence[int]:
        """What each seat has of that which wins games, in plain sight and never below 0: for shaping rewards."""
        ...

    def at_stake(self) -> int:
        """How much of that there is in the whole game for all seats together: the same from beginning to end."""
        ...

    def leaders(self) -> Sequence[int]:
        """Who stands first as things are: the winner if there is one, several seats if they are equal in all."""
        ...

    def redeal(self, seat: int, seed: int) -> "Match":
        """A match that this seat could be in: what it cannot know is dealt anew.

        For matches that the seat cannot tell apart and one seed, the results are the same in every respect.
        """
        ...


@dataclass(frozen=True)
class Block:
    """Some numbers of an observation that belong together."""

    name: str
    start: int
    count: int
    low: int
    high: int
    meaning: str
    # NUMBER, CATEGORY or BITS for all its numbers, or one for each of them.
    kinds: tuple[str, ...] = (NUMBER,)


class Lens(Protocol):
    """Where a match is written down as one seat sees it. The next look writes over it: the buffers never move."""

    @property
    def width(self) -> int:
        """How many numbers there are."""
        ...

    @property
    def numbers(self) -> memoryview:
        """What the seat knows: `width` numbers of 16 bits, as the blocks of the game say."""
        ...

    @property
    def mask(self) -> memoryview:
        """A byte for each flat action, 1 if it is legal; all 0 unless the seat is asked."""
        ...

    def look(self, match: Match, seat: int) -> None:
        """Write down what a seat knows of a match of this game, and what it may answer."""
        ...

    def actions(self) -> list[int]:
        """The legal flat actions of the seat at the last look, in the order of the options."""
        ...


class Batch(Protocol):
    """Many matches of one game, a row each, played in one call. No buffer ever moves; the next call writes over it."""

    def views(self) -> Sequence[memoryview]:
        """The buffers, a row a match.

        Numbers (16 bits) and mask (a byte an action) of the seat that is asked; its legal actions in the order of the
        options, and how many there are, 0 once the match is over; the seat, then 0; what each seat stands at (64 bits).
        """
        ...

    def put(self, place: int, match: Match) -> None:
        """Lay a match into a row, or a row more after the last one."""
        ...

    def first_illegal(self, places: vec[i64], actions: vec[i64]) -> int:
        """Which of some flat actions, one for each of these rows, is the first that is not legal there, or -1."""
        ...

    def step(self, actions: vec[i64]) -> None:
        """Play a legal flat action in every row."""
        ...

    def step_some(self, places: vec[i64], actions: vec[i64]) -> None:
        """Play a legal flat action in each of some rows, none of them twice."""
        ...


class GameProfile(Protocol):
    """What a game is called, and how large it is."""

    @property
    def id(self) -> str:
        """The name in records and on the command line, as `wk/tollgate`."""
        ...

    @property
    def title(self) -> str:
        """The name for people."""
        ...

    @property
    def seat_range(self) -> range:
        """How many seats a match may have: what the setting `seats` takes."""
        ...

    @property
    def seat_noun(self) -> str:
        """What a seat is called in this game, as `baron`: PettingZoo's agents are `baron_0`, `baron_1` ..."""
        ...

    @property
    def rules_version(self) -> int:
        """Raised whenever the same choices may lead elsewhere; a record of another version cannot be replayed."""
        ...

    @property
    def action_count(self) -> int:
        """The size of the flat action space."""
        ...

    @property
    def asks(self) -> Sequence[str]:
        """The name of each kind of question."""
        ...

    @property
    def codes(self) -> Codes:
        """Which flat action means which choice of which question."""
        ...

    @property
    def seat_actions(self) -> Sequence[tuple[int, int]]:
        """The flat actions that name seats: where they begin, and how many there are for each seat, seat by seat."""
        ...

    @property
    def short(self) -> Settings:
        """The settings of a short game with a winner, to begin a curriculum with; none if every game is short."""
        ...


class GameSpec(GameProfile, Faces, Protocol):
    """A game: how to start a match, and what its numbers mean."""

    def action_of(self, ask: int, choice: int) -> int:
        """The flat action that means this choice of this question."""
        ...

    def choice_of(self, ask: int, action: int) -> int:
        """The choice that a flat action means; ValueError if it belongs to another question."""
        ...

    def settings(self, given: Settings) -> Settings:
        """The whole rules of a match, defaults filled in; ValueError names the setting that is wrong.

        Every game has the setting `seats`, from `seat_range`.
        """
        ...

    def new_match(self, settings: Settings, seed: int) -> Match:
        """A match about to ask its first question."""
        ...

    def unpack(self, data: bytes) -> Match:
        """The match that was packed, here or in another process; ValueError in one sentence if the bytes are none."""
        ...

    def lens(self, observation: str = "compact") -> Lens:
        """A lens for an observation, `compact` or `wide`; ValueError names the right ones."""
        ...

    def blocks(self, observation: str = "compact") -> Sequence[Block]:
        """What the numbers of an observation mean, in their order and without a gap."""
        ...

    def batch(self, size: int, observation: str = "compact", *, skip_forced: bool = False) -> Batch | None:
        """A batch with room for so many matches, or None if the game has none that is faster than match by match."""
        ...
