"""Expeditions: started, paid for, blessed, moved on and resolved."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import BLESS, INVEST, NO_VOYAGE, VOYAGE
from wk_env.games.warrior_knights.rules.deeds import pay, turn_fate
from wk_env.games.warrior_knights.rules.measures import PAYOUT, PRICE_FAITH, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import (
    FATE_CARDS,
    FLEET_LOST,
    FUND_EXPEDITIONS,
    MOST_SEATS,
    NO,
    NO_NEWS,
    NONE,
    VOYAGES,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.queries import in_order
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

HIGHEST_STAKE: Final[i64] = 5
LAST_SPOT: Final[i64] = 3


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
        decision = ask_about(game, table.head, BLESS, self.voyage, NONE)
        decision.offer(NO)
        if table.faith[table.head] >= measure_of_baron(table, PRICE_FAITH, table.head, 1, 1):
            decision.offer(YES)

    def answer(self, game: Play, choice: i64) -> None:
        """The Faith lies on the track until the expedition is over.

        Rules: WK-192, WK-193
        """
        table = game.state
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

        Rules: WK-013, WK-194, WK-195, WK-196, WK-197
        """
        table = game.state
        game.end()
        for voyage in range(VOYAGES):
            if 0 < table.voyage_spot[voyage] < LAST_SPOT:
                table.voyage_spot = put(table.voyage_spot, voyage, table.voyage_spot[voyage] + 1)
        if self.fresh != NONE and has_shares(table, self.fresh):
            table.voyage_spot = put(table.voyage_spot, self.fresh, 1)
        for voyage in range(VOYAGES):
            if table.voyage_spot[voyage] == LAST_SPOT:
                end_voyage(table, voyage, draw_news(table, voyage))

    def copy(self) -> "Sail":
        """An independent copy."""
        return Sail(self.fresh)


def has_shares(table: Table, voyage: i64) -> bool:
    """Whether anybody has crowns in an expedition."""
    for seat in range(table.seats):
        if table.voyage_share[voyage * MOST_SEATS + seat] > 0:
            return True
    return False


def is_under_way(table: Table, voyage: i64) -> bool:
    """Whether an expedition has set out."""
    return table.voyage_spot[voyage] > 0


def draw_news(table: Table, voyage: i64) -> i64:
    """What Fate says of an expedition; a blessed one draws two cards and takes the better result.

    Rules: WK-027, WK-082, WK-197, WK-203
    """
    news: i64 = news_on(table, voyage, turn_fate(table))
    if table.voyage_blessed[voyage] == 0:
        return news
    second: i64 = news_on(table, voyage, turn_fate(table))
    return second if worth_of(second) > worth_of(news) else news


def news_on(table: Table, voyage: i64, card: i64) -> i64:
    """The result of an expedition on a Fate card."""
    return NO_NEWS if card == NONE else table.content.fate_voyage[voyage * FATE_CARDS + card]


def worth_of(news: i64) -> i64:
    """The order of results: a lost fleet, no news, then the multiples.

    Rules: WK-203
    """
    if news == NO_NEWS:
        return 1
    return news + 1 if news != FLEET_LOST else i64(0)


def end_voyage(table: Table, voyage: i64, news: i64) -> None:
    """No news: it waits, blessed if it was. Else every share is paid its multiple, a lost fleet nothing.

    Rules: WK-199, WK-200, WK-201, WK-204, WK-205, WK-206
    """
    if news == NO_NEWS:
        return
    for seat in range(table.seats):
        multiple: i64 = FLEET_LOST if news == FLEET_LOST else measure_of_baron(table, PAYOUT, seat, news, 0)
        end_share(table, voyage, seat, multiple)


def end_share(table: Table, voyage: i64, seat: i64, multiple: i64) -> None:
    """A Baron gets his stake so many times from the treasury, which keeps the stake. The last one ends it.

    Rules: WK-193, WK-200, WK-201, WK-202
    """
    share: i64 = voyage * MOST_SEATS + seat
    table.crowns[seat] += multiple * table.voyage_share[share]
    table.voyage_share[share] = 0
    if not has_shares(table, voyage):
        table.voyage_spot = put(table.voyage_spot, voyage, 0)
        table.voyage_blessed = put(table.voyage_blessed, voyage, 0)
