"""What becomes of expeditions: the news that Fate has of them, shares that are paid out or lost."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.fate_deck import turn_fate
from wk_env.games.warrior_knights.rules.measures import PAYOUT, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import (
    FLEET_LOST,
    FUNDS_NEEDED,
    MOST_SEATS,
    NO_NEWS,
    NONE,
    VOYAGES,
)
from wk_env.games.warrior_knights.rules.state import Table, put

LAST_SPOT: Final[i64] = 3


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
    return NO_NEWS if card == NONE else table.content.fate_voyage[voyage * len(table.fate_deck) + card]


def worth_of(news: i64) -> i64:
    """The order of results: a lost fleet, funds needed, no news, then the multiples.

    Rules: WK-203, CG-109
    """
    if news == NO_NEWS:
        return 2
    if news == FUNDS_NEEDED:
        return 1
    return news + 2 if news != FLEET_LOST else i64(0)


def resolve_from(table: Table, first: i64) -> i64:
    """Fate speaks of the expeditions on spot 3, from this one on; the first that needs funds, or NONE for the end.

    Rules: WK-196, WK-197, CG-107
    """
    for voyage in range(first, VOYAGES):
        if table.voyage_spot[voyage] == LAST_SPOT:
            news: i64 = draw_news(table, voyage)
            if news == FUNDS_NEEDED:
                return voyage
            end_voyage(table, voyage, news)
    return NONE


def end_voyage(table: Table, voyage: i64, news: i64) -> None:
    """No news: it waits, blessed if it was. Else every share is paid its multiple, a lost fleet nothing.

    Rules: WK-199, WK-200, WK-201, WK-204, WK-205, WK-206, CG-146
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
