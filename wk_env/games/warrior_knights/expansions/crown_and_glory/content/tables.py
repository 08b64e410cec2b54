"""The tables of Crown and Glory: which there are, what their columns take, and what they are for the rules."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.content.shapes import TEXT, Listing, Number, Shape, Word
from wk_env.content.tables import ContentError, Row, Tables, column_of, number_of, text_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ARMY_OF_THE_KING,
    END_OF_CONTENT,
    MISSION_GOAL,
    MISSION_KIND,
    MISSIONS,
    ROYAL,
)
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.numbers import AT_HOME, MOST_SEATS, NONE

HOUSE: Final = Path(__file__).parent / "house"
FILES: Final = {
    "crown.toml": ("royal",),
    "missions.toml": ("mission",),
    "glory_fate.toml": ("glory_fate",),
    "glory_events.toml": ("glory_event",),
    "glory_agendas.toml": ("glory_agenda",),
    "glory_actions.toml": ("glory_action",),
    "advancements.toml": ("advancement",),
    "captains.toml": ("captain",),
    "towns.toml": ("levy", "garrison"),
}
# What a Mission counts, in the order of rules/missions.py.
COUNTS: Final = (
    *("overseas", "fortified", "crowns", "faith", "votes", "troops", "dignities", "harbours", "heartland", "wardens"),
)
SHAPES: Final[dict[str, Shape]] = {
    "royal": {"strength": Number(50, 200, 50), "wage": Number(0, 20), "copies": Number(0, 66)},
    "mission": {
        "name": TEXT,
        "text": TEXT,
        "counts": Word(COUNTS),
        "goals": Listing(Number(1, 9999), MOST_SEATS - 1, MOST_SEATS - 1),
    },
    "glory_action": {
        "key": TEXT,
        "name": TEXT,
        "owner": Word(("baron", "neutral")),
        "copies": Number(1, 2),
        "text": TEXT,
        "goes_to?": Listing(TEXT, 0, 9),
        "goes_text?": TEXT,
    },
    "levy": {"city": Number(0, 17), "name": TEXT, "strength": Number(50, 200, 50)},
    "garrison": {
        "strength": Number(100, 500, 100),
        "wage": Number(0, 20),
        "price": Number(0, 20),
        "copies": Number(1, 24),
    },
}


def check(tables: Tables) -> None:
    """ContentError unless there are as many cards as the rules count on, each Mission under a name of its own.

    Rules: CG-003
    """
    royal = sum(number_of(row, "copies") for row in tables["royal"])
    if royal != ARMY_OF_THE_KING:
        raise ContentError(f"crown.toml: the copies of 'royal' add up to {royal}; they take {ARMY_OF_THE_KING}")
    if len(tables["royal"]) != 1:
        raise ContentError("crown.toml: the cards of the King's Army differ; they take one row, since they are alike")
    names = [text_of(row, "name") for row in tables["mission"]]
    if len(names) != MISSIONS:
        raise ContentError(f"missions.toml: there are {len(names)} rows of 'mission'; it takes {MISSIONS}")
    for index, name in enumerate(names):
        if name in names[:index]:
            raise ContentError(f"missions.toml: mission {index} is called {name!r}, as another is; each takes its own")


def load(content: Content, tables: Tables) -> None:
    """The troop cards behind all others, and what each Mission takes.

    Rules: CG-003, CG-122, CG-124, CG-125
    """
    royal = [row for row in tables["royal"] for _ in range(number_of(row, "copies"))]
    content.troop_strength = behind(content.troop_strength, [number_of(row, "strength") for row in royal])
    content.troop_wage = behind(content.troop_wage, [number_of(row, "wage") for row in royal])
    content.troop_kind = behind(content.troop_kind, [int(ROYAL)] * len(royal))
    content.troop_nation = behind(content.troop_nation, [int(NONE)] * len(royal))
    content.troop_leaves = behind(content.troop_leaves, [int(AT_HOME)] * len(royal))
    content.troop_card = behind(content.troop_card, [int(NONE)] * len(royal))
    content.troop_rank = behind(content.troop_rank, [int(NONE)] * len(royal))
    content.annex = annex_of(tables["mission"])


def behind(column: "vec[i64]", numbers: list[int]) -> "vec[i64]":
    """A column with more numbers behind it."""
    return vec[i64]([*column, *numbers])


def annex_of(missions: list[Row]) -> "vec[i64]":
    """The Missions as the rules read them."""
    annex = [0] * int(END_OF_CONTENT)
    for number, row in enumerate(missions):
        annex[MISSION_KIND + number] = COUNTS.index(text_of(row, "counts"))
        for players, goal in enumerate(column_of(row, "goals"), 2):
            annex[MISSION_GOAL + number * MOST_SEATS + players - 1] = goal
    return vec[i64](annex)
