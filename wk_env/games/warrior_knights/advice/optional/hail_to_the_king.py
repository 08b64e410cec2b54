"""Hail to the King: how long a reign will last, and what counts in it: the crown alone."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.clocks import MOST_ROUNDS, Clock, rounds_of_pool
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.optional.hail_to_the_king import rounds_of_reign
from wk_env.games.warrior_knights.rules.state import Table

THE_CROWN: Final[i64] = 20  # what it is worth, in points of Influence: without it nobody wins


class HailClock(Clock):
    """First the pool runs out, then the King reigns for so many rounds."""

    __slots__ = ()

    def rounds_left(self, table: Table) -> i64:
        """Until the pool is empty, then until the King has won."""
        if king_of(table) == NONE and table.pool > 0:
            return rounds_of_pool(table)
        rounds: i64 = rounds_of_reign(table)
        return MOST_ROUNDS if rounds == NONE else max(1, min(MOST_ROUNDS, rounds))

    def points_of_stronghold(self, table: Table, seat: i64, rounds: i64) -> i64:
        """The King's has the crown."""
        return THE_CROWN if king_of(table) == seat else i64(0)

    def points_of_city(self, table: Table, rounds: i64) -> i64:
        """All Influence goes to a King, who does not need it.

        Rules: VR-112
        """
        return rounds if king_of(table) == NONE else i64(0)

    def points_of_token(self, table: Table) -> i64:
        """Likewise."""
        return 1 if king_of(table) == NONE else 0

    def in_upkeep(self, table: Table) -> i64:
        """Likewise."""
        return 1 if king_of(table) == NONE else 0
