"""Instant Influence: a holding that begins gives a point at once, and one that ends takes it."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES, FIRST_STRONGHOLD, NONE
from wk_env.games.warrior_knights.rules.optional.reign import collects, is_pool_closed
from wk_env.games.warrior_knights.rules.queries import is_besieged, is_stronghold_up
from wk_env.games.warrior_knights.rules.riots import is_counted
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.sets import size_of
from wk_env.games.warrior_knights.rules.state import Table, put

NAME: Final = "instant_influence"
# In Might is Right Influence decides nothing. Rules: VR-138
CLASHES: Final[tuple[tuple[str, str], ...]] = (("might_is_right", NAME),)


def instant_influence(rules: Rules) -> Rules:
    """Holdings give and take Influence at once.

    Rules: VR-091, VR-092
    """
    return replace(rules, instant=1)  # slow-ok: once


def holdings_of(table: Table, seat: i64) -> i64:
    """The set of holds that are holdings of a Baron: his cities that count, and his stronghold, none of them besieged.

    Without his stronghold he has none.
    Rules: VR-006, VR-090
    """
    if not is_stronghold_up(table, seat):
        return 0
    found: i64 = 0
    for city in range(CITIES):
        if table.city_owner[city] == seat and is_counted(table, city):
            found |= BIT[city]
    if not is_besieged(table, FIRST_STRONGHOLD + seat):
        found |= BIT[FIRST_STRONGHOLD + seat]
    return found


def note_holdings(table: Table) -> None:
    """What is held when the first round begins gives nothing.

    Rules: VR-091
    """
    if len(table.holdings) > 0 and table.round == 1:
        for seat in range(table.seats):
            table.holdings = put(table.holdings, seat, holdings_of(table, seat))


def settle_holdings(table: Table) -> None:
    """Every Baron gains a point for each holding that has begun and loses one for each that has ended.

    Rules: VR-091, VR-092, VR-093
    """
    if len(table.holdings) == 0 or table.holdings[0] == NONE:
        return
    for seat in range(table.seats):
        now: i64 = holdings_of(table, seat)
        before: i64 = table.holdings[seat]
        if now != before:
            table.holdings = put(table.holdings, seat, now)
            book(table, seat, size_of(now & ~before) - size_of(before & ~now))


def book(table: Table, seat: i64, points: i64) -> None:
    """Points come from the pool and go back to it; the treasury helps an empty one out, and takes over at the end.

    Nobody falls below 0: what is missing lapses. Where Influence is counted anew there is no pool, and it stays.
    Rules: VR-007, VR-024, VR-091, VR-092, VR-112, VR-148
    """
    change: i64 = max(points, -table.influence[seat])
    if collects(table, seat, change):
        return
    table.influence[seat] += change
    if len(table.points) > 0:
        table.points = put(table.points, seat, table.points[seat] + change)
    elif change > 0:
        table.pool = max(0, table.pool - change)
    elif not is_pool_closed(table):
        table.pool -= change
