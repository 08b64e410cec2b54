"""How long a game will last, by what the table plays for."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import CITIES
from wk_env.games.warrior_knights.rules.state import Table

MOST_ROUNDS: Final[i64] = 8
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
