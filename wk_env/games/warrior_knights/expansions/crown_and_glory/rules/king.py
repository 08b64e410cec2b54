"""The King: who is crowned, his army, how he is usurped, and the race that ends the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ARMY,
    ARMY_OF_THE_KING,
    EMPTIED,
    FIRST_OF_THE_KING,
    KING,
    ROYAL,
)
from wk_env.games.warrior_knights.rules.asks import PLACE_TROOP, STRONGHOLD
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import BIT, NONE, OUT, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.armies import army_at
from wk_env.games.warrior_knights.rules.procedures.death import BY_CASUALTIES, CheckArmies
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.procedures.winning import BARREN, Victory
from wk_env.games.warrior_knights.rules.queries import area_of, hold_in, is_besieged, is_stronghold, is_stronghold_up
from wk_env.games.warrior_knights.rules.sets import size_of
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.columns import filled
from wk_env.kernel.core import Frame

# Moments at which a King may be crowned, and by the number `crowning` the set of those at which one is.
AFTER_GAINS: Final[i64] = 0
AFTER_UPKEEP: Final[i64] = 1
CROWNED_AT: Final[vec[i64]] = vec[i64]([BIT[AFTER_UPKEEP], BIT[AFTER_GAINS] + BIT[AFTER_UPKEEP]])


class TheKing(Victory):
    """Once the pool is empty a King is crowned, and whoever has enough Influence ends the game; cities win at once.

    Rules: CG-002, CG-120, CG-121, CG-133
    """

    __slots__ = ()

    def goal(self, table: Table) -> i64:
        """As agreed on.

        Rules: CG-131, CG-134
        """
        return table.rules.crown_goal

    def has_king(self) -> bool:
        """It does."""
        return True

    def ends(self, table: Table) -> bool:
        """An empty pool does not end the game; a land without cities does.

        Rules: CG-120
        """
        return BARREN[table.rules.barren_end].ends(table)

    def more_influence(self, table: Table, seat: i64) -> i64:
        """The King gains 1 Influence more, from wherever it comes, as long as his stronghold stands.

        Rules: CG-126, CG-129, CG-130
        """
        return 1 if king_of(table) == seat and is_stronghold_up(table, seat) else 0

    def after_gains(self, game: Play) -> None:
        """The round in which the pool runs out is written down; some tables crown at once.

        Rules: CG-119, CG-131
        """
        table = game.state
        if table.pool == 0 and table.annex[EMPTIED] == 0:
            table.annex = put(table.annex, EMPTIED, table.round)
        self.crown_at(game, AFTER_GAINS)

    def after_upkeep(self, game: Play) -> None:
        """The King is crowned; then, or in a later round, enough Influence makes this Upkeep the last.

        Rules: CG-119, CG-131, CG-132
        """
        self.crown_at(game, AFTER_UPKEEP)
        if is_race_won(game.state):
            game.state.last_upkeep = 1

    def after_fall(self, game: Play, loser: i64, conqueror: i64) -> None:
        """Who takes the King's stronghold takes his crown; an invader leaves it to him.

        Rules: CG-127, CG-129, VR-143
        """
        if king_of(game.state) == loser and conqueror < game.state.seats:
            game.call(Usurp(loser, conqueror))

    def leave(self, table: Table, seat: i64) -> None:
        """A King who is out leaves the crown to whoever is crowned next; his Army waits.

        Rules: VR-143
        """
        if king_of(table) != seat:
            return
        table.annex = put(table.annex, KING, 0)
        table.annex = put(table.annex, ARMY, 0)
        for card in range(ARMY_OF_THE_KING):
            move_troop(table, FIRST_OF_THE_KING + card, OUT)

    def crown_at(self, game: Play, moment: i64) -> None:
        """When this table crowns, with the pool empty and no King yet, whoever stands first becomes King.

        With a full tie nobody does, until a later Upkeep.
        Rules: CG-119, CG-122
        """
        table = game.state
        if table.annex[EMPTIED] == 0 or king_of(table) != NONE or CROWNED_AT[table.rules.crowning] & BIT[moment] == 0:
            return
        for seat in range(table.seats):
            if self.stands_first(table, seat):
                table.annex = put(table.annex, ARMY, size_of(all_seats(table)))
                crown(game, seat)
                return


def king_of(table: Table) -> i64:
    """The seat of the King, or NONE.

    Rules: CG-118
    """
    return NONE if len(table.annex) == 0 else table.annex[KING] - 1


def is_race_won(table: Table) -> bool:
    """Whether some Baron has the Influence that ends the game, in a round in which that is looked at.

    Rules: CG-131, CG-133, CG-134
    """
    if table.annex[EMPTIED] == 0 or table.round < table.annex[EMPTIED] + table.rules.race_delay:
        return False
    for seat in range(table.seats):
        if table.influence[seat] >= table.rules.crown_goal:
            return True
    return False


def crown(game: Play, seat: i64) -> None:
    """A Baron is King now, and places every card of the King's Army; nobody has conceded to him yet.

    Rules: CG-119, CG-122, CG-123, CG-127, CG-128, VR-113
    """
    table = game.state
    table.annex = put(table.annex, KING, seat + 1)
    table.conceded = filled(len(table.conceded), 0)
    for card in range(ARMY_OF_THE_KING):
        move_troop(table, FIRST_OF_THE_KING + card, OUT)
    game.call(PlaceArmy(seat))


class PlaceArmy(Frame[Table]):
    """The King places his Army card by card, from the first of his places on: each distribution is reached once.

    Rules: CG-123, CG-128
    """

    __slots__ = ("first", "placed", "seat")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.placed: i64 = 0  # cards that are placed
        self.first: i64 = 0  # the place of the card before

    def resume(self, game: Play) -> None:
        """Ask where the next card goes: to a Noble in reach, or to the stronghold, which always takes it."""
        if self.placed == game.state.annex[ARMY]:
            game.end()
            return
        decision = ask_about(game, self.seat, PLACE_TROOP, ROYAL, NONE)
        for symbol in range(self.first, SYMBOLS):
            if can_be_joined(game.state, self.seat * SYMBOLS + symbol):
                decision.offer(symbol)
        decision.offer(STRONGHOLD)

    def answer(self, game: Play, choice: i64) -> None:
        """It lies there."""
        move_troop(game.state, FIRST_OF_THE_KING + self.placed, army_at(self.seat, choice))
        self.placed += 1
        self.first = choice

    def copy(self) -> "PlaceArmy":
        """An independent copy."""
        twin = PlaceArmy(self.seat)
        twin.placed = self.placed
        twin.first = self.first
        return twin


def can_be_joined(table: Table, noble: i64) -> bool:
    """Whether a Noble stands at his Baron's stronghold, besieged or not, or at a city of his that nobody besieges.

    Rules: CG-123
    """
    area: i64 = area_of(table, noble)
    if area == NONE:
        return False
    seat: i64 = noble // SYMBOLS
    hold: i64 = hold_in(table, seat, area)
    return hold != NONE and (is_stronghold(hold) or not is_besieged(table, hold))


class Usurp(Frame[Table]):
    """A conqueror takes the crown and the Army of the King; the armies that it left are looked at.

    Rules: CG-127, CG-128, CG-129
    """

    __slots__ = ("loser", "usurper")

    def __init__(self, loser: i64, usurper: i64) -> None:
        self.loser: i64 = loser
        self.usurper: i64 = usurper

    def resume(self, game: Play) -> None:
        """The old King's Nobles without troops leave the board; spent ones die."""
        game.end()
        crown(game, self.usurper)
        game.call(CheckArmies(self.loser, BY_CASUALTIES))

    def copy(self) -> "Usurp":
        """An independent copy."""
        return Usurp(self.loser, self.usurper)
