"""What a table agreed on about winning: the procedures that the numbers of the rules choose among."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import troops_in_garrisons
from wk_env.games.warrior_knights.rules.deeds import gain_influence
from wk_env.games.warrior_knights.rules.numbers import CITIES, FIRST_GROUP, KINGDOM_CITIES, NONE, RAZED, SYMBOLS
from wk_env.games.warrior_knights.rules.optional.garrison_places import troops_in_cities
from wk_env.games.warrior_knights.rules.queries import (
    cities_of,
    is_on_board,
    is_stronghold_up,
    kingdom_cities_of,
    troops_of,
)
from wk_env.games.warrior_knights.rules.readings import COUNTED_CITIES
from wk_env.games.warrior_knights.rules.state import Play, Table


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


ENDS_BARREN: Final = EndsBarren()
BARREN: Final[list[Barren]] = [Barren(), ENDS_BARREN]


class Conquest:
    """Which cities win at once: here none do."""

    __slots__ = ()

    def goal(self, table: Table) -> i64:
        """How many Kingdom cities win; more than there are if none do."""
        return KINGDOM_CITIES + 1

    def overseas(self, table: Table) -> i64:
        """1 if cities overseas count as those of the Kingdom do, else 0."""
        return 0

    def winner(self, table: Table) -> i64:
        """The Baron who wins at once by the cities he controls now, or NONE."""
        return NONE


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

    def goal(self, table: Table) -> i64:
        """The Influence of somebody that ends the game; 0 if none does."""
        return 0

    def has_king(self) -> bool:
        """Whether this table crowns a King."""
        return False

    def gain(self, table: Table, seat: i64, amount: i64) -> None:
        """A Baron gains in step 2 of Upkeep what his cities and cards give.

        Rules: WK-152
        """
        gain_influence(table, seat, amount)

    def more_influence(self, table: Table, seat: i64) -> i64:
        """What a Baron gains in every Upkeep beside what his cities give."""
        return 0

    def after_gains(self, game: Play) -> None:
        """What happens when all have gained their Influence."""

    def after_business(self, game: Play) -> bool:
        """What happens after an Action card or a special phase; whether something else comes first now."""
        return False

    def after_upkeep(self, game: Play) -> None:
        """What happens at the end of Upkeep."""

    def after_fall(self, game: Play, loser: i64, conqueror: i64) -> None:
        """What else a Baron gains who captures a stronghold."""

    def conquest(self, table: Table, usual: Conquest) -> Conquest:
        """Which cities win at once: as a rule those that usually do."""
        return usual

    def leave(self, table: Table, seat: i64) -> None:
        """What else becomes of a Baron's things who is out of the game."""

    def lead_in_influence(self, table: Table, seat: i64, rival: i64) -> i64:
        """How far a Baron leads another in Influence.

        Rules: WK-502
        """
        return table.influence[seat] - table.influence[rival]

    def lead(self, table: Table, seat: i64, rival: i64) -> i64:
        """Above 0 if a Baron stands before another: by Influence, cities, resources, then troops on the board.

        Whoever is still in the game stands before all who were eliminated.
        Rules: WK-502, WK-503, WK-504, WK-505, WK-591
        """
        ahead: i64 = ((table.gone >> rival) & 1) - ((table.gone >> seat) & 1)
        if ahead == 0:
            ahead = self.lead_in_influence(table, seat, rival)
        if ahead == 0:
            ahead = cities_of(table, seat) - cities_of(table, rival)
        if ahead == 0:
            ahead = wealth_of(table, seat) - wealth_of(table, rival)
        if ahead == 0:
            ahead = troops_on_board(table, seat) - troops_on_board(table, rival)
        return ahead

    def stands_first(self, table: Table, seat: i64) -> bool:
        """Whether a Baron stands before every other.

        Rules: WK-502, WK-506
        """
        for rival in range(table.seats):
            if rival != seat and self.lead(table, seat, rival) <= 0:
                return False
        return True


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
        """Nothing; where a last round was agreed on and is over, Kingdom cities stand in its place.

        Rules: WK-547, VR-136
        """
        if table.last_upkeep == 0:
            return 0
        return kingdom_cities_of(table, seat) - kingdom_cities_of(table, rival)


class Tally:
    """The last Influence is counted: nothing is added."""

    __slots__ = ()

    def close(self, table: Table) -> None:
        """What is added to the Influence of the Barons when the game ends by it."""


def wealth_of(table: Table, seat: i64) -> i64:
    """The crowns, Faith and Votes of a Baron together.

    Rules: WK-504
    """
    return table.crowns[seat] + table.faith[seat] + table.votes[seat]


def troops_on_board(table: Table, seat: i64) -> i64:
    """The troops of a Baron with Nobles and in a stronghold on the board and in Garrisons, casualties ignored.

    Rules: WK-505, CG-136, VR-107
    """
    troops: i64 = troops_in_garrisons(table, seat) + troops_in_cities(table, seat)
    if is_stronghold_up(table, seat):
        troops += troops_of(table, FIRST_GROUP + seat)
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if is_on_board(table, noble):
            troops += troops_of(table, noble)
    return troops


def unrazed_cities_that_count(table: Table) -> i64:
    """How many unrazed cities count with two players."""
    count: i64 = 0
    for city in range(COUNTED_CITIES[table.rules.two_player_cities]):
        if table.city_owner[city] != RAZED:
            count += 1
    return count
