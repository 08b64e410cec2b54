"""Expeditions: started, paid for, blessed, moved on and resolved."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.funds import MoreFunds
from wk_env.games.warrior_knights.rules.asks import BLESS, INVEST, NO_VOYAGE, VOYAGE
from wk_env.games.warrior_knights.rules.deeds import pay
from wk_env.games.warrior_knights.rules.measures import PRICE_FAITH, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import (
    AT_BLESSING,
    BLESS_VOYAGE,
    FUND_EXPEDITIONS,
    MOST_SEATS,
    NO,
    NO_FAVOUR,
    NONE,
    VOYAGES,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.bidding import open_window
from wk_env.games.warrior_knights.rules.procedures.stakes import hold_to_answer
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.procedures.voyages import LAST_SPOT, has_shares, resolve_from
from wk_env.games.warrior_knights.rules.queries import in_order
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

HIGHEST_STAKE: Final[i64] = 5


class FundExpeditions(Frame[Table]):
    """The Neutral action Fund Expeditions: start one, invest, bless, advance the older, resolve those on spot 3."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Ask the Chairman which idle expedition to start, if any.

        Rules: WK-039, WK-188, WK-189, WK-202
        """
        table = game.state
        decision = ask_about(game, table.chairman, VOYAGE, FUND_EXPEDITIONS, NONE)
        for voyage in range(VOYAGES):
            if table.voyage_spot[voyage] == 0:
                decision.offer(voyage)
        decision.offer(NO_VOYAGE)

    def answer(self, game: Play, choice: i64) -> None:
        """Shares and a blessing for the new one, then all fleets sail; without a new one the others sail all the same.

        Rules: WK-196, WK-198
        """
        game.end()
        game.call(Sail(NONE if choice == NO_VOYAGE else choice))
        if choice != NO_VOYAGE:
            game.call(Invest(choice))

    def copy(self) -> "FundExpeditions":
        """An independent copy."""
        return FundExpeditions()


class Invest(Frame[Table]):
    """Each Baron in turn stakes up to five crowns in the new expedition; then the Head of the Church may bless it."""

    __slots__ = ("place", "voyage")

    def __init__(self, voyage: i64) -> None:
        self.voyage: i64 = voyage
        self.place: i64 = 0

    def resume(self, game: Play) -> None:
        """Ask the next Baron for his stake; nothing is a stake too.

        Rules: WK-190, WK-191
        """
        table = game.state
        if self.place < table.seats:
            seat: i64 = in_order(table, self.place)
            if is_gone(table, seat):
                self.place += 1
                return
            decision = ask_about(game, seat, INVEST, self.voyage, NONE)
            for stake in range(min(HIGHEST_STAKE, table.crowns[seat]) + 1):
                decision.offer(stake)
            return
        game.end()
        if has_shares(table, self.voyage):
            game.call(Blessing(self.voyage))

    def answer(self, game: Play, choice: i64) -> None:
        """The crowns lie in the expedition under his marker.

        Rules: WK-190
        """
        table = game.state
        seat: i64 = in_order(table, self.place)
        pay(table, seat, choice)
        table.voyage_share[self.voyage * MOST_SEATS + seat] = choice
        self.place += 1

    def copy(self) -> "Invest":
        """An independent copy."""
        twin = Invest(self.voyage)
        twin.place = self.place
        return twin


class Blessing(Frame[Table]):
    """The Head of the Church may bless the expedition just started, now or never."""

    __slots__ = ("voyage",)

    def __init__(self, voyage: i64) -> None:
        self.voyage: i64 = voyage

    def resume(self, game: Play) -> None:
        """Ask the Head of the Church for a Faith.

        Rules: WK-040, WK-192
        """
        table = game.state
        has_faith: bool = table.faith[table.head] >= measure_of_baron(table, PRICE_FAITH, table.head, 1, 1)
        if has_faith and open_window(game, AT_BLESSING, table.head, self.voyage, NONE):
            return
        decision = ask_about(game, table.head, BLESS, self.voyage, NONE)
        decision.offer(NO)
        if has_faith:
            decision.offer(YES)

    def answer(self, game: Play, choice: i64) -> None:
        """The Faith lies on the track until the expedition is over.

        Rules: WK-192, WK-193
        """
        table = game.state
        hold_to_answer(table, table.head, NO_FAVOUR, BLESS_VOYAGE, choice)
        if choice == YES:
            table.faith[table.head] -= measure_of_baron(table, PRICE_FAITH, table.head, 1, 1)
            table.voyage_blessed = put(table.voyage_blessed, self.voyage, 1)
        game.end()

    def copy(self) -> "Blessing":
        """An independent copy."""
        return Blessing(self.voyage)


class Sail(Frame[Table]):
    """The older expeditions move one spot on and those on spot 3 are resolved; the new one, if any, goes to spot 1."""

    __slots__ = ("fresh",)

    def __init__(self, fresh: i64) -> None:
        self.fresh: i64 = fresh

    def resume(self, game: Play) -> None:
        """Advance, then resolve in the order Ceylon, Spice Islands, China. One that nobody invested in stays at home.

        Rules: WK-013, WK-194, WK-195, WK-196, WK-197, CG-107
        """
        table = game.state
        game.end()
        for voyage in range(VOYAGES):
            if 0 < table.voyage_spot[voyage] < LAST_SPOT:
                table.voyage_spot = put(table.voyage_spot, voyage, table.voyage_spot[voyage] + 1)
        if self.fresh != NONE and has_shares(table, self.fresh):
            table.voyage_spot = put(table.voyage_spot, self.fresh, 1)
        lacking: i64 = resolve_from(table, 0)
        if lacking != NONE:
            game.call(MoreFunds(lacking))

    def copy(self) -> "Sail":
        """An independent copy."""
        return Sail(self.fresh)
