"""Upkeep step 6: transfers and the return of Nobles."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.rules.asks import LEAVE_OFF, RETURN_AREA, STRONGHOLD_AREA
from wk_env.games.warrior_knights.rules.deeds import put_noble
from wk_env.games.warrior_knights.rules.numbers import NOBLES, NONE, OFF_BOARD, SYMBOLS
from wk_env.games.warrior_knights.rules.optional.garrison_places import has_garrisons
from wk_env.games.warrior_knights.rules.optional.house_garrisons import ManningAtReturn
from wk_env.games.warrior_knights.rules.optional.instant_influence import settle_holdings
from wk_env.games.warrior_knights.rules.optional.invader_pieces import return_invaders
from wk_env.games.warrior_knights.rules.phases.placing import may_stand_first
from wk_env.games.warrior_knights.rules.procedures.heirs import has_tokens, is_withheld
from wk_env.games.warrior_knights.rules.procedures.inheritance import GiveHeirs
from wk_env.games.warrior_knights.rules.procedures.redistribution import (
    OFF_THE_BOARD,
    OUT_OF_STRONGHOLD,
    SIDE_BY_SIDE,
    Redistribution,
)
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.queries import (
    area_of,
    baron_of,
    city_in,
    has_card,
    in_order,
    is_besieged,
    is_stronghold_up,
    troops_of,
)
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


class Returns(Frame[Table]):
    """One Baron after the other, Chairman first: transfers, the stronghold, then the Nobles; the invader last.

    Rules: WK-159, WK-507, WK-509, WK-513, WK-519, WK-520, WK-521, WK-542, WK-544, VR-104, VR-084
    """

    __slots__ = ("place",)

    def __init__(self) -> None:
        self.place: i64 = 0  # the Baron, counted from the Chairman

    def resume(self, game: Play) -> None:
        """The next Baron; his last business goes to the bottom."""
        if self.place == game.state.seats:
            game.end()
            if len(game.state.invader) > 0:
                return_invaders(game)
            return
        seat: i64 = in_order(game.state, self.place)
        self.place += 1
        if is_gone(game.state, seat):
            return
        if has_garrisons(game.state):
            game.call(ManningAtReturn(seat))
        game.call(NoblesReturn(seat))
        game.call(StrongholdReturns(seat))
        game.call(Redistribution(seat, OUT_OF_STRONGHOLD))
        game.call(Redistribution(seat, OFF_THE_BOARD))
        if has_tokens(game.state):
            game.call(GiveHeirs(seat))
        game.call(Redistribution(seat, SIDE_BY_SIDE))

    def copy(self) -> "Returns":
        """An independent copy."""
        twin = Returns()
        twin.place = self.place
        return twin


def has_foreign_noble(table: Table, seat: i64, area: i64) -> bool:
    """Whether another Baron's Noble is in an area."""
    for noble in range(NOBLES):
        if baron_of(noble) != seat and area_of(table, noble) == area:
            return True
    return False


def can_rebuild(table: Table, seat: i64, area: i64) -> bool:
    """Whether a Baron may put his stronghold back into an area: as in Setup, but without others' Nobles.

    Rules: WK-465
    """
    return may_stand_first(table, area) and not has_foreign_noble(table, seat, area)


@mypyc_attr(free_list_len=1)
class StrongholdReturns(Frame[Table]):
    """A Baron may put his stronghold back, whole, with the troops on its card.

    Rules: WK-464, WK-466, WK-467, WK-513
    """

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def resume(self, game: Play) -> None:
        """Ask where, if it is off the board and there is a place for it."""
        table = game.state
        decision = game.ask(self.seat, STRONGHOLD_AREA)
        if not is_stronghold_up(table, self.seat):
            for area in range(table.content.kingdom_areas):
                if can_rebuild(table, self.seat, area):
                    decision.offer(area)
        if decision.count == 0:
            game.end()
        else:
            decision.offer(LEAVE_OFF)

    def answer(self, game: Play, choice: i64) -> None:
        """It stands again, or waits."""
        if choice != LEAVE_OFF:
            game.state.stronghold_at = put(game.state.stronghold_at, self.seat, choice)
            settle_holdings(game.state)
        game.end()

    def copy(self) -> "StrongholdReturns":
        """An independent copy."""
        return StrongholdReturns(self.seat)


class ReturnWithTroops:
    """A Noble returns with troops of any kind: maintained ones are enough."""

    __slots__ = ()

    def may_return(self, table: Table, noble: i64) -> bool:
        """Whether a Noble off the board has troops to return with.

        Rules: WK-346, WK-514
        """
        return has_card(table, noble) or troops_of(table, noble) > 0


class ReturnWithCards(ReturnWithTroops):
    """A Noble returns with troop cards: maintained troops alone bring nobody back."""

    __slots__ = ()

    def may_return(self, table: Table, noble: i64) -> bool:
        """Whether a Noble off the board has a troop card.

        Rules: WK-514
        """
        return has_card(table, noble)


RETURN_WITH: Final[list[ReturnWithTroops]] = [ReturnWithTroops(), ReturnWithCards()]


def may_return(table: Table, noble: i64) -> bool:
    """Whether a Noble off the board has the troops to return with that the table asks for.

    Rules: WK-346, WK-514
    """
    return RETURN_WITH[table.rules.carded_returns].may_return(table, noble)


def can_return_to(table: Table, seat: i64, area: i64) -> bool:
    """Whether a Noble may be placed in an area: his stronghold, besieged or not, or a city he controls that is not.

    Rules: WK-514, WK-516, WK-576
    """
    if table.stronghold_at[seat] == area:
        return True
    city: i64 = city_in(table, area)
    return city != NONE and table.city_owner[city] == seat and not is_besieged(table, city)


@mypyc_attr(free_list_len=1)
class NoblesReturn(Frame[Table]):
    """Each Noble off the board who has troops is placed; without a legal place or his heir he waits with them.

    Rules: WK-312, WK-508, WK-514, WK-515, WK-517, WK-542
    """

    __slots__ = ("seat", "symbol")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.symbol: i64 = 0

    def resume(self, game: Play) -> None:
        """Ask for the next Noble where he comes back; there is no declining."""
        table = game.state
        while self.symbol < SYMBOLS:
            noble: i64 = self.seat * SYMBOLS + self.symbol
            if table.noble_at[noble] == OFF_BOARD and may_return(table, noble) and not is_withheld(table, noble):
                self._offer_areas(game)
                if game.decision.count > 0:
                    return
            self.symbol += 1
        game.end()

    def answer(self, game: Play, choice: i64) -> None:
        """He comes in fresh.

        Rules: WK-518
        """
        noble: i64 = self.seat * SYMBOLS + self.symbol
        put_noble(game.state, noble, choice)
        game.state.noble_fresh[noble] = 1

    def _offer_areas(self, game: Play) -> None:
        """His Baron's stronghold and the cities he controls that are not besieged, overseas ones included."""
        decision = ask_about(game, self.seat, RETURN_AREA, self.seat * SYMBOLS + self.symbol, NONE)
        for area in range(game.state.content.areas):
            if can_return_to(game.state, self.seat, area):
                decision.offer(area)

    def copy(self) -> "NoblesReturn":
        """An independent copy."""
        twin = NoblesReturn(self.seat)
        twin.symbol = self.symbol
        return twin
