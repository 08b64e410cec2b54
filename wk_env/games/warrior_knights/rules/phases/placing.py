"""The decisions of Setup: troops, strongholds and the first Nobles."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import FIRST_AREA, FIRST_NOBLE, SETUP_TROOP, STRONGHOLD, STRONGHOLD_AREA
from wk_env.games.warrior_knights.rules.deeds import move_troop, put_noble
from wk_env.games.warrior_knights.rules.numbers import FIRST_GROUP, NONE, OFF_BOARD, SYMBOLS, TROOPS
from wk_env.games.warrior_knights.rules.queries import baron_of, city_in, has_noble_in, in_order, stronghold_in
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

FEWEST_FOR_OUTER_STRONGHOLDS: Final[i64] = 4


class DistributeTroops(Frame[Table]):
    """Every Baron lays each of his starting troop cards, in the order of their ids, with a Noble or at his stronghold.

    All choose at the same time: as long as SETUP_TROOP is asked, nobody sees where the others' cards lie.
    Rules: WK-004, WK-044, WK-063, WK-064, WK-065
    """

    __slots__ = ("place", "troop")

    def __init__(self, place: i64 = 0, troop: i64 = 0) -> None:
        self.place: i64 = place
        self.troop: i64 = troop

    def resume(self, game: Play) -> None:
        """Ask where the next card of the next Baron goes."""
        table = game.state
        while self.place < table.seats:
            seat: i64 = in_order(table, self.place)
            while self.troop < TROOPS:
                if table.troop_at[self.troop] == FIRST_GROUP + seat:
                    offer_places(game, seat, self.troop)
                    return
                self.troop += 1
            self.place += 1
            self.troop = 0
        game.end()

    def answer(self, game: Play, choice: i64) -> None:
        """Lay the card there."""
        if choice != STRONGHOLD:
            move_troop(game.state, self.troop, in_order(game.state, self.place) * SYMBOLS + choice)
        self.troop += 1

    def copy(self) -> "DistributeTroops":
        """An independent copy."""
        return DistributeTroops(self.place, self.troop)


def offer_places(game: Play, seat: i64, troop: i64) -> None:
    """Offer a Baron's four Nobles and his stronghold for a starting troop card; none is held back.

    Rules: WK-063, WK-064
    """
    decision = ask_about(game, seat, SETUP_TROOP, game.state.content.troop_kind[troop], NONE)
    for choice in range(STRONGHOLD + 1):
        decision.offer(choice)


class PlaceStrongholds(Frame[Table]):
    """Every Baron places his stronghold, Chairman first.

    Rules: WK-069, WK-070
    """

    __slots__ = ("place",)

    def __init__(self, place: i64 = 0) -> None:
        self.place: i64 = place

    def resume(self, game: Play) -> None:
        """Ask the next Baron for an area."""
        table = game.state
        if self.place == table.seats:
            game.end()
            return
        decision = game.ask(in_order(table, self.place), STRONGHOLD_AREA)
        for area in range(table.content.kingdom_areas):
            if may_stand_first(table, area):
                decision.offer(area)

    def answer(self, game: Play, choice: i64) -> None:
        """The stronghold stands there."""
        table = game.state
        table.stronghold_at = put(table.stronghold_at, in_order(table, self.place), choice)
        self.place += 1

    def copy(self) -> "PlaceStrongholds":
        """An independent copy."""
        return PlaceStrongholds(self.place)


def may_stand_first(table: Table, area: i64) -> bool:
    """Whether a stronghold may be placed in an area in Setup: no unrazed city, no other stronghold, not on the rim.

    Rules: WK-071, WK-530, WK-579
    """
    if area >= table.content.kingdom_areas or city_in(table, area) != NONE or stronghold_in(table, area) != NONE:
        return False
    return table.seats >= FEWEST_FOR_OUTER_STRONGHOLDS or table.content.area_outer[area] == 0


class PlaceFirstNobles(Frame[Table]):
    """Nobles with troops are placed one at a time, the last Baron to place his stronghold first, then counterclockwise.

    Rules: WK-066, WK-072, WK-073, WK-076
    """

    __slots__ = ("noble", "turn")

    def __init__(self, turn: i64 = 0, noble: i64 = NONE) -> None:
        self.turn: i64 = turn
        self.noble: i64 = noble

    def resume(self, game: Play) -> None:
        """Ask the next Baron with a Noble to place which one, then where; end when nobody has any left."""
        if self.noble != NONE:
            offer_areas(game, self.noble)
            return
        for _ in range(game.state.seats):
            seat: i64 = self.seat_of_turn(game.state)
            if has_noble_waiting(game.state, seat):
                offer_nobles(game, seat)
                return
            self.turn += 1
        game.end()

    def seat_of_turn(self, table: Table) -> i64:
        """Whose turn it is: backwards through the order from the Chairman, again and again.

        Rules: WK-072
        """
        return in_order(table, table.seats - 1 - self.turn % table.seats)

    def answer(self, game: Play, choice: i64) -> None:
        """Remember the Noble, or put him into the area."""
        if self.noble == NONE:
            self.noble = self.seat_of_turn(game.state) * SYMBOLS + choice
            return
        put_noble(game.state, self.noble, choice)
        self.noble = NONE
        self.turn += 1

    def copy(self) -> "PlaceFirstNobles":
        """An independent copy."""
        return PlaceFirstNobles(self.turn, self.noble)


def is_waiting(table: Table, noble: i64) -> bool:
    """Whether a Noble with troops is still off the board.

    Rules: WK-066
    """
    return table.noble_at[noble] == OFF_BOARD and table.army_troops[noble] > 0


def has_noble_waiting(table: Table, seat: i64) -> bool:
    """Whether a Baron has a Noble to place.

    Rules: WK-076
    """
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if is_waiting(table, noble):
            return True
    return False


def offer_nobles(game: Play, seat: i64) -> None:
    """Offer a Baron's Nobles that wait to be placed; none is held back.

    Rules: WK-066, WK-073, WK-076
    """
    decision = game.ask(seat, FIRST_NOBLE)
    for symbol in range(SYMBOLS):
        if is_waiting(game.state, seat * SYMBOLS + symbol):
            decision.offer(symbol)


def offer_areas(game: Play, noble: i64) -> None:
    """Offer the areas where a Noble may be placed first.

    Rules: WK-073, WK-074
    """
    decision = ask_about(game, baron_of(noble), FIRST_AREA, noble, NONE)
    for area in range(game.state.content.kingdom_areas):
        if may_begin(game.state, baron_of(noble), area):
            decision.offer(area)


def may_begin(table: Table, seat: i64, area: i64) -> bool:
    """Whether a Kingdom area is free of other Barons' Nobles and strongholds.

    Rules: WK-074, WK-075
    """
    for rival in range(table.seats):
        if rival != seat and (has_noble_in(table, rival, area) or table.stronghold_at[rival] == area):
            return False
    return True
