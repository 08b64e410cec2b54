"""What Setup does with the Event deck once it is shuffled, and how it chooses the cities that are razed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.deeds import raze
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate
from wk_env.games.warrior_knights.rules.numbers import KINGDOM_CITIES, NONE, RAZED
from wk_env.games.warrior_knights.rules.state import Play, Table

# How many Kingdom cities are razed before play, by the number of players.
RAZED_FIRST: Final[vec[i64]] = vec[i64]([0, 0, 11, 7, 5, 3, 0])


class Beginning:
    """The top Event goes under its deck, and Fate razes cities."""

    __slots__ = ()

    def bury_events(self, table: Table) -> None:
        """One card, whatever its colour.

        Rules: WK-047
        """
        bury_top_events(table, 1)

    def raze(self, game: Play) -> None:
        """By Fate.

        Rules: WK-050
        """
        raze_by_fate(game.state)


def bury_top_events(table: Table, count: i64) -> None:
    """So many Event cards go from the top under the deck, one after another.

    Rules: WK-047, CG-019
    """
    deck = table.event_deck[:]
    for place in range(table.event_count):
        deck[(place + count) % table.event_count] = table.event_deck[place]
    table.event_deck = deck
    table.event_seen = count


def raze_by_fate(table: Table) -> None:
    """With fewer than six players Fate razes Kingdom cities; other results are drawn again.

    Rules: WK-050, WK-056, WK-077, WK-079, WK-527, WK-528, WK-534
    """
    for _ in range(RAZED_FIRST[table.seats]):
        city: i64 = turn_fate_for_kingdom_city(table)
        assert city != NONE
        raze(table, city)


def turn_fate_for_kingdom_city(table: Table) -> i64:
    """A random unrazed Kingdom city by Fate, or NONE if no card names one.

    Rules: WK-077, WK-079, WK-528
    """
    for _ in range(table.fate_count):
        city: i64 = table.content.fate_city[turn_fate(table)]
        if city < KINGDOM_CITIES and table.city_owner[city] != RAZED:
            return city
    return NONE
