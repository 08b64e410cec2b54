"""Missions: what each Baron is to have at the end, in secret, for 2 Influence."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    MISSION,
    MISSION_GOAL,
    MISSION_KIND,
    MISSIONS,
    SHOWN,
)
from wk_env.games.warrior_knights.rules.numbers import CITIES, KINGDOM_CITIES, MOST_SEATS, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.procedures.winning import Tally, troops_on_board
from wk_env.games.warrior_knights.rules.queries import cities_of, has_noble_in, kingdom_cities_of
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.kernel.columns import rising

REWARD: Final[i64] = 2

# What a Mission counts, in the order of the words of its table.
OVERSEAS: Final[i64] = 0  # cities overseas
WALLED: Final[i64] = 1  # fortified cities
PURSE: Final[i64] = 2  # crowns
PIETY: Final[i64] = 3  # Faith
VOICES: Final[i64] = 4  # Votes
HOST: Final[i64] = 5  # troops on the board
DIGNITIES: Final[i64] = 6  # the chair, the Church, and offices of Nobles
HARBOURS: Final[i64] = 7  # cities in areas with a port icon
HEARTLAND: Final[i64] = 8  # Kingdom cities that are not on its edge
WARDENS: Final[i64] = 9  # cities with a Noble of their Baron inside


class CountMissions(Tally):
    """All Missions are laid open, and each that is fulfilled gives 2 Influence, which no pool has to hold.

    Rules: CG-114, CG-115, CG-116
    """

    __slots__ = ()

    def close(self, table: Table) -> None:
        """The state of the board decides; none can depend on another, so their order changes nothing.

        Rules: CG-114, CG-115, CG-116, CG-132
        """
        table.annex = put(table.annex, SHOWN, 1)
        for seat in range(table.seats):
            if is_fulfilled(table, seat):
                table.influence[seat] += REWARD


class Deal:
    """No Missions are dealt."""

    __slots__ = ()

    def deal(self, game: Play) -> None:
        """What is dealt before the strongholds are placed."""


class DealMissions(Deal):
    """Each Baron is dealt a Mission; the rest leave the game unseen.

    Rules: CG-110
    """

    __slots__ = ()

    def deal(self, game: Play) -> None:
        """Shuffle all Missions and deal one to each.

        Rules: CG-110
        """
        cards = rising(MISSIONS)
        game.rng.shuffle(cards, 0, MISSIONS)
        annex = game.state.annex[:]
        for seat in range(game.state.seats):
            annex[MISSION + seat] = cards[seat] + 1
        game.state.annex = annex


DEALS: Final[list[Deal]] = [Deal(), DealMissions()]


def mission_of(table: Table, seat: i64) -> i64:
    """The Mission of a Baron, or NONE: none is dealt without the rule, and an eliminated one has none any more.

    Rules: CG-110, CG-138
    """
    return NONE if len(table.annex) == 0 or is_gone(table, seat) else table.annex[MISSION + seat] - 1


def goal_of(table: Table, mission: i64) -> i64:
    """How many of what it counts a Mission takes with so many players."""
    return table.content.annex[MISSION_GOAL + mission * MOST_SEATS + table.seats - 1]


def kind_of(table: Table, mission: i64) -> i64:
    """What a Mission counts."""
    return table.content.annex[MISSION_KIND + mission]


def is_fulfilled(table: Table, seat: i64) -> bool:
    """Whether a Baron has a Mission that is true now.

    Rules: CG-115, CG-116
    """
    mission: i64 = mission_of(table, seat)
    return mission != NONE and held(table, seat, kind_of(table, mission)) >= goal_of(table, mission)


def held(table: Table, seat: i64, kind: i64) -> i64:
    """How many a Baron has of what a Mission counts; besieged cities are his."""
    if kind == PURSE:
        return table.crowns[seat]
    if kind == PIETY:
        return table.faith[seat]
    if kind == VOICES:
        return table.votes[seat]
    if kind == HOST:
        return troops_on_board(table, seat)
    if kind == OVERSEAS:
        return cities_of(table, seat) - kingdom_cities_of(table, seat)
    return dignities_of(table, seat) if kind == DIGNITIES else cities_that_count(table, seat, kind)


def cities_that_count(table: Table, seat: i64, kind: i64) -> i64:
    """How many cities a Baron controls that are of the sort that a Mission counts."""
    count: i64 = 0
    for city in range(CITIES):
        if table.city_owner[city] == seat and is_of_sort(table, city, kind):
            count += 1
    return count


def is_of_sort(table: Table, city: i64, kind: i64) -> bool:
    """Whether a city with an owner is fortified, has a port, lies inland, or holds a Noble of its Baron."""
    area: i64 = table.content.city_area[city]
    if kind == WALLED:
        return table.fortified[city] == 1
    if kind == HARBOURS:
        return table.content.area_port[area] == 1
    if kind == HEARTLAND:
        return city < KINGDOM_CITIES and table.content.area_outer[area] == 0
    return has_noble_in(table, table.city_owner[city], area)


def dignities_of(table: Table, seat: i64) -> i64:
    """How many of the chair, the Church and the offices of Nobles a Baron holds."""
    count: i64 = 0
    if table.chairman == seat:
        count += 1
    if table.head == seat:
        count += 1
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if table.noble_office[noble] != NONE:
            count += 1
    return count
