"""What gives Influence Points in Lords of the Realm."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import owned_by, scholar_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_ADVANCEMENT
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import troops_in_garrisons
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.rules.numbers import CITIES, FIRST_GROUP, MERCENARY_KINDS, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.optional.garrison_places import troops_in_cities
from wk_env.games.warrior_knights.rules.procedures.holdings import charges_of
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.queries import baron_of_army, is_stronghold_up, troops_of
from wk_env.games.warrior_knights.rules.riots import is_counted
from wk_env.games.warrior_knights.rules.sets import size_of
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.kernel.columns import filled

PAIR: Final[i64] = 2  # so many cities, fortifications, Advancements a point
A_HOST: Final[i64] = 500  # troops a point
RETINUE: Final[i64] = 3  # cards of one nationality that are a point; charges and offices likewise
A_KING: Final[i64] = 2  # points of the King

# What gives points, in the order of the words.
CITY_POINTS: Final[i64] = 0
WALL_POINTS: Final[i64] = 1
TROOP_POINTS: Final[i64] = 2
LEARNED_POINTS: Final[i64] = 3
CHARGE_POINTS: Final[i64] = 4
NATION_POINTS: Final[i64] = 5
TITLE_POINTS: Final[i64] = 6
KING_POINTS: Final[i64] = 7
SOURCES: Final[i64] = 8


def points_from(table: Table, seat: i64, source: i64) -> i64:
    """The points that one kind of things gives a Baron now.

    Rules: VR-015, VR-016, VR-017, VR-018, VR-019, VR-020, VR-021, VR-022
    """
    if source >= CHARGE_POINTS:
        return points_of_honour(table, seat, source)
    if source == CITY_POINTS:
        return counted_cities(table, seat) // PAIR
    if source == WALL_POINTS:
        return counted_walls(table, seat) // PAIR
    if source == TROOP_POINTS:
        return troops_in_all(table, seat) // A_HOST
    return advancements_of(table, seat) // PAIR


def points_of_honour(table: Table, seat: i64, source: i64) -> i64:
    """The points that charges and offices, nationalities, titles or the crown give a Baron.

    Rules: VR-019, VR-020, VR-021, VR-022
    """
    if source == CHARGE_POINTS:
        return min(1, charges_and_offices(table, seat) // RETINUE)
    if source == NATION_POINTS:
        return nations_at_hand(table, seat)
    if source == TITLE_POINTS:
        return max(0, titles_of(table, seat) - 1)
    return A_KING if king_of(table) == seat else i64(0)


def counted_cities(table: Table, seat: i64) -> i64:
    """The cities that count for a Baron.

    Rules: VR-006, VR-015
    """
    count: i64 = 0
    if not is_stronghold_up(table, seat):
        return count
    for city in range(CITIES):
        if table.city_owner[city] == seat and is_counted(table, city):
            count += 1
    return count


def counted_walls(table: Table, seat: i64) -> i64:
    """Those of them that are fortified.

    Rules: VR-006, VR-016
    """
    count: i64 = 0
    if not is_stronghold_up(table, seat):
        return count
    for city in range(CITIES):
        if table.city_owner[city] == seat and table.fortified[city] == 1 and is_counted(table, city):
            count += 1
    return count


def troops_in_all(table: Table, seat: i64) -> i64:
    """All troops of a Baron, on the board or off it, and what his offices maintain; casualties are ignored.

    Rules: VR-017
    """
    troops: i64 = troops_in_garrisons(table, seat) + troops_in_cities(table, seat)
    troops += troops_of(table, FIRST_GROUP + seat)
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        troops += troops_of(table, noble)
    return troops


def advancements_of(table: Table, seat: i64) -> i64:
    """How many Advancements a Baron owns, exhausted or not; without For Glory there are none.

    Rules: VR-018
    """
    return size_of(owned_by(table, seat)) if len(table.card_on) > FIRST_ADVANCEMENT else i64(0)


def charges_and_offices(table: Table, seat: i64) -> i64:
    """The charges of a Baron, concessions included, and the offices of his Nobles.

    Rules: VR-019
    """
    count: i64 = charges_of(table, seat)
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if table.noble_office[noble] != NONE:
            count += 1
    return count


def cards_of_nation(table: Table, seat: i64, nation: i64) -> i64:
    """How many Mercenary cards of a nationality a Baron has, captains included, Levies not.

    Rules: VR-020
    """
    count: i64 = 0
    for troop in range(len(table.troop_at)):
        army: i64 = table.troop_at[troop]
        if army >= 0 and table.content.troop_nation[troop] == nation and baron_of_army(army) == seat:
            count += 1
    return count


def nations_at_hand(table: Table, seat: i64) -> i64:
    """Of how many nationalities a Baron has cards enough.

    Rules: VR-020
    """
    counts = filled(MERCENARY_KINDS // 4, 0)
    full: i64 = 0
    for troop in range(len(table.troop_at)):
        army: i64 = table.troop_at[troop]
        nation: i64 = table.content.troop_nation[troop]
        if army >= 0 and nation != NONE and baron_of_army(army) == seat:
            counts[nation] += 1
            if counts[nation] == RETINUE:
                full += 1
    return full


def titles_of(table: Table, seat: i64) -> i64:
    """How many of chair, Church and Scholar's token a Baron holds.

    Rules: VR-021
    """
    count: i64 = 0
    if table.chairman == seat:
        count += 1
    if table.head == seat:
        count += 1
    if len(table.annex) > 0 and scholar_of(table) == seat:
        count += 1
    return count


def points_of(table: Table, seat: i64) -> i64:
    """The Influence Points of a Baron as he stands, with what he gained and lost for good; never below 0.

    Rules: VR-007, VR-012, VR-024
    """
    if is_gone(table, seat):
        return 0
    points: i64 = table.points[seat]
    for source in range(SOURCES):
        points += points_from(table, seat, source)
    return max(0, points)
