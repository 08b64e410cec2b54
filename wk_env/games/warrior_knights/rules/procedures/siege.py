"""Sieges: the first declaration shuts a city or stronghold in, the second of a later round takes it."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.measures import MAY_SIEGE, is_unlawful
from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS
from wk_env.games.warrior_knights.rules.optional.capitulation import ask_after_siege
from wk_env.games.warrior_knights.rules.optional.instant_influence import settle_holdings
from wk_env.games.warrior_knights.rules.procedures.armies import exhaust_all, nobles_in
from wk_env.games.warrior_knights.rules.procedures.ban import ban
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.death import BY_CASUALTIES, Deaths
from wk_env.games.warrior_knights.rules.queries import area_of_hold, besieges, holder_of
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.kernel.core import Frame


class Besiege(Frame[Table]):
    """A Baron lays siege with these Nobles, or completes his siege. No Fate card is drawn."""

    __slots__ = ("hold", "nobles", "seat")

    def __init__(self, seat: i64, hold: i64, nobles: i64) -> None:
        self.seat: i64 = seat
        self.hold: i64 = hold
        self.nobles: i64 = nobles

    def resume(self, game: Play) -> None:
        """The Nobles are exhausted; a siege that already stands is completed, and all Nobles inside die.

        Sieges are kept by hold and Baron. Where a law forbids sieges, whoever declares one is banned.
        Rules: WK-286, WK-438, WK-439, WK-440, WK-442, WK-450, WK-452, WK-453, WK-459, WK-569, WK-577, VR-066
        """
        table = game.state
        game.end()
        exhaust_all(table, self.nobles)
        if is_unlawful(table, MAY_SIEGE, self.seat):
            ban(game, self.seat)
        if not besieges(table, self.seat, self.hold):
            table.siege_since = put(table.siege_since, self.hold * MOST_SEATS + self.seat, table.round)
            settle_holdings(table)
            ask_after_siege(game, self.hold, self.seat)
            return
        holder: i64 = holder_of(table, self.hold)
        game.call(Deaths(holder, nobles_in(table, holder, area_of_hold(table, self.hold)), BY_CASUALTIES))
        game.call(Capture(self.seat, self.hold))

    def copy(self) -> "Besiege":
        """An independent copy."""
        return Besiege(self.seat, self.hold, self.nobles)
