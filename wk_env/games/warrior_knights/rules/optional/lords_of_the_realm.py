"""Lords of the Realm: Influence is no token but counted from what a Baron holds, and ten points win."""

from dataclasses import replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import ARMY
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import Usurp, crown, king_of
from wk_env.games.warrior_knights.rules.numbers import BIT, NONE
from wk_env.games.warrior_knights.rules.optional.last_round import last_round_of
from wk_env.games.warrior_knights.rules.optional.lords_points import points_of
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.procedures.winning import BARREN, Victory
from wk_env.games.warrior_knights.rules.queries import is_stronghold_up
from wk_env.games.warrior_knights.rules.rules import WITH_LORDS, Rules
from wk_env.games.warrior_knights.rules.sets import size_of
from wk_env.games.warrior_knights.rules.state import Play, Table, put

NAME: Final = "lords_of_the_realm"
# Another scoring, another end, and no pool whose size could be chosen. Rules: VR-124, VR-139
CLASHES: Final[tuple[tuple[str, str], ...]] = (
    ("worthy_barons", NAME),
    ("might_is_right", NAME),
    ("short_game", NAME),
    ("long_game", NAME),
    ("longest_game", NAME),
    (NAME, "the_short_king"),
    (NAME, "the_long_king"),
)
GOAL: Final[i64] = 10  # points that win
CORONATION: Final[i64] = 5  # points that make a King
# Moments at which points are counted beside Upkeep, as sets by the number `instant`.
AFTER_BUSINESS: Final[i64] = 0
COUNTED_AT: Final[vec[i64]] = vec[i64]([0, BIT[AFTER_BUSINESS]])


def lords_of_the_realm(rules: Rules) -> Rules:
    """Influence Points instead of Influence; who has most of them if nobody has won by the last round.

    Rules: VR-011, VR-023, VR-136
    """
    return replace(rules, victory=WITH_LORDS[rules.victory], last_round=last_round_of(rules))  # slow-ok: once


def has_won(table: Table) -> bool:
    """Whether a Baron has the points that win, more than every other, and his stronghold.

    Rules: VR-013, VR-014
    """
    first: i64 = foremost(table)
    return first != NONE and table.influence[first] >= GOAL and is_stronghold_up(table, first)


def foremost(table: Table) -> i64:
    """The Baron who has more points than every other, or NONE.

    Rules: VR-013, VR-023
    """
    first: i64 = 0
    equals: i64 = 1
    for seat in range(1, table.seats):
        if table.influence[seat] > table.influence[first]:
            first = seat
            equals = 1
        elif table.influence[seat] == table.influence[first]:
            equals += 1
    return first if equals == 1 else i64(NONE)


class Lords(Victory):
    """Points are counted and ten of them win; the majority of the cities still wins at once.

    Rules: VR-011, VR-128, VR-135
    """

    __slots__ = ()

    def ends(self, table: Table) -> bool:
        """There is no pool; a land without cities ends the game.

        Rules: VR-011, WK-086
        """
        return BARREN[table.rules.barren_end].ends(table)

    def goal(self, table: Table) -> i64:
        """Ten points.

        Rules: VR-013
        """
        return GOAL

    def gain(self, table: Table, seat: i64, amount: i64) -> None:
        """No tokens are gained: what he holds is counted.

        Rules: VR-011, VR-012
        """
        table.influence[seat] = points_of(table, seat)

    def after_gains(self, game: Play) -> None:
        """Who has won ends the Upkeep and the game.

        Rules: VR-013, VR-127
        """
        self.settle(game, 1)

    def after_business(self, game: Play) -> bool:
        """With Instant Influence points are counted here, too: special phases, Actions and Upkeep may be over.

        Rules: VR-012, VR-094
        """
        if COUNTED_AT[game.state.rules.instant] & BIT[AFTER_BUSINESS] == 0:
            return False
        for seat in range(game.state.seats):
            game.state.influence[seat] = points_of(game.state, seat)
        return self.settle(game, 3)

    def settle(self, game: Play, frames: i64) -> bool:
        """Points have been counted: whoever has won ends so many pieces of business, the one under way included.

        Missions, where there are any, still decide who stands first.
        Rules: VR-013, VR-025
        """
        if not has_won(game.state):
            return self.crown(game)
        game.state.last_upkeep = 1
        for _ in range(frames):
            game.end()
        return True

    def crown(self, game: Play) -> bool:
        """Whether somebody is crowned now: nobody ever is."""
        return False


class LordsAndKing(Lords):
    """The first Baron with five points and more than every other is King; his crown is two points.

    Rules: VR-022, VR-023
    """

    __slots__ = ()

    def has_king(self) -> bool:
        """It does."""
        return True

    def crown(self, game: Play) -> bool:
        """He gets the army of The King.

        Rules: VR-023
        """
        table = game.state
        first: i64 = foremost(table)
        if king_of(table) != NONE or first == NONE or table.influence[first] < CORONATION:
            return False
        table.annex = put(table.annex, ARMY, size_of(all_seats(table)))
        crown(game, first)
        return True

    def after_fall(self, game: Play, loser: i64, conqueror: i64) -> None:
        """Who takes the King's stronghold takes his crown.

        Rules: CG-127, VR-023
        """
        if king_of(game.state) == loser:
            game.call(Usurp(loser, conqueror))
