"""Who has won, and in which order the others follow."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import CITIES, FIRST_GROUP, NONE, RAZED, SYMBOLS
from wk_env.games.warrior_knights.rules.queries import (
    cities_of,
    is_on_board,
    is_stronghold_up,
    kingdom_cities_of,
    troops_of,
    unrazed_kingdom_cities,
)
from wk_env.games.warrior_knights.rules.readings import COUNTED_CITIES
from wk_env.games.warrior_knights.rules.state import Table

# ---- what a table agreed on, by its number


class Barren:
    """What a land without cities means: play goes on."""

    __slots__ = ()

    def ends(self, table: Table) -> bool:
        """Whether this Upkeep is the last since no city stands."""
        return False


class EndsBarren(Barren):
    """With no city left none can ever empty the pool, so the game ends."""

    __slots__ = ()

    def ends(self, table: Table) -> bool:
        """Whether no city stands any more.

        Rules: WK-086
        """
        for city in range(CITIES):
            if table.city_owner[city] != RAZED:
                return False
        return True


class Victory:
    """The majority of the cities wins at once, Influence when the pool is empty.

    Rules: WK-496
    """

    __slots__ = ()

    def goal_of_two(self, table: Table) -> i64:
        """How many cities win with two players.

        Rules: WK-551
        """
        return table.rules.two_player_goal

    def ends(self, table: Table) -> bool:
        """Whether this Upkeep is the last: the pool is empty, or no city is left.

        Rules: WK-086, WK-154
        """
        return table.pool == 0 or BARREN[table.rules.barren_end].ends(table)

    def lead_in_influence(self, table: Table, seat: i64, rival: i64) -> i64:
        """How far a Baron leads another in Influence.

        Rules: WK-502
        """
        return table.influence[seat] - table.influence[rival]


class MightIsRight(Victory):
    """The majority of the cities alone wins: Influence counts for nothing, and its end ends nothing.

    Rules: WK-546, WK-547
    """

    __slots__ = ()

    def goal_of_two(self, table: Table) -> i64:
        """No more cities than are left.

        Rules: WK-546, WK-551
        """
        return min(table.rules.two_player_goal, unrazed_cities_that_count(table))

    def ends(self, table: Table) -> bool:
        """No Upkeep is the last.

        Rules: WK-547
        """
        return False

    def lead_in_influence(self, table: Table, seat: i64, rival: i64) -> i64:
        """Nothing.

        Rules: WK-547
        """
        return 0


BARREN: Final[list[Barren]] = [Barren(), EndsBarren()]
VICTORIES: Final[list[Victory]] = [Victory(), MightIsRight()]

# ---- at the start of Upkeep


def winner_by_cities(table: Table) -> i64:
    """The Baron who wins at once by the cities he controls now, besieged ones included, or NONE.

    Rules: WK-496, WK-497, WK-500
    """
    if table.seats == 2:
        return winner_of_two(table)
    for seat in range(table.seats):
        if has_majority(table, seat):
            return seat
    return NONE


def has_majority(table: Table, seat: i64) -> bool:
    """Whether a Baron controls more than half of the unrazed Kingdom cities.

    Rules: WK-497, WK-498, WK-499
    """
    return 2 * kingdom_cities_of(table, seat) > unrazed_kingdom_cities(table)


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


def unrazed_cities_that_count(table: Table) -> i64:
    """How many unrazed cities count with two players."""
    count: i64 = 0
    for city in range(COUNTED_CITIES[table.rules.two_player_cities]):
        if table.city_owner[city] != RAZED:
            count += 1
    return count


# ---- the end


def note_last_upkeep(table: Table) -> None:
    """With the pool empty, or no city left, this Upkeep is the last; in Might is Right neither ends anything.

    Rules: WK-086, WK-154, WK-547
    """
    if VICTORIES[table.rules.victory].ends(table):
        table.last_upkeep = 1


def is_decided(table: Table) -> bool:
    """Whether somebody has won at once or the last Upkeep is over.

    Rules: WK-086, WK-496, WK-501
    """
    return table.winner != NONE or table.last_upkeep == 1


def wealth_of(table: Table, seat: i64) -> i64:
    """The crowns, Faith and Votes of a Baron together.

    Rules: WK-504
    """
    return table.crowns[seat] + table.faith[seat] + table.votes[seat]


def troops_on_board(table: Table, seat: i64) -> i64:
    """The troops of a Baron with Nobles on the board and in a stronghold on the board, casualties ignored.

    Rules: WK-505
    """
    troops: i64 = troops_of(table, FIRST_GROUP + seat) if is_stronghold_up(table, seat) else i64(0)
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if is_on_board(table, noble):
            troops += troops_of(table, noble)
    return troops


def lead(table: Table, seat: i64, rival: i64) -> i64:
    """Above 0 if a Baron stands before another: by Influence, cities, resources, then troops on the board.

    Whoever is still in the game stands before all who were eliminated.
    Rules: WK-502, WK-503, WK-504, WK-505, WK-591
    """
    ahead: i64 = ((table.gone >> rival) & 1) - ((table.gone >> seat) & 1)
    if ahead == 0:
        ahead = VICTORIES[table.rules.victory].lead_in_influence(table, seat, rival)
    if ahead == 0:
        ahead = cities_of(table, seat) - cities_of(table, rival)
    if ahead == 0:
        ahead = wealth_of(table, seat) - wealth_of(table, rival)
    if ahead == 0:
        ahead = troops_on_board(table, seat) - troops_on_board(table, rival)
    return ahead


def wins_by_influence(table: Table, seat: i64) -> bool:
    """Whether the last Upkeep is over and a Baron stands before every other.

    Rules: WK-496, WK-501, WK-502, WK-506
    """
    if table.winner != NONE or table.last_upkeep == 0:
        return False
    for rival in range(table.seats):
        if rival != seat and lead(table, seat, rival) <= 0:
            return False
    return True


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
