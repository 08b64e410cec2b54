"""Hail to the King: who has most Influence when the pool is empty reigns, until the others give up or overthrow him."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import EMPTIED
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import AFTER_UPKEEP, TheKing, king_of
from wk_env.games.warrior_knights.rules.asks import CONCEDE
from wk_env.games.warrior_knights.rules.numbers import NO, NONE, RAZED, YES
from wk_env.games.warrior_knights.rules.optional.reign import all_have_conceded
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.procedures.winning import Conquest
from wk_env.games.warrior_knights.rules.queries import in_order
from wk_env.games.warrior_knights.rules.readings import COUNTED_CITIES
from wk_env.games.warrior_knights.rules.rules import HAIL, Rules
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

NAME: Final = "hail_to_the_king"
# Other endings; and Missions would never score. Rules: VR-124, VR-125, VR-138
CLASHES: Final[tuple[tuple[str, str], ...]] = (
    ("lords_of_the_realm", NAME),
    ("might_is_right", NAME),
    (NAME, "the_king"),
    (NAME, "the_short_king"),
    (NAME, "the_long_king"),
    (NAME, "missions"),
)
LONGEST_REIGN: Final[i64] = 12


def hail_to_the_king(rules: Rules) -> Rules:
    """A King reigns from the end of the pool on, and wins unless he is overthrown.

    Rules: VR-111, VR-115, VR-126
    """
    return replace(rules, victory=HAIL, reign_rounds=LONGEST_REIGN)  # slow-ok: once


class ConquestOfTheKing(Conquest):
    """All cities that stand win for the King.

    Rules: VR-114
    """

    __slots__ = ()

    def goal(self, table: Table) -> i64:
        """All that stand."""
        return max(1, standing_cities(table, NONE))

    def winner(self, table: Table) -> i64:
        """The King if he controls them all; nobody where none is left.

        Rules: VR-086, VR-114
        """
        king: i64 = king_of(table)
        standing: i64 = standing_cities(table, NONE)
        return king if standing > 0 and standing_cities(table, king) == standing else i64(NONE)


OF_THE_KING: Final = ConquestOfTheKing()


class HailToTheKing(TheKing):
    """Once a King is crowned only he can win, and only who takes his stronghold is King instead.

    Rules: VR-111, VR-114, VR-126, VR-128
    """

    __slots__ = ()

    def goal(self, table: Table) -> i64:
        """No number of Influence ends the game.

        Rules: VR-114
        """
        return 0

    def more_influence(self, table: Table, seat: i64) -> i64:
        """The King gains what all gain, and nothing more.

        Rules: VR-112
        """
        return 0

    def conquest(self, table: Table, usual: Conquest) -> Conquest:
        """Once there is a King, he alone wins by cities.

        Rules: VR-114, VR-128
        """
        return usual if king_of(table) == NONE else OF_THE_KING

    def lead(self, table: Table, seat: i64, rival: i64) -> i64:
        """The King stands before all others.

        Rules: VR-086, VR-115, VR-137
        """
        king: i64 = king_of(table)
        if king == seat:
            return 1
        if king == rival:
            return -1
        return super().lead(table, seat, rival)

    def after_upkeep(self, game: Play) -> None:
        """A King is crowned, or the others are asked whether they concede; after so many rounds he has won.

        In the last round nobody is asked: the King wins whatever they say.
        Rules: VR-111, VR-113, VR-115, VR-127
        """
        table = game.state
        is_crowned: bool = king_of(table) != NONE
        self.crown_at(game, AFTER_UPKEEP)
        if rounds_of_reign(table) == 0:
            table.last_upkeep = 1
        if is_crowned and table.last_upkeep == 0:
            game.call(Concessions())


def standing_cities(table: Table, seat: i64) -> i64:
    """How many cities stand of those that count, or how many of them a Baron controls.

    Rules: VR-114
    """
    count: i64 = 0
    for city in range(COUNTED_CITIES[table.rules.reign_cities]):
        owner: i64 = table.city_owner[city]
        if owner == seat or (seat == NONE and owner != RAZED):
            count += 1
    return count


def rounds_of_reign(table: Table) -> i64:
    """How many rounds are still to come before the King has won; NONE if the pool has not run out, or none ever ends.

    Rules: VR-115
    """
    emptied: i64 = table.annex[EMPTIED]
    if emptied == 0 or table.rules.reign_rounds == 0:
        return NONE
    return max(0, emptied + table.rules.reign_rounds - table.round)


@mypyc_attr(free_list_len=1)
class Concessions(Frame[Table]):
    """Each Baron but the King who has not conceded says whether he does now.

    Rules: VR-003, VR-113
    """

    __slots__ = ("place",)

    def __init__(self, place: i64 = 0) -> None:
        self.place: i64 = place  # in the order from the Chairman

    def resume(self, game: Play) -> None:
        """Ask the next one; with nobody left to ask play goes on.

        Rules: VR-113, VR-114
        """
        table = game.state
        king: i64 = king_of(table)
        while self.place < table.seats:
            seat: i64 = in_order(table, self.place)
            if seat != king and table.conceded[seat] == 0 and not is_gone(table, seat):
                decision = ask_about(game, seat, CONCEDE, king, NONE)
                decision.offer(NO)
                decision.offer(YES)
                return
            self.place += 1
        game.end()

    def answer(self, game: Play, choice: i64) -> None:
        """Who concedes plays on, but the King has won once all others have.

        Rules: VR-113, VR-114
        """
        table = game.state
        if choice == YES:
            table.conceded = put(table.conceded, game.decision.seat, 1)
        self.place += 1
        if all_have_conceded(table):
            table.winner = king_of(table)
            game.end()

    def copy(self) -> "Concessions":
        """An independent copy."""
        return Concessions(self.place)
