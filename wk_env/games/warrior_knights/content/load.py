"""Read a folder of tables into the columns that the rules play with."""

import hashlib
import json
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from wk_env.content.tables import ContentError, Tables, column_of, number_of
from wk_env.games.warrior_knights.content.checks import check_tables, open_borders
from wk_env.games.warrior_knights.content.columns import column, copies, lay_own, load_fate, nations_of, numbers, words
from wk_env.games.warrior_knights.content.decks import load_cards
from wk_env.games.warrior_knights.content.names import Names, names_of
from wk_env.games.warrior_knights.content.shapes import (
    NEUTRAL_KEYS,
    check_shapes,
)
from wk_env.games.warrior_knights.content.tables import HOUSE, LAYOUT
from wk_env.games.warrior_knights.expansions.crown_and_glory.content import tables as crown_and_glory
from wk_env.games.warrior_knights.expansions.crown_and_glory.content.glory import load_glory
from wk_env.games.warrior_knights.expansions.crown_and_glory.content.glory_names import glorious_names
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.numbers import IN_DECK, NONE, OUT
from wk_env.games.warrior_knights.rules.procedures.routes import ROAD_AREAS, march_from
from wk_env.games.warrior_knights.rules.rules import Rules

__all__ = ["HOUSE", "Box", "ContentError", "box_of", "house_content", "load", "open_box"]

ROOM: Final = 62
# Columns that no rule reads: names and words for people. They may change without harm to a record.
FOR_PEOPLE: Final = {"name", "display", "character", "text", "question", "worth", "rests", "origin", "shade", "family"}
EXPANSIONS: Final = frozenset(table for tables in crown_and_glory.FILES.values() for table in tables)
FOR_PEOPLE_TOO: Final = {"letter", "also_called", "goes_to", "goes_text", "track_spots"}


@dataclass(frozen=True)
class Box:
    """Everything printed: the columns for the rules, the names for people, and a hash of what decides a game."""

    content: Content
    names: Names
    digest: str
    folder: str | None = None  # where it was read; None for ours
    glory: "Box | None" = None  # the same with the cards of For Glory; None in that itself

    def of(self, rules: Rules) -> "Box":
        """What is played with by these rules.

        Rules: CG-001
        """
        return (self, self.glory or self)[rules.glory]


def load_board(content: Content, tables: Tables) -> None:
    """Areas, ports, borders and roads."""
    areas = tables["area"]
    content.areas = len(areas)
    content.kingdom_areas = sum(area["kind"] == "kingdom" for area in areas)
    content.area_outer = column(int(area["outer"] is True) for area in areas)
    content.area_port = column(int(area["port"] is True) for area in areas)
    content.ports = sum(1 << number for number, area in enumerate(areas) if area["port"] is True)
    steps = [0] * len(areas)
    for here, there in map(sorted, open_borders(tables)):
        steps[here] |= 1 << there
        steps[there] |= 1 << here
    content.steps = column(steps)
    load_roads(content, tables)


def load_roads(content: Content, tables: Tables) -> None:
    """The roads, and where a march along them leads."""
    content.roads = len(tables["road"])
    steps, between = [0] * (content.roads * ROOM), [0] * (ROOM * ROOM)
    for road, row in enumerate(tables["road"]):
        for one, other in pairwise(column_of(row, "areas")):
            for here, there in ((one, other), (other, one)):
                steps[road * ROOM + here] |= 1 << there
                between[here * ROOM + there] |= 1 << road
    content.road_steps, content.roads_between = column(steps), column(between)
    content.marches = column(march_from(content, area, 0, ROAD_AREAS) for area in range(content.areas))


def load_holds(content: Content, tables: Tables) -> None:
    """Cities and strongholds."""
    cities = tables["city"]
    content.city_area = numbers(cities, "area")
    content.city_strength = numbers(cities, "strength")
    content.city_income = numbers(cities, "income")
    at = {number_of(city, "area"): number_of(city, "id") for city in cities}
    content.area_city = column(at.get(area, -1) for area in range(content.areas))
    content.stronghold_strength = numbers(tables["stronghold"], "strength")


