"""What must hold between rows and tables, so that every rule has what it needs."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from wk_env.content.tables import ContentError, Tables, column_of, number_of, text_of
from wk_env.games.warrior_knights.content.shapes import BARON_KEYS, MOST_AREAS, NEUTRAL_KEYS, SYMBOLS
from wk_env.games.warrior_knights.content.tables import LAYOUT

# How many rows the rules count on.
COUNTS: Final = {
    "city": 24,
    "stronghold": 6,
    "baron": 6,
    "noble": 24,
    "nationality": 6,
    "fate": 24,
    "action": 11,
    "numbers": 1,
}
KINGDOM_CITIES: Final = 18
MERCENARIES: Final = 66
REGULARS: Final = 4
NEUTRAL_CARDS: Final = 8
DEALT_AT_SETUP: Final = 6
FEWEST_INNER_SITES: Final = 3
NAMED: Final = ("area", "road", "city", "baron", "noble", "nationality", "action")
EVEN: Final = ((-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
ODD: Final = ((-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0))
Border = frozenset[int]


def demand(holds: bool, sentence: str) -> None:  # noqa: FBT001 - a fact, not a switch
    """ContentError with the sentence unless the fact holds."""
    if not holds:
        raise ContentError(sentence)


def total(tables: Tables, table: str, **wanted: object) -> int:
    """How many cards the rows with these values stand for."""
    rows = [row for row in tables[table] if all(row[name] == value for name, value in wanted.items())]
    return sum(number_of(row, "copies") for row in rows)


def borders_of(tables: Tables, table: str) -> list[Border]:
    """The borders that a table lists, as pairs of areas."""
    return [frozenset(column_of(row, "between")) for row in tables[table]]


def touching(tables: Tables) -> set[Border]:
    """The pairs of Kingdom areas with a common border: those of the table `border`, else hexagons that touch."""
    if tables["border"]:
        return set(borders_of(tables, "border"))
    rows = [row for row in tables["area"] if row["kind"] == "kingdom"]
    at = {(number_of(row, "row"), number_of(row, "column")): number_of(row, "id") for row in rows}
    found: set[Border] = set()
    for (line, place), area in at.items():
        near = (at.get((line + down, place + right)) for down, right in (ODD if line % 2 else EVEN))
        found |= {frozenset((area, other)) for other in near if other is not None}
    return found


def open_borders(tables: Tables) -> set[Border]:
    """The borders that one step may cross: no mountain, no river without a bridge.

    Rules: WK-009, WK-010, WK-314, WK-318
    """
    shut = set(borders_of(tables, "mountain")) | set(borders_of(tables, "river"))
    return touching(tables) - (shut - set(borders_of(tables, "bridge")))


def check_counts(tables: Tables) -> None:
    """Ids run from 0 in the order of the rows, names are single, and there are as many rows as the rules count on."""
    for table, count in COUNTS.items():
        given = len(tables[table])
        demand(given == count, f"{LAYOUT.file_of(table)}: there are {given} rows of {table!r}; it takes {count}")
    for table, rows in tables.items():
        for index, row in enumerate(rows):
            if "id" in row and table not in {"event", "agenda"}:
                wrong = (
                    f"{LAYOUT.row_name(table, index, row)}: id is {row['id']}; ids run from 0 in the order of the rows"
                )
                demand(row["id"] == index, f"{wrong}, so it takes {index}")
    for table in NAMED:
        check_names(tables, table)


def check_names(tables: Tables, table: str) -> None:
    """No two rows of a table bear one name."""
    names = [text_of(row, "name") for row in tables[table]]
    for index, name in enumerate(names):
        first = names.index(name)
        where = LAYOUT.row_name(table, index, tables[table][index])
        demand(first == index, f"{where}: {table} {first} bears this name already; each takes a name of its own")


def check_areas(tables: Tables) -> None:
    """At most 62 areas, the Kingdom first, and each hexagon taken once; overseas areas are reached by sea.

    Rules: WK-012, WK-335
    """
    areas = tables["area"]
    demand(len(areas) <= MOST_AREAS, f"areas.toml: there are {len(areas)} areas; it takes at most {MOST_AREAS}")
    kinds = [row["kind"] for row in areas]
    places: dict[tuple[object, object], int] = {}
    for index, row in enumerate(areas):
        where = LAYOUT.row_name("area", index, row)
        is_late = row["kind"] == "kingdom" and "overseas" in kinds[:index]
        demand(not is_late, f"{where}: a Kingdom area stands behind an overseas one; the Kingdom comes first")
        demand(row["kind"] == "kingdom" or row["port"] is True, f"{where}: port is false; an overseas area takes true")
        demand(row["kind"] == "kingdom" or row["outer"] is False, f"{where}: outer is true; it is for the Kingdom only")
        other = places.setdefault((row["row"], row["column"]), index)
        demand(other == index, f"{where}: area {other} has the same row and column; each area takes a place of its own")


def check_borders(tables: Tables) -> None:
    """Special borders join two Kingdom areas that touch, once each; bridges lie on the river."""
    kingdom = sum(row["kind"] == "kingdom" for row in tables["area"])
    for table in ("border", "mountain", "river", "bridge"):
        near = touching(tables)
        seen: set[Border] = set()
        for index, border in enumerate(borders_of(tables, table)):
            where, pair = LAYOUT.row_name(table, index, tables[table][index]), sorted(border)
            is_inside = len(border) == 2 and pair[-1] < kingdom
            demand(is_inside, f"{where}: between {pair} is no border; it takes two Kingdom areas, 0 to {kingdom - 1}")
            demand(border in near, f"{where}: areas {pair[0]} and {pair[1]} do not touch; it takes two that do")
            demand(border not in seen, f"{where}: the border {pair} is listed twice; once is enough for both ways")
            seen.add(border)
    river = set(borders_of(tables, "river"))
    for index, bridge in enumerate(borders_of(tables, "bridge")):
        where = LAYOUT.row_name("bridge", index, tables["bridge"][index])
        demand(bridge in river, f"{where}: no river lies between {sorted(bridge)}; it takes a river border")


def check_roads(tables: Tables) -> None:
    """Roads go from area to area over open borders and visit none twice.

    Rules: WK-011
    """
    free = open_borders(tables)
    for index, road in enumerate(tables["road"]):
        where, course = LAYOUT.row_name("road", index, road), column_of(road, "areas")
        demand(len(set(course)) == len(course), f"{where}: it visits an area twice; a course visits each area once")
        for here, there in pairwise(course):
            crossing = f"{where}: it goes from area {here} to {there}, which is no open border"
            demand(frozenset((here, there)) in free, f"{crossing}; each step takes two areas that touch")


def check_cities(tables: Tables) -> None:
    """Cities 0 to 17 stand in the Kingdom, 18 to 23 overseas, one an area, and room is left for strongholds.

    Rules: WK-006, WK-007, WK-008
    """
    areas, taken = tables["area"], set[int]()
    for index, city in enumerate(tables["city"]):
        where, area = LAYOUT.row_name("city", index, city), number_of(city, "area")
        wanted = "kingdom" if index < KINGDOM_CITIES else "overseas"
        demand(area < len(areas), f"{where}: area is {area}; there are the areas 0 to {len(areas) - 1}")
        demand(areas[area]["kind"] == wanted, f"{where}: area {area} is not {wanted}; cities 0 to 17 take the Kingdom")
        demand(area not in taken, f"{where}: another city stands in area {area}; it takes an area of its own")
        same = city.get("port", areas[area]["port"]) == areas[area]["port"]
        demand(same, f"{where}: port differs from that of area {area} in areas.toml; it takes the same")
        taken.add(area)
    sites = [row for row in areas if row["kind"] == "kingdom" and row["id"] not in taken]
    inner = sum(row["outer"] is False for row in sites)
    free = f"areas.toml: {len(sites)} Kingdom areas, {inner} of them not outer, are without a city"
    demand(len(sites) >= 6 and inner >= FEWEST_INNER_SITES, f"{free}; strongholds take 6 and 3 at least")


def check_people(tables: Tables) -> None:
    """A Noble's id is baron * 4 + symbol; colours and letters are single.

    Rules: WK-016
    """
    for index, noble in enumerate(tables["noble"]):
        where, wanted = LAYOUT.row_name("noble", index, noble), f"baron {index // 4} and symbol {SYMBOLS[index % 4]}"
        is_right = noble["baron"] == index // 4 and noble["symbol"] == SYMBOLS[index % 4]
        demand(is_right, f"{where}: it is of baron {noble['baron']}, {noble['symbol']}; this row takes {wanted}")
    for name in ("colour", "letter", "family"):
        found = Counter(text_of(row, name) for row in tables["baron"])
        twice = [text for text, count in found.items() if count > 1]
        demand(not twice, f"barons.toml: two Barons share the {name} {twice[:1]}; each takes his own")
    for index, baron in enumerate(tables["baron"]):
        letter, where = text_of(baron, "letter"), LAYOUT.row_name("baron", index, baron)
        demand(len(letter) == 1 and letter.isalpha(), f"{where}: letter is {letter!r}; it takes one letter")


def check_troops(tables: Tables) -> None:
    """66 Mercenaries of six nationalities, one wage a kind, four Regulars, and enough cards to deal at setup.

    Rules: WK-022, WK-023, WK-024
    """
    nations = [text_of(row, "name") for row in tables["nationality"]]
    wages: dict[tuple[object, object], int] = {}
    for index, row in enumerate(tables["mercenary"]):
        where = LAYOUT.row_name("mercenary", index, row)
        known = row["nationality"] in nations
        demand(known, f"{where}: nationality is {row['nationality']!r}; it takes one of {', '.join(nations)}")
        wage = wages.setdefault((row["nationality"], row["strength"]), number_of(row, "wage"))
        kind = f"cards of strength {row['strength']} of this nationality"
        demand(wage == row["wage"], f"{where}: wage is {row['wage']}, of other {kind} {wage}; all take one wage")
    hired, regular = total(tables, "mercenary"), total(tables, "regular")
    demand(hired == MERCENARIES, f"mercenaries.toml: the copies of 'mercenary' add up to {hired}; they take 66")
    demand(regular == REGULARS, f"mercenaries.toml: the copies of 'regular' add up to {regular}; they take 4")
    paid = {row["strength"]: row["wage"] for row in tables["regular"]}
    agree = all(paid[row["strength"]] == row["wage"] for row in tables["regular"])
    demand(agree, "mercenaries.toml: Regulars of one strength have two wages; all of a strength take one wage")
    for strength in (50, 100):
        dealt = total(tables, "mercenary", strength=strength)
        few = f"mercenaries.toml: {dealt} Mercenaries have strength {strength}"
        demand(dealt >= DEALT_AT_SETUP, f"{few}; setup takes {DEALT_AT_SETUP} at least")


def check_fate(tables: Tables) -> None:
    """Every Noble and every city stands on one Fate card, every nationality on one at least.

    Rules: WK-025, WK-026, WK-027
    """
    nations = [text_of(row, "name") for row in tables["nationality"]]
    cards = tables["fate"]
    for index, card in enumerate(cards):
        where, noble = LAYOUT.row_name("fate", index, card), (card["baron"], card["symbol"])
        known = card["nationality"] in nations
        demand(known, f"{where}: nationality is {card['nationality']!r}; it takes one of {', '.join(nations)}")
        before = cards[:index]
        once = noble not in [(other["baron"], other["symbol"]) for other in before]
        demand(once, f"{where}: its Noble stands on an earlier card; each Noble takes one card")
        once = card["city"] not in [other["city"] for other in before]
        demand(once, f"{where}: city {card['city']} stands on an earlier card; each city takes one card")
    missing = sorted(set(nations) - {text_of(card, "nationality") for card in cards})
    demand(not missing, f"fate.toml: no card names {', '.join(missing)}; each nationality takes one card at least")
    for name in ("ceylon", "spice", "china"):
        over = any(card[name] != "no_news" for card in cards)
        demand(over, f"fate.toml: every card says no_news for {name}; one at least takes another result")


def check_actions(tables: Tables) -> None:
    """Six kinds of two cards for each Baron, in the order of the rules, and eight Neutral cards of five kinds.

    Rules: WK-028, WK-030
    """
    keys: Iterable[str] = (*BARON_KEYS, *NEUTRAL_KEYS)
    for index, (row, key) in enumerate(zip(tables["action"], keys, strict=True)):
        where, owner = LAYOUT.row_name("action", index, row), "baron" if key in BARON_KEYS else "neutral"
        demand(row["key"] == key, f"{where}: key is {row['key']!r}; this row takes {key!r}")
        demand(row["owner"] == owner, f"{where}: owner is {row['owner']!r}; it takes {owner!r}")
        two = owner == "neutral" or row["copies"] == 2
        demand(two, f"{where}: copies is {row['copies']}; a Baron has 2 of each kind")
    neutral = total(tables, "action", owner="neutral")
    demand(neutral == NEUTRAL_CARDS, f"actions.toml: the copies of Neutral cards add up to {neutral}; they take 8")


def check_tables(tables: Tables) -> None:
    """ContentError for the first thing that does not hold between rows and tables."""
    for check in (
        check_counts,
        check_areas,
        check_borders,
        check_roads,
        check_cities,
        check_people,
        check_troops,
        check_fate,
        check_actions,
    ):
        check(tables)
