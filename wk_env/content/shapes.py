"""What a column of a table takes, and the sentence for a value that it does not."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from wk_env.content.tables import ContentError, Row, near, quote

# Where a row, or a field of it, was taken from. Any column may have a provenance beside it.
PROVENANCES: Final = ("rulebook", "faq", "report", "inferred", "house")
LONGEST_TEXT: Final = 400


class Kind(Protocol):
    """What a column takes."""

    @property
    def takes(self) -> str:
        """The same in words: `it takes ...`."""
        ...

    def fits(self, value: object) -> bool:
        """Whether a value is right."""
        ...


@dataclass(frozen=True)
class Number:
    """A whole number within bounds, in steps."""

    low: int
    high: int
    step: int = 1

    @property
    def takes(self) -> str:
        """The bounds in words."""
        steps = "" if self.step == 1 else f" in steps of {self.step}"
        return f"a whole number from {self.low} to {self.high}{steps}"

    def fits(self, value: object) -> bool:
        """Whether it is a whole number (true and false are none) within the bounds."""
        is_whole = isinstance(value, int) and not isinstance(value, bool)
        return is_whole and isinstance(value, int) and value in range(self.low, self.high + 1, self.step)


@dataclass(frozen=True)
class Word:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def takes(self) -> str:
        """The words."""
        return f"one of {', '.join(self.words)}"

    def fits(self, value: object) -> bool:
        """Whether it is one of the words."""
        return isinstance(value, str) and value in self.words


@dataclass(frozen=True)
class Text:
    """Words for people."""

    takes: str = f"a text of one line, 1 to {LONGEST_TEXT} characters"

    def fits(self, value: object) -> bool:
        """Whether it is a text that can be printed on one line."""
        return isinstance(value, str) and 0 < len(value.strip()) <= LONGEST_TEXT and value.isprintable()


@dataclass(frozen=True)
class Switch:
    """True or false."""

    takes: str = "true or false"

    def fits(self, value: object) -> bool:
        """Whether it is one of the two."""
        return isinstance(value, bool)


@dataclass(frozen=True)
class Listing:
    """A list of values of one kind."""

    kind: Kind
    least: int
    most: int

    @property
    def takes(self) -> str:
        """The length and the kind in words."""
        count = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {count} values, each {self.kind.takes}"

    def fits(self, value: object) -> bool:
        """Whether every value fits and there are neither too few nor too many."""
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            return False
        return all(self.kind.fits(item) for item in value)


@dataclass(frozen=True)
class Sources:
    """A small table of provenances."""

    takes: str = f"a table whose values are among {', '.join(PROVENANCES)}"

    def fits(self, value: object) -> bool:
        """Whether it is such a table."""
        return isinstance(value, dict) and all(item in PROVENANCES for item in value.values())


TEXT: Final = Text()
SWITCH: Final = Switch()
# The columns of a table; `?` marks one that may be missing.
Shape: TypeAlias = Mapping[str, Kind]


def check_row(shape: Shape, where: str, row: Row) -> None:
    """ContentError, which names the row as it is given, for the first field that is unknown, missing or wrong."""
    plain = {name.rstrip("?"): kind for name, kind in shape.items()}
    for name, value in row.items():
        kind = plain.get(name)
        if kind is None and name.removesuffix("_provenance") in ("provenance", *plain, "place"):
            kind = Word(PROVENANCES)
        if kind is None:
            raise ContentError(f"{where}: there is no field {quote(name)}; {near(name, tuple(plain))}")
        if not kind.fits(value):
            raise ContentError(f"{where}: {name} is {quote(value)}; it takes {kind.takes}")
    for name, kind in shape.items():
        if not name.endswith("?") and name not in row:
            raise ContentError(f"{where}: {name} is missing; it takes {kind.takes}")
