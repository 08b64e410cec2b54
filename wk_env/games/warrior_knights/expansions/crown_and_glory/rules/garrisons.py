"""Garrisons: which cities have one, and what that is worth to them; those of For Glory have no cards."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    GARRISON_STRENGTH,
    GARRISON_WAGE,
    GARRISONED,
    GARRISONS,
)
from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES
from wk_env.games.warrior_knights.rules.optional.garrison_places import A_GARRISON, is_manned
from wk_env.games.warrior_knights.rules.sets import size_of
from wk_env.games.warrior_knights.rules.state import Table


def is_hired(table: Table, city: i64) -> bool:
    """Whether a Garrison lies in a city, which it never leaves for another; strongholds have none.

    Rules: CG-027, CG-028, CG-031
    """
    return len(table.annex) > 0 and city < CITIES and table.annex[GARRISONED] & BIT[city] != 0


def is_garrisoned(table: Table, city: i64) -> bool:
    """Whether a garrison of either kind lies in a city: a Garrison, or troop cards by the house rule.

    Rules: CG-027, VR-104, VR-107
    """
    return is_hired(table, city) or is_manned(table, city)


def strength_of_garrison(table: Table, city: i64) -> i64:
    """What a garrison of either kind adds to the strength of its city, wherever that counts; nothing without one.

    Rules: CG-029, CG-141, VR-107
    """
    if is_hired(table, city):
        return table.content.annex[GARRISON_STRENGTH]
    return A_GARRISON if is_manned(table, city) else i64(0)


def garrisons_of(table: Table, seat: i64) -> i64:
    """The set of cities in which a Baron has a Garrison."""
    cities: i64 = 0
    if len(table.annex) == 0 or table.annex[GARRISONED] == 0:
        return cities
    for city in range(CITIES):
        if table.city_owner[city] == seat and table.annex[GARRISONED] & BIT[city] != 0:
            cities |= BIT[city]
    return cities


def troops_in_garrisons(table: Table, seat: i64) -> i64:
    """The troops that all Garrisons of a Baron are together.

    Rules: CG-136
    """
    cities: i64 = garrisons_of(table, seat)
    return i64(0) if cities == 0 else size_of(cities) * table.content.annex[GARRISON_STRENGTH]


def wages_of_garrisons(table: Table, seat: i64) -> i64:
    """What the Garrisons of a Baron cost him in Wages.

    Rules: CG-033
    """
    cities: i64 = garrisons_of(table, seat)
    return i64(0) if cities == 0 else size_of(cities) * table.content.annex[GARRISON_WAGE]


def garrisons_left(table: Table) -> i64:
    """How many Garrisons are still to be hired.

    Rules: CG-010, CG-032, CG-036
    """
    return table.content.annex[GARRISONS] - size_of(table.annex[GARRISONED])
