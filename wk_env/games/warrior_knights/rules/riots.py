"""Riot tokens on cities: what a rioting city is, and what ends it. On most tables there are none."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import RIOTS
from wk_env.games.warrior_knights.rules.numbers import BIT, NONE, PORT
from wk_env.games.warrior_knights.rules.queries import is_besieged
from wk_env.games.warrior_knights.rules.state import Table, put


def rioting_cities(table: Table) -> i64:
    """The set of cities with a riot token.

    Rules: CG-091
    """
    return i64(0) if len(table.annex) == 0 else table.annex[RIOTS]


def is_rioting(table: Table, city: i64) -> bool:
    """Whether a riot token lies on a city.

    Rules: CG-093, CG-094, CG-095
    """
    return len(table.annex) > 0 and (table.annex[RIOTS] >> city) & 1 == 1


def let_riot(table: Table, city: i64) -> None:
    """A riot token is laid on a city.

    Rules: CG-092
    """
    table.annex = put(table.annex, RIOTS, table.annex[RIOTS] | BIT[city])


def calm(table: Table, city: i64) -> None:
    """The riot token is taken off a city, if one lies there: a Garrison was hired, or its Baron lost it.

    Rules: CG-096, CG-097
    """
    if is_rioting(table, city):
        table.annex = put(table.annex, RIOTS, table.annex[RIOTS] & ~BIT[city])


def calm_by_noble(table: Table, seat: i64, place: i64) -> None:
    """A Noble of this Baron is in an area, be it on his way through: the city there is calm if it is his.

    On a port icon he is in no area.
    Rules: CG-096
    """
    if not 0 <= place < PORT:
        return
    city: i64 = table.content.area_city[place]
    if city != NONE and table.city_owner[city] == seat:
        calm(table, city)


def is_counted(table: Table, city: i64) -> bool:
    """Whether a city gives its Baron Influence: it is neither besieged nor rioting.

    Rules: WK-156, CG-094, VR-006
    """
    return not is_besieged(table, city) and not is_rioting(table, city)
