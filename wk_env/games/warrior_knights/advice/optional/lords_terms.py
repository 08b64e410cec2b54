"""The terms of Influence in Lords of the Realm: points as they stand now, and what is on the way to the next."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.evaluation.features import INFLUENCE, PROMISE, TERM_COUNT, Features
from wk_env.games.warrior_knights.advice.evaluation.influence_terms import WHOLE, InfluenceTerms
from wk_env.games.warrior_knights.rules.optional.lords_of_the_realm import GOAL
from wk_env.games.warrior_knights.rules.optional.lords_points import (
    A_HOST,
    PAIR,
    counted_cities,
    counted_walls,
    points_of,
    troops_in_all,
)
from wk_env.games.warrior_knights.rules.queries import is_stronghold_up
from wk_env.games.warrior_knights.rules.state import Table

HUNDREDTHS: Final[i64] = 100
# What a point is in the evaluation, in halves of an Influence token, and what it adds to have enough to win.
HALVES: Final[i64] = 3
ENOUGH: Final[i64] = 4


class LordsTerms(InfluenceTerms):
    """Points as they would be counted now, and what is on the way to the next."""

    __slots__ = ()

    def count(self, table: Table, features: Features) -> None:
        """The game is as far as the foremost is.

        Reads: all that gives points, which is public.
        """
        rows = features.rows
        most: i64 = 0
        for seat in range(table.seats):
            first: i64 = seat * TERM_COUNT
            points: i64 = points_of(table, seat)
            most = max(most, points)
            rows[first + INFLUENCE] = points * HALVES // 2
            if points >= GOAL and is_stronghold_up(table, seat):
                rows[first + INFLUENCE] += ENOUGH
            rows[first + PROMISE] = begun_points(table, seat)
        features.phase = max(0, GOAL - most) * WHOLE // GOAL


def begun_points(table: Table, seat: i64) -> i64:
    """What a Baron has of the next points of cities, walls and troops, in hundredths."""
    begun: i64 = (counted_cities(table, seat) % PAIR + counted_walls(table, seat) % PAIR) * HUNDREDTHS // PAIR
    return begun + troops_in_all(table, seat) % A_HOST * HUNDREDTHS // A_HOST
