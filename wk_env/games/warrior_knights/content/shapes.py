"""What each column of each table takes."""

from typing import Final

from wk_env.content.shapes import PROVENANCES, SWITCH, TEXT, Kind, Listing, Number, Shape, Sources, Word, check_row
from wk_env.content.tables import Tables
from wk_env.games.warrior_knights.content.tables import LAYOUT
from wk_env.games.warrior_knights.expansions.crown_and_glory.content import tables as crown_and_glory

SYMBOLS: Final = ("star", "square", "triangle", "circle")
# What a Fate card may say; the last of each is of expansions.
REVOLTS: Final = ("calm", "revolt", "riot")
BATTLES: Final = ("casualties", "prevent", "victory", "draw", "retreat")
VOYAGES: Final = ("ceylon", "spice", "china")
# Results of expeditions: the multiple that they pay.
NEWS: Final = {"no_news": -1, "fleet_lost": 0, **{f"{times}x": times for times in range(1, 6)}, "funds_needed": -2}
BARON_KEYS: Final = (
    "levy_taxes",
    "draft_soldiers",
    "rally_support",
    "serve_the_church",
    "mobilize_forces",
    "versatile_strategy",
)
NEUTRAL_KEYS: Final = ("important_event", "fund_expeditions", "upgrade_defenses", "muster_troops", "uncertain_times")
MOST_AREAS: Final = 62
ID: Final = Number(0, 99)
AREA: Final = Number(0, MOST_AREAS - 1)
COPIES: Final = Number(0, 66)
BETWEEN: Final[dict[str, Kind]] = {"between": Listing(AREA, 2, 2)}
HOLD: Final = Number(100, 1000, 100)
TROOPS: Final = Number(50, 200, 50)
WAGE: Final = Number(0, 20)


def fate_shape(revolts: tuple[str, ...], battles: tuple[str, ...], news: tuple[str, ...]) -> Shape:
    """The columns of a Fate deck with these results."""
    return {
        "id": ID,
        "baron": Number(0, 5),
        "symbol": Word(SYMBOLS),
        "revolt": Word(revolts),
        "battle": Word(battles),
        "city": Number(0, 23),
        "nationality": TEXT,
        **dict.fromkeys(VOYAGES, Word(news)),
    }


# Columns of each table; `?` marks one that may be missing.
SHAPES: Final[dict[str, Shape]] = {
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
    "fate": fate_shape(REVOLTS[:-1], BATTLES[:-1], tuple(NEWS)[:-1]),
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
    "glory_fate": fate_shape(REVOLTS, BATTLES, tuple(NEWS)),
    **crown_and_glory.SHAPES,
}


def check_shapes(tables: Tables) -> None:
    """ContentError for the first row of any table that has not the shape of its table; cards are cards.py's."""
    for table in SHAPES:
        for index, row in enumerate(tables[table]):
            check_row(SHAPES[table], LAYOUT.row_name(table, index, row), row)
