"""Who has won, and in which order the others follow."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import TheKing
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.missions import CountMissions
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.optional.hail_to_the_king import HailToTheKing
from wk_env.games.warrior_knights.rules.optional.last_round import is_last_round
from wk_env.games.warrior_knights.rules.optional.lords_of_the_realm import Lords, LordsAndKing
from wk_env.games.warrior_knights.rules.optional.total_conquest import WholeKingdom
from wk_env.games.warrior_knights.rules.procedures.winning import (
    ENDS_BARREN,
    Conquest,
    MightIsRight,
    Tally,
    Victory,
)
from wk_env.games.warrior_knights.rules.queries import kingdom_cities_of, unrazed_kingdom_cities
from wk_env.games.warrior_knights.rules.readings import COUNTED_CITIES
from wk_env.games.warrior_knights.rules.state import Table

# By the numbers of the rules: who wins and when, and what is added at the end.
VICTORIES: Final[list[Victory]] = [Victory(), MightIsRight(), TheKing(), Lords(), LordsAndKing(), HailToTheKing()]
TALLIES: Final[list[Tally]] = [Tally(), CountMissions()]

# ---- at the start of Upkeep


class Majority(Conquest):
    """More than half of the unrazed Kingdom cities; with two players five cities, and more than the other.

    Rules: WK-497
    """

    __slots__ = ()

    def goal(self, table: Table) -> i64:
        """The majority, or the goal of two.

        Rules: WK-497, WK-498, WK-551
        """
        return goal_of_two(table) if table.seats == 2 else unrazed_kingdom_cities(table) // 2 + 1

    def overseas(self, table: Table) -> i64:
        """With two players those count that the table agreed on.

        Rules: WK-551
        """
        return table.rules.two_player_cities if table.seats == 2 else i64(0)

    def winner(self, table: Table) -> i64:
        """Who has them now, besieged ones included.

        Rules: WK-496, WK-497, WK-499, WK-500
        """
        if table.seats == 2:
            return winner_of_two(table)
        for seat in range(table.seats):
            if kingdom_cities_of(table, seat) >= self.goal(table):
                return seat
        return NONE


# By the number `conquest` of the rules.
CONQUESTS: Final[list[Conquest]] = [Majority(), WholeKingdom()]


def conquest_of(table: Table) -> Conquest:
    """Which cities win at once as things are.

    Rules: VR-128
    """
    return VICTORIES[table.rules.victory].conquest(table, CONQUESTS[table.rules.conquest])


def winner_by_cities(table: Table) -> i64:
    """The Baron who wins at once by the cities he controls now, besieged ones included, or NONE.

    Rules: WK-496, WK-497, WK-500, VR-114, VR-127
    """
    return conquest_of(table).winner(table)


def cities_to_win(table: Table) -> i64:
    """How many cities win at once.

    Rules: WK-497, VR-008, VR-114
    """
    return conquest_of(table).goal(table)


def winner_of_two(table: Table) -> i64:
    """With two players: the Baron who controls five cities and more than the other, or NONE.

    Rules: WK-551
    """
    goal: i64 = goal_of_two(table)
    first: i64 = cities_that_count(table, 0)
    second: i64 = cities_that_count(table, 1)
    if first == second or max(first, second) < goal:
        return NONE
    return 0 if first > second else 1


def goal_of_two(table: Table) -> i64:
    """How many cities win with two players; in Might is Right no more than are left.

    Rules: WK-546, WK-551
    """
    return VICTORIES[table.rules.victory].goal_of_two(table)


def cities_that_count(table: Table, seat: i64) -> i64:
    """How many of a Baron's cities count with two players.

    Rules: WK-551
    """
    count: i64 = 0
    for city in range(COUNTED_CITIES[table.rules.two_player_cities]):
        if table.city_owner[city] == seat:
            count += 1
    return count


# ---- the end


def note_last_upkeep(table: Table) -> None:
    """With the pool empty, no city left or the agreed round over, this Upkeep is the last.

    In Might is Right the first two end nothing, unless an invader laid the land waste.
    Rules: WK-086, WK-154, WK-547, VR-009, VR-086, VR-136
    """
    is_laid_waste: bool = len(table.invader) > 0 and ENDS_BARREN.ends(table)
    if is_laid_waste or is_last_round(table) or VICTORIES[table.rules.victory].ends(table):
        table.last_upkeep = 1


def is_decided(table: Table) -> bool:
    """Whether somebody has won at once or the last Upkeep is over.

    Rules: WK-086, WK-496, WK-501
    """
    return table.winner != NONE or table.last_upkeep == 1


def lead(table: Table, seat: i64, rival: i64) -> i64:
    """Above 0 if a Baron stands before another, by what the table plays for.

    Rules: WK-502, WK-546, WK-591
    """
    return VICTORIES[table.rules.victory].lead(table, seat, rival)


def wins_by_influence(table: Table, seat: i64) -> bool:
    """Whether the last Upkeep is over and a Baron stands before every other.

    Rules: WK-496, WK-501, WK-502, WK-506
    """
    if table.winner != NONE or table.last_upkeep == 0:
        return False
    return VICTORIES[table.rules.victory].stands_first(table, seat)


def close_account(table: Table) -> None:
    """The game ends by Influence: what is counted at its end comes on top.

    Rules: CG-114
    """
    if table.winner == NONE and table.last_upkeep == 1:
        TALLIES[table.rules.missions].close(table)


def rank_of(table: Table, seat: i64) -> i64:
    """The rank of a Baron: 1 for the winner alone, from 2 on for all others, equal for equals.

    Nobody has rank 1 while nothing is decided, when the game broke off, or when the best are tied to the end: they
    share rank 2. So at most one seat has rank 1. Who won at once stands before those who have more Influence.
    Rules: WK-496, WK-506, WK-546, WK-547
    """
    if seat == table.winner or wins_by_influence(table, seat):
        return 1
    before: i64 = 0
    for rival in range(table.seats):
        if rival == table.winner or lead(table, rival, seat) > 0:
            before += 1
    return max(2, 1 + before)
