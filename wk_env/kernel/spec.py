"""The contract between a game and everything above it: doors, records, agents, training, experiments.

A game lives in its own room beside this one and is reached only through these two protocols.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

Scalar: TypeAlias = int | str | None
Settings: TypeAlias = Mapping[str, Scalar | Sequence[Scalar] | Mapping[str, Scalar]]


class Question(Protocol):
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


class Match(Protocol):
    """One game in play, whatever its rules."""

    @property
    def decision(self) -> Question:
        """The open question."""
        ...

    def play(self, choice: int) -> None:
        """Answer the open question with a legal choice."""
        ...

    def copy(self) -> "Match":
        """An independent copy, chance included."""
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

    def observe(self, seat: int) -> Sequence[int]:
        """What a seat may know, as numbers at fixed places."""
        ...

    def redeal(self, seat: int, seed: int) -> "Match":
        """A match that this seat could be in: what it cannot know is dealt anew."""
        ...

    def say_position(self, seat: int | None) -> str:
        """The table in words, as a seat sees it, or as nobody may (None: all of it)."""
        ...

    def say_choice(self, choice: int) -> str:
        """An option of the open question in words."""
        ...


class GameSpec(Protocol):
    """A game: how to start a match, and what its numbers mean."""

    @property
    def id(self) -> str:
        """The name in records and on the command line, as `wk/tollgate`."""
        ...

    @property
    def title(self) -> str:
        """The name for people."""
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

    def action_of(self, ask: int, choice: int) -> int:
        """The flat action that means this choice of this question."""
        ...

    def choice_of(self, ask: int, action: int) -> int:
        """The choice that a flat action means; ValueError if it belongs to another question."""
        ...

    def settings(self, given: Settings) -> Settings:
        """The whole rules of a match, defaults filled in; ValueError names the setting that is wrong."""
        ...

    def new_match(self, settings: Settings, seed: int) -> Match:
        """A match about to ask its first question."""
        ...


def refuse_unknown(given: Settings, known: Sequence[str]) -> None:
    """ValueError for a setting that the game does not have."""
    for name in given:
        if name not in known:
            raise ValueError(f"no such setting: {name!r}; there are {', '.join(known)}")


def number_setting(given: Settings, name: str, usual: int, allowed: range) -> int:
    """A whole number among the settings, or the usual one; ValueError names what would be right."""
    value = given.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
        raise ValueError(f"{name} is {value!r}; it takes a whole number from {allowed.start} to {allowed.stop - 1}")
    return value
