"""How long a game will last, by what the table plays for."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import CITIES
from wk_env.games.warrior_knights.rules.state import Table

MOST_ROUNDS: Final[i64] = 8
# Of a Baron's whole strength and chances, for the choice of whom to vote against: Influence and cities.
A_CITY_AHEAD: Final[i64] = 3
FIRST_ROUNDS: Final[i64] = 6  # while hardly a city is held


class Clock:
    """The game ends when the pool is empty."""

    __slots__ = ()

    def rounds_left(self, table: Table) -> i64:
        """How many Upkeeps are to come, by the Influence left and the cities that are held."""
        return rounds_of_pool(table)

    def points_of_stronghold(self, table: Table, seat: i64, rounds: i64) -> i64:
        """The Influence that a Baron's stronghold promises whoever takes it, in so many rounds."""
        return 0

    def points_of_city(self, table: Table, rounds: i64) -> i64:
        """The Influence that a city gives to the end."""
        return rounds

    def points_of_token(self, table: Table) -> i64:
        """What Influence of a card is worth beside that."""
        return 1

    def worth_of_walls(self, table: Table) -> i64:
        """What a fortification is worth to who wins, in hundredths of a point."""
        return 0

    def worth_of_troops(self, table: Table, troops: i64) -> i64:
        """What so many troops are, likewise."""
        return 0

    def worth_of_charge(self, table: Table, seat: i64) -> i64:
        """What a charge or office more is, likewise."""
        return 0

    def worth_of_kind(self, table: Table, seat: i64, kind: i64) -> i64:
        """What one more Mercenary card of a kind is, likewise, beside its troops."""
        return 0

    def in_upkeep(self, table: Table) -> i64:
        """1 if Influence that cards give in each Upkeep is gained, else 0."""
        return 1

    def standing_of(self, table: Table, seat: i64, cities: i64) -> i64:
        """How far on a Baron with so many cities is: his Influence, and his cities for the rounds to come."""
        return table.influence[seat] + A_CITY_AHEAD * cities


class NoClock(Clock):
    """Might is Right: the pool ends nothing."""

    __slots__ = ()

    def rounds_left(self, table: Table) -> i64:
        """As many Upkeeps as anybody thinks ahead."""
        return MOST_ROUNDS


def rounds_of_pool(table: Table) -> i64:
    """How many Upkeeps are to come until the pool is empty, by the cities that are held."""
    held: i64 = 0
    for city in range(CITIES):
        if table.city_owner[city] >= 0:
            held += 1
    if held < table.seats:
        return FIRST_ROUNDS
    a_round: i64 = held + 1
    return max(1, min(MOST_ROUNDS, (table.pool + a_round - 1) // a_round))
