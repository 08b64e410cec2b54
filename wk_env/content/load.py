"""Read a folder of tables into the columns that the rules play with."""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.warrior_knights.content import BEND_WIDTH, WORD_WIDTH, WORDS_A_CARD, Content

HOUSE: Final = Path(__file__).parent / "house"
ROOM: Final = 62
SYMBOLS: Final = ("star", "square", "triangle", "circle")
BATTLES: Final = ("casualties", "prevent", "victory", "draw")
VOYAGES: Final = ("ceylon", "spice", "china")
RESULTS: Final = ("no_news", "fleet_lost", "1x", "2x", "3x", "4x", "5x")
NEUTRALS: Final = ("important_event", "fund_expeditions", "upgrade_defenses", "muster_troops", "uncertain_times")
EVEN: Final = ((-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
ODD: Final = ((-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0))
Row: TypeAlias = "dict[str, int | str | bool | list[int] | list[str]]"
Tables: TypeAlias = "dict[str, list[Row]]"


def column(numbers: Iterable[int]) -> vec[i64]:
    """A packed column of these numbers."""
    return vec[i64](list(numbers))


def number(row: Row, name: str) -> int:
    """A whole number of a row."""
    value = row[name]
    assert isinstance(value, int)
    return int(value)


def numbers(row: Row, name: str) -> list[int]:
    """A list of whole numbers of a row."""
    value = row[name]
    assert isinstance(value, list)
    return [int(item) for item in value]


def read_tables(folder: Path) -> Tables:
    """Every table of a folder by the name of its rows."""
    found: Tables = {}
    for path in sorted(folder.glob("*.toml")):
        for name, rows in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found[name] = rows if isinstance(rows, list) else [rows]
    return found


def load_board(content: Content, tables: Tables) -> None:
    """Areas, ports, borders and roads."""
    areas = tables["area"]
    content.areas = len(areas)
    content.kingdom_areas = sum(area["kind"] == "kingdom" for area in areas)
    content.area_outer = column(int(area["outer"] is True) for area in areas)
    content.area_port = column(int(area["port"] is True) for area in areas)
    content.steps = column(steps_from(index, tables) for index in range(len(areas)))
    content.roads = len(tables["road"])
    marches = [[0] * ROOM for _ in tables["road"]]
    for road, march in zip(tables["road"], marches, strict=True):
        course = numbers(road, "areas")
        for here, there in zip(course, course[1:], strict=False):
            march[here] |= 1 << there
            march[there] |= 1 << here
    content.road_steps = column(areas for march in marches for areas in march)


def steps_from(index: int, tables: Tables) -> int:
    """The set of areas one normal step away from an area."""
    shut = {frozenset(numbers(row, "between")) for name in ("mountain", "river") for row in tables[name]}
    shut -= {frozenset(numbers(row, "between")) for row in tables["bridge"]}
    at = {(area["row"], area["column"]): number(area, "id") for area in tables["area"] if area["kind"] == "kingdom"}
    area = tables["area"][index]
    if area["kind"] != "kingdom":
        return 0
    row, place = number(area, "row"), number(area, "column")
    near = [at.get((row + down, place + right)) for down, right in (ODD if row % 2 else EVEN)]
    return sum(1 << other for other in near if other is not None and frozenset((index, other)) not in shut)


def load_holds(content: Content, tables: Tables) -> None:
    """Cities and strongholds."""
    cities = tables["city"]
    content.city_area = column(number(city, "area") for city in cities)
    content.city_strength = column(number(city, "strength") for city in cities)
    content.city_income = column(number(city, "income") for city in cities)
    at = {number(city, "area"): number(city, "id") for city in cities}
    content.area_city = column(at.get(area, -1) for area in range(content.areas))
    content.stronghold_strength = column(number(row, "strength") for row in tables["stronghold"])


def load_troops(content: Content, tables: Tables) -> None:
    """Regular and Mercenary cards."""
    nations = [row["name"] for row in tables["nationality"]]
    regulars = [row for row in tables["regular"] for _ in range(number(row, "copies"))] * 6
    hired = [row for row in tables["mercenary"] for _ in range(number(row, "copies"))]
    nation_of = [nations.index(row["nationality"]) for row in hired]
    content.troop_strength = column(number(row, "strength") for row in regulars + hired)
    content.troop_wage = column(number(row, "wage") for row in regulars + hired)
    content.troop_nation = column([-1] * len(regulars) + nation_of)
    kinds = [24 + (number(row, "strength") > 50) for row in regulars]
    kinds += [nation * 4 + number(row, "strength") // 50 - 1 for nation, row in zip(nation_of, hired, strict=True)]
    content.troop_kind = column(kinds)


def load_fate(content: Content, tables: Tables) -> None:
    """The Fate deck, the Neutral actions and the fees of the Mercenary Track."""
    nations = [row["name"] for row in tables["nationality"]]
    cards = tables["fate"]
    content.fate_baron = column(number(card, "baron") for card in cards)
    content.fate_symbol = column(SYMBOLS.index(str(card["symbol"])) for card in cards)
    content.fate_revolt = column(int(card["revolt"] == "revolt") for card in cards)
    content.fate_battle = column(BATTLES.index(str(card["battle"])) for card in cards)
    content.fate_city = column(number(card, "city") for card in cards)
    content.fate_nation = column(nations.index(card["nationality"]) for card in cards)
    content.fate_voyage = column(RESULTS.index(str(card[track])) - 1 for track in VOYAGES for card in cards)
    content.track_fee = column(numbers(tables["numbers"][0], "track_fees"))
    kinds = [NEUTRALS.index(str(row["key"])) for row in tables["action"] if row["owner"] == "neutral"]
    copies = [number(row, "copies") for row in tables["action"] if row["owner"] == "neutral"]
    content.neutral_kind = column(kind for kind, count in zip(kinds, copies, strict=True) for _ in range(count))


def load_cards(content: Content) -> None:
    """Events and Agendas without any effect."""
    content.event_colour = column([0] * 36)
    content.agenda_kind = column([0] * 44)
    content.agenda_vote = column([0] * 44)
    content.card_target = column([0] * 80)
    content.card_faith = column([0] * 80)
    content.card_lies = column([0] * 80)
    content.card_ends = column([0] * 80)
    content.card_refusable = column([1] * 80)
    content.card_demand = column([0] * 80)
    content.card_concession = column([0] * 80)
    content.card_maintained = column([0] * 80)
    content.words = column([-1] * 80 * int(WORDS_A_CARD) * int(WORD_WIDTH))
    content.bends = column([-1] * 80 * int(BEND_WIDTH))
    content.ears = column([-1] * 80 * 2)


def load(folder: Path) -> Content:
    """The content of a folder."""
    tables = read_tables(folder)
    content = Content()
    load_board(content, tables)
    load_holds(content, tables)
    load_troops(content, tables)
    load_fate(content, tables)
    load_cards(content)
    return content


@cache
def house_content() -> Content:
    """Our own content, read once."""
    return load(HOUSE)
