"""How long a game with a King will last, and what the crown is worth."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.clocks import MOST_ROUNDS, Clock, rounds_of_pool
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.rules.numbers import CITIES, MOST_SEATS
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.kernel.columns import filled

ITS_ARMY: Final[i64] = 1  # what the King's Army is worth, in points


class KingsClock(Clock):
    """First the pool runs out, then somebody has the Influence that ends the game."""

    __slots__ = ()

    def rounds_left(self, table: Table) -> i64:
        """How many Upkeeps are to come: until the pool is empty, at the least, and until the goal is reached."""
        pool: i64 = rounds_of_pool(table) if table.pool > 0 else i64(1)
        return max(pool, min(MOST_ROUNDS, rounds_to_goal(table, 1)))

    def points_of_stronghold(self, table: Table, seat: i64, rounds: i64) -> i64:
        """Whoever takes the King's stronghold has his crown and his army."""
        return rounds - 1 + ITS_ARMY if king_of(table) == seat else i64(0)


def rounds_to_goal(table: Table, parts: i64) -> i64:
    """In how many rounds, in so many parts of a round, the first Baron has the Influence that ends the game."""
    rates = filled(MOST_SEATS, 0)
    for city in range(CITIES):
        owner: i64 = table.city_owner[city]
        if owner >= 0:
            rates[owner] += 1
    king: i64 = king_of(table)
    if king >= 0:
        rates[king] += 1
    soonest: i64 = MOST_ROUNDS * parts
    for seat in range(table.seats):
        missing: i64 = max(0, table.rules.crown_goal - table.influence[seat])
        rate: i64 = max(1, rates[seat])
        soonest = min(soonest, (missing * parts + rate - 1) // rate)
    return max(parts, soonest)