def load_troops(content: Content, tables: Tables) -> None:
    """Regular and Mercenary cards."""
    regulars, hired = copies(tables["regular"]) * 6, copies(tables["mercenary"])
    content.troop_strength = numbers(regulars + hired, "strength")
    content.troop_wage = numbers(regulars + hired, "wage")
    nations = nations_of(tables, hired)
    content.troop_nation = column([-1] * len(regulars) + nations)
    kinds = [24 + (number_of(row, "strength") > 50) for row in regulars]
    content.troop_leaves = column([OUT] * len(regulars) + [IN_DECK] * len(hired))
    content.troop_card = column([NONE] * len(content.troop_leaves))
    content.troop_rank = column([NONE] * len(content.troop_leaves))
    content.for_hire = column(range(len(regulars), len(regulars) + len(hired)))
    kinds += [nation * 4 + number_of(row, "strength") // 50 - 1 for nation, row in zip(nations, hired, strict=True)]
    content.troop_kind = column(kinds)


def load_actions(content: Content, tables: Tables) -> None:
    """The Action cards and the fees of the Mercenary Track."""
    content.track_fee = column(column_of(tables["numbers"][0], "track_fees"))
    own, neutral = ([row for row in tables["action"] if row["owner"] == whose] for whose in ("baron", "neutral"))
    content.neutral_kind = words(copies(neutral), "key", NEUTRAL_KEYS)
    content.neutrals_a_stack, content.agenda_places = 2, 3
    lay_own(content, [number_of(row, "copies") for row in own])


def digest_of(tables: Tables) -> str:
    """A hash of everything in the tables that decides how a game goes; of expansions what is not ours."""
    silent = FOR_PEOPLE | FOR_PEOPLE_TOO
    played: dict[str, list[dict[str, object]]] = {}
    house = house_tables()
    for table, rows in tables.items():
        if table != "provenance" and not (table in EXPANSIONS and rows == house[table]):
            kept = silent - {"name"} if table == "nationality" else silent
            played[table] = [{n: v for n, v in row.items() if n not in kept and "provenance" not in n} for row in rows]
    return hashlib.sha256(json.dumps(played, sort_keys=True, default=str).encode()).hexdigest()[:32]


def box_of(tables: Tables) -> Box:
    """The content of a set of tables; ContentError says in one sentence what is wrong with them."""
    check_shapes(tables)
    check_tables(tables)
    crown_and_glory.check(tables)
    base, digest = names_of(tables), digest_of(tables)
    glorious = content_of(tables)
    load_glory(glorious, tables)
    glory = Box(glorious, glorious_names(base, tables), digest)
    return Box(content_of(tables), base, digest, glory=glory)


def content_of(tables: Tables) -> Content:
    """The columns of checked tables."""
    content = Content()
    load_board(content, tables)
    load_holds(content, tables)
    load_troops(content, tables)
    load_fate(content, tables, tables["fate"])
    load_actions(content, tables)
    load_cards(content, tables)
    crown_and_glory.load(content, tables)
    return content


def open_box(folder: Path | None) -> Box:
    """The content of an owner's folder, ours where it has no file; all ours for None."""
    return house_box() if folder is None else kept_in(str(folder), box_of(LAYOUT.read(folder)))


def kept_in(folder: str, box: Box) -> Box:
    """A box that remembers where it was read."""
    return replace(box, folder=folder, glory=box.glory and kept_in(folder, box.glory))


def load(folder: Path) -> Content:
    """The columns of a folder."""
    return open_box(folder).content


@cache
def house_tables() -> Tables:
    """Our own tables, read once; nobody writes into them."""
    return LAYOUT.read(None)


@cache
def house_box() -> Box:
    """Our own content."""
    return box_of(house_tables())


def house_content() -> Content:
    """The columns of our own content."""
    return house_box().content
