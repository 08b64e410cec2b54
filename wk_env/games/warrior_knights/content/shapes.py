"""What each column of each table takes, and the sentence for a value that it does not."""

from dataclasses import dataclass
from typing import Final, Protocol

from wk_env.games.warrior_knights.content.tables import ContentError, Row, Tables, near, quote, row_name

PROVENANCES: Final = ("rulebook", "faq", "report", "inferred", "house")
SYMBOLS: Final = ("star", "square", "triangle", "circle")
REVOLTS: Final = ("calm", "revolt")
BATTLES: Final = ("casualties", "prevent", "victory", "draw")
VOYAGES: Final = ("ceylon", "spice", "china")
RESULTS: Final = ("no_news", "fleet_lost", "1x", "2x", "3x", "4x", "5x")
BARON_KEYS: Final = (
    "levy_taxes",
    "draft_soldiers",
    "rally_support",
    "serve_the_church",
    "mobilize_forces",
    "versatile_strategy",
)
NEUTRAL_KEYS: Final = ("important_event", "fund_expeditions", "upgrade_defenses", "muster_troops", "uncertain_times")
LONGEST_TEXT: Final = 400
MOST_AREAS: Final = 62


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
ID: Final = Number(0, 99)
AREA: Final = Number(0, MOST_AREAS - 1)
COPIES: Final = Number(0, 66)
BETWEEN: Final[dict[str, Kind]] = {"between": Listing(AREA, 2, 2)}
HOLD: Final = Number(100, 1000, 100)
TROOPS: Final = Number(50, 200, 50)
WAGE: Final = Number(0, 20)
# Columns of each table; `?` marks one that may be missing. Any column may have a provenance beside it.
SHAPES: Final[dict[str, dict[str, Kind]]] = {
    "area": {
        "id": ID,
        "name": TEXT,
        "row": Number(-20, 60),
        "column": Number(-20, 60),
        "kind": Word(("kingdom", "overseas")),
        "outer": SWITCH,
        "port": SWITCH,
    },
    "mountain": BETWEEN,
    "river": BETWEEN,
    "bridge": BETWEEN,
    "border": BETWEEN,
    "road": {"name": TEXT, "areas": Listing(AREA, 2, MOST_AREAS)},
    "city": {"id": ID, "name": TEXT, "area": AREA, "strength": HOLD, "income": Number(0, 20), "port?": SWITCH},
    "stronghold": {"id": ID, "colour?": TEXT, "baron?": TEXT, "strength": HOLD},
    "baron": {"id": ID, "name": TEXT, "family": TEXT, "colour": TEXT, "letter": TEXT},
    "noble": {
        "id": ID,
        "name": TEXT,
        "baron": Number(0, 5),
        "symbol": Word(SYMBOLS),
        "origin?": TEXT,
        "shade?": TEXT,
    },
    "nationality": {"id": ID, "name": TEXT, "display?": TEXT, "character?": TEXT},
    "mercenary": {"nationality": TEXT, "strength": TROOPS, "wage": WAGE, "copies": COPIES},
    "regular": {"strength": Number(50, 100, 50), "wage": WAGE, "copies": COPIES},
    "provenance": dict.fromkeys(
        ("noble?", "city?", "nationality?", "revolt?", "battle?", "expeditions?", "combination?"), Word(PROVENANCES)
    ),
    "fate": {
        "id": ID,
        "baron": Number(0, 5),
        "symbol": Word(SYMBOLS),
        "revolt": Word(REVOLTS),
        "battle": Word(BATTLES),
        "city": Number(0, 23),
        "nationality": TEXT,
        **dict.fromkeys(VOYAGES, Word(RESULTS)),
    },
    "numbers": {
        "track_fees": Listing(Number(0, 99), 7, 7),
        "track_spots?": Listing(Number(0, 6), 7, 7),
        "provenance?": Sources(),
    },
    "action": {
        "id": ID,
        "key": Word((*BARON_KEYS, *NEUTRAL_KEYS)),
        "name": TEXT,
        "owner": Word(("baron", "neutral")),
        "copies": Number(0, 8),
        "text": TEXT,
        "also_called?": Listing(TEXT, 0, 9),
        "goes_to?": Listing(TEXT, 0, 9),
        "goes_text?": TEXT,
    },
}


def check_row(table: str, index: int, row: Row) -> None:
    """ContentError for the first field that is unknown, missing or wrong."""
    shape = SHAPES[table]
    plain = {name.rstrip("?"): kind for name, kind in shape.items()}
    where = row_name(table, index, row)
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


def check_shapes(tables: Tables) -> None:
    """ContentError for the first row of any table that has not the shape of its table; cards are cards.py's."""
    for table in SHAPES:
        for index, row in enumerate(tables[table]):
            check_row(table, index, row)
