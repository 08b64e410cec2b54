"""What a tournament is, and what came of it: the shapes that the file of results holds."""

import sys
import zlib
from array import array
from collections.abc import Sequence
from typing import Final

import msgspec

from wk_env.play.record import Rules

FORMAT: Final = 3
SCHEDULES: Final = ("league", "ladder", "grid")
# How a game may end beside the ways the game itself knows.
FORFEIT, BROKEN_OFF, NOBODY, VOID = "forfeit", "broken off", "nobody", "does not count"
# What an agent may do wrong beside its answers.
DEATH, TAMPERING = "death of its process", "tampering"


class Matchup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays which game by which rules: the head of all settings on file."""

    format: int
    game: str
    rules_version: int
    rules: Rules
    players: int
    agents: list[str]


class Settings(Matchup, frozen=True, forbid_unknown_fields=True):
    """All that the results of a tournament follow from, thinking times excepted.

    `reuse`: agents that are not shipped keep their process from game to game; `isolate`: each has one of its own.
    """

    schedule: str
    games: int
    seed: int
    time_limit: float
    sprt: tuple[float, float] | None = None
    salt: str = ""
    reuse: bool = False
    isolate: bool = False


class Fault(msgspec.Struct, frozen=True):
    """Why an agent forfeited a game: its seat, the kind, the reason in words, how many decisions had been made."""

    seat: int
    kind: str
    reason: str
    decision: int


class Course(msgspec.Struct, frozen=True):
    """How a game went, by the names that the game's story gives: what each seat held round by round, and what it did.

    `held` has for each name a row for each round begun and one for the end; `done` counts the events of each seat.
    """

    held: dict[str, list[list[int]]] = {}
    done: dict[str, list[int]] = {}


class Thought(msgspec.Struct):
    """The thinking of a seat about one kind of question: how often, how long in all, at most, and how spread.

    `spread` counts answers by length: bucket b holds those that took from 2**(b/4) to 2**((b+1)/4) microseconds.
    """

    asked: int = 0
    microseconds: int = 0
    longest: int = 0
    spread: dict[int, int] = {}


class GameResult(msgspec.Struct, frozen=True):
    """One game as it came out; `seats` holds for each seat the number of its agent in the settings.

    `starts` is what told each seat from the others at the start: place, colour, region, as the game calls it.

    `focus` is the seat of the one agent that plays against copies of another; None in a league. `void` says why a game
    does not count, if it does not.
    """

    number: int
    deal: int
    lineup: int
    rotation: int
    deal_seed: int
    game_seed: int
    focus: int | None
    seats: list[int]
    ranks: list[int]
    won_by: str
    rounds: int
    decisions: int
    standing: list[int]
    starts: list[dict[str, str]]
    fault: Fault | None
    digest: int
    course: Course = msgspec.field(default_factory=Course)
    void: str | None = None


class Told(msgspec.Struct, frozen=True):
    """A game as the process tells it that played it: believed where the choices bear it out."""

    choices: bytes
    fault: Fault | None
    digest: int
    thoughts: list[dict[str, Thought]]
    complaint: str = ""  # about some agent, nobody knows which


class Played(msgspec.Struct, frozen=True):
    """A game with what is kept beside its outcome: the choices, and what each seat thought by the name of the ask."""

    game: GameResult
    choices: bytes
    thoughts: list[dict[str, Thought]]


class Results(msgspec.Struct, frozen=True):
    """A tournament so far: what was to be played, where and how, and the games in their order; `void` do not count."""

    settings: Settings
    about: dict[str, str]
    games: list[GameResult]
    is_complete: bool
    void: list[GameResult] = []


def win_shares(ranks: list[int]) -> list[float]:
    """Who won: 1 for the only first, equal parts for several; nothing for anybody if nobody won."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def rank_points(ranks: list[int]) -> list[float]:
    """How a seat did: 1 for beating all others, 0 for none; equal ranks share."""
    rivals = max(1, len(ranks) - 1)
    return [(sum(r > mine for r in ranks) + (ranks.count(mine) - 1) / 2) / rivals for mine in ranks]


def pack(choices: Sequence[int]) -> bytes:
    """Choices as compressed 16-bit numbers, the low byte first."""
    numbers = array("H", choices)
    if sys.byteorder == "big":
        numbers.byteswap()
    return zlib.compress(numbers.tobytes())


def unpack(packed: bytes) -> list[int]:
    """The choices that were packed; zlib.error for what `pack` cannot have packed."""
    numbers, whole = array("H"), zlib.decompress(packed)
    if len(whole) % numbers.itemsize:
        raise zlib.error("the last choice is cut off")
    numbers.frombytes(whole)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()
