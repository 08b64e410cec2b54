"""Whose turn it is when every Baron, or each of some, has one: a set of seats that shrinks."""

from mypy_extensions import i64

from wk_env.warrior_knights.facts import in_order
from wk_env.warrior_knights.state import Table
from wk_env.warrior_knights.words import BIT, NONE


def all_seats(table: Table) -> i64:
    """The set of all Barons in the game.

    Rules: WK-001
    """
    return BIT[table.seats] - 1


def first_of(table: Table, waiting: i64) -> i64:
    """The first of a set of seats in the order from the Chairman as he is now, or NONE.

    Rules: WK-002, WK-039
    """
    for place in range(table.seats):
        seat: i64 = in_order(table, place)
        if waiting & BIT[seat] != 0:
            return seat
    return NONE
