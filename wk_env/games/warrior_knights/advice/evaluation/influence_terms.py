"""The terms of Influence, by what the table plays for, and how far the game is."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.evaluation.features import HOME, INFLUENCE, PROMISE, TERM_COUNT, Features
from wk_env.games.warrior_knights.rules.state import Table

WHOLE: Final[i64] = 1000
LONGEST: Final[i64] = 1200  # rounds, in hundredths: nobody looks farther ahead
GROWTH: Final[i64] = 1  # cities that the table will win before long


def left_in_pool(table: Table) -> i64:
    """How much of the pool is left, 0 to 1000."""
    return min(WHOLE, table.pool * WHOLE // (table.rules.influence_each * table.seats))


def count_influence(table: Table, features: Features) -> None:
    """Influence held, and what today's cities promise until the pool is empty, in hundredths.

    Reads: Influence, the pool and strongholds. What cards add to the Influence of a round is left to CHARGES.
    """
    rows = features.rows
    rate: i64 = GROWTH
    for seat in range(table.seats):
        first: i64 = seat * TERM_COUNT
        rows[first + INFLUENCE] = table.influence[seat]
        rows[first + PROMISE] *= rows[first + HOME]
        rate += rows[first + PROMISE]
    rounds: i64 = min(LONGEST, table.pool * 100 // rate)
    for seat in range(table.seats):
        rows[seat * TERM_COUNT + PROMISE] *= rounds
    features.phase = left_in_pool(table)


class InfluenceTerms:
    """Influence wins when the pool is empty."""

    __slots__ = ()

    def count(self, table: Table, features: Features) -> None:
        """Write down what Influence there is, and how far the game is by the pool."""
        count_influence(table, features)


class NoInfluenceTerms(InfluenceTerms):
    """Might is Right: Influence counts for nothing, and nobody knows how far the game is."""

    __slots__ = ()

    def count(self, table: Table, features: Features) -> None:
        """The game is always half over."""
        features.phase = WHOLE // 2


class LearningTerms:
    """Without For Glory nothing is learned."""

    __slots__ = ()

    def count(self, table: Table, features: Features) -> None:
        """What Barons have learned is added to their charges."""


class MissionTerms:
    """No Missions: nothing comes on top of the Influence."""

    __slots__ = ()

    def count(self, table: Table, features: Features) -> None:
        """Add to the Influence what is sure to be added at the end."""
