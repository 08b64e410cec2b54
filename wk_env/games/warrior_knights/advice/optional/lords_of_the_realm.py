"""Lords of the Realm: how long a game of points will last, and what gives them."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.clocks import MOST_ROUNDS, Clock
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.rules.numbers import MERCENARY_KINDS
from wk_env.games.warrior_knights.rules.optional.lords_of_the_realm import GOAL
from wk_env.games.warrior_knights.rules.optional.lords_points import (
    A_HOST,
    A_KING,
    PAIR,
    RETINUE,
    cards_of_nation,
    charges_and_offices,
)
from wk_env.games.warrior_knights.rules.state import Table

HUNDREDTHS: Final[i64] = 100
LASTING: Final[i64] = 5  # what a point that stays is worth beside one that a city gives in one round
FEWEST_ROUNDS: Final[i64] = 2
AN_ARMY: Final[i64] = 2  # what the King's Army is worth, in such points of a round
FAR_OFF: Final[i64] = 3  # a point that takes two things more is worth a third of one that takes one


class LordsClock(Clock):
    """The game ends when a Baron has ten points."""

    __slots__ = ()

    def rounds_left(self, table: Table) -> i64:
        """One for each point that the foremost is lacking."""
        most: i64 = 0
        for seat in range(table.seats):
            most = max(most, table.influence[seat])
        return min(MOST_ROUNDS, max(FEWEST_ROUNDS, GOAL - most))

    def points_of_stronghold(self, table: Table, seat: i64, rounds: i64) -> i64:
        """The King's has his crown and his army."""
        return A_KING * LASTING + AN_ARMY if king_of(table) == seat else i64(0)

    def points_of_city(self, table: Table, rounds: i64) -> i64:
        """Half a point that stays, however long the game lasts.

        Rules: VR-015
        """
        return (LASTING + 1) // PAIR

    def points_of_token(self, table: Table) -> i64:
        """What is gained by a card stays.

        Rules: VR-024
        """
        return LASTING

    def worth_of_walls(self, table: Table) -> i64:
        """Half a point.

        Rules: VR-016
        """
        return LASTING * HUNDREDTHS // PAIR

    def worth_of_troops(self, table: Table, troops: i64) -> i64:
        """Their part of a point.

        Rules: VR-017
        """
        return LASTING * HUNDREDTHS * troops // A_HOST

    def worth_of_charge(self, table: Table, seat: i64) -> i64:
        """The more the fewer are lacking, the third a whole point, one more nothing.

        Rules: VR-019
        """
        return worth_of_next(charges_and_offices(table, seat))

    def worth_of_kind(self, table: Table, seat: i64, kind: i64) -> i64:
        """A card of a nationality, the more the fewer are lacking.

        Rules: VR-020
        """
        if kind >= MERCENARY_KINDS:
            return 0
        return worth_of_next(cards_of_nation(table, seat, kind // 4))

    def in_upkeep(self, table: Table) -> i64:
        """Nothing is gained in Upkeep.

        Rules: VR-011
        """
        return 0

    def standing_of(self, table: Table, seat: i64, cities: i64) -> i64:
        """His points, and cities as what they are made of."""
        return LASTING * table.influence[seat] + cities


def worth_of_next(has: i64) -> i64:
    """What one more of what three are a point of is worth, in hundredths, to whoever has so many."""
    if has >= RETINUE:
        return 0
    missing: i64 = RETINUE - has
    return LASTING * HUNDREDTHS if missing == 1 else LASTING * HUNDREDTHS // (missing * FAR_OFF)
