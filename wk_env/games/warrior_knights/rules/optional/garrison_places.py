"""Which cities have a garrison of the house rule. Without the rule none has."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import ARMIES, BIT, CITIES, FIRST_GARRISON, FIRST_GROUP, SYMBOLS
from wk_env.games.warrior_knights.rules.state import Table

A_GARRISON: Final[i64] = 100  # the strength of its cards
KINDS_A_NATION: Final[i64] = 4


def has_garrisons(table: Table) -> bool:
    """Whether Nobles may leave troop cards in cities.

    Rules: VR-104
    """
    return len(table.army_troops) > ARMIES


def is_manned(table: Table, city: i64) -> bool:
    """Whether troop cards lie in a city as its garrison.

    Rules: VR-104
    """
    return has_garrisons(table) and city < CITIES and table.army_troops[FIRST_GARRISON + city] > 0


def manned_by(table: Table, seat: i64) -> i64:
    """The set of cities in which a Baron has a garrison of the house rule."""
    cities: i64 = 0
    if not has_garrisons(table):
        return cities
    for city in range(CITIES):
        if table.city_owner[city] == seat and table.army_troops[FIRST_GARRISON + city] > 0:
            cities |= BIT[city]
    return cities


def troops_in_cities(table: Table, seat: i64) -> i64:
    """The strength of a Baron's troop cards in garrisons.

    Rules: VR-017, VR-107
    """
    troops: i64 = 0
    if not has_garrisons(table):
        return troops
    for city in range(CITIES):
        if table.city_owner[city] == seat:
            troops += table.army_troops[FIRST_GARRISON + city]
    return troops


def payer_of(table: Table, army: i64) -> i64:
    """The Baron whose an army or a garrison is: he pays it.

    Rules: VR-109
    """
    if army >= FIRST_GARRISON:
        return table.city_owner[army - FIRST_GARRISON]
    return army - FIRST_GROUP if army >= FIRST_GROUP else army // SYMBOLS


# ---- pairs of cards of 50


def pair_of(one: i64, other: i64) -> i64:
    """The number of a pair of kinds of 50, 0 to 27, in either order: 4 * nation is such a kind, Regulars the last.

    Rules: VR-105
    """
    low: i64 = min(one, other) // KINDS_A_NATION
    high: i64 = max(one, other) // KINDS_A_NATION
    return high * (high + 1) // 2 + low


def higher_of(pair: i64) -> i64:
    """The higher kind of a pair."""
    high: i64 = 0
    while (high + 1) * (high + 2) // 2 <= pair:
        high += 1
    return high * KINDS_A_NATION


def lower_of(pair: i64) -> i64:
    """The lower kind of a pair."""
    high: i64 = higher_of(pair) // KINDS_A_NATION
    return (pair - high * (high + 1) // 2) * KINDS_A_NATION
