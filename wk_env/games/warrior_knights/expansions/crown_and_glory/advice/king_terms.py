"""The terms of Influence in a game with a King, and with Missions."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.evaluation.features import HOME, INFLUENCE, PROMISE, TERM_COUNT, Features
from wk_env.games.warrior_knights.advice.evaluation.influence_terms import (
    GROWTH,
    LONGEST,
    WHOLE,
    InfluenceTerms,
    MissionTerms,
    left_in_pool,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.advice.kings_clock import rounds_to_goal
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.missions import REWARD, is_fulfilled
from wk_env.games.warrior_knights.rules.state import Table

PER_ROUND: Final[i64] = 100


class KingTerms(InfluenceTerms):
    """Influence held, and what cities and crown promise until somebody has enough."""

    __slots__ = ()

    def count(self, table: Table, features: Features) -> None:
        """The game is as far as the pool and the Baron with most Influence say.

        Reads: Influence, the pool, strongholds and the King, all public.
        """
        rows = features.rows
        rate: i64 = GROWTH
        most: i64 = 0
        king: i64 = king_of(table)
        for seat in range(table.seats):
            first: i64 = seat * TERM_COUNT
            rows[first + INFLUENCE] = table.influence[seat]
            if king == seat:
                rows[first + PROMISE] += 1
            rows[first + PROMISE] *= rows[first + HOME]
            rate += rows[first + PROMISE]
            most = max(most, table.influence[seat])
        pool: i64 = table.pool * PER_ROUND // rate
        rounds: i64 = min(LONGEST, max(pool, rounds_to_goal(table, PER_ROUND) - PER_ROUND // 2))
        for seat in range(table.seats):
            rows[seat * TERM_COUNT + PROMISE] *= rounds
        goal: i64 = table.rules.crown_goal
        missing: i64 = max(0, goal - most) * WHOLE // goal
        features.phase = max(left_in_pool(table), missing)


class CountedMissions(MissionTerms):
    """Whoever fulfils his Mission has its Influence as good as in hand; the others' are as an imagined world says."""

    __slots__ = ()

    def count(self, table: Table, features: Features) -> None:
        """Two points more.

        Reads: Missions, those of others only in worlds that are dealt anew.
        """
        for seat in range(table.seats):
            if is_fulfilled(table, seat):
                features.rows[seat * TERM_COUNT + INFLUENCE] += REWARD
