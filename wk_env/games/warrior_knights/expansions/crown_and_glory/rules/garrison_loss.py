"""A Garrison that leaves its city."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import GARRISONED
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_hired
from wk_env.games.warrior_knights.rules.numbers import BIT
from wk_env.games.warrior_knights.rules.queries import full_strength
from wk_env.games.warrior_knights.rules.state import Table, put

A_BREACH: Final[i64] = 100  # of strength


def lose_garrison(table: Table, city: i64) -> None:
    """The Garrison of a city goes back to its deck, if there is one, and breaches beyond the strength that is left.

    Call it once the city is its new controller's, without the fortification that it loses.
    Rules: CG-030, CG-034, CG-035, CG-036, CG-137
    """
    if not is_hired(table, city):
        return
    table.annex = put(table.annex, GARRISONED, table.annex[GARRISONED] & ~BIT[city])
    clear_rubble(table, city)


def clear_rubble(table: Table, city: i64) -> None:
    """Breaches beyond the strength that is left to a city, its garrison gone, are taken off.

    Rules: CG-137, VR-107
    """
    most: i64 = (full_strength(table, city) + A_BREACH - 1) // A_BREACH
    if table.breaches[city] > most:
        table.breaches = put(table.breaches, city, most)
