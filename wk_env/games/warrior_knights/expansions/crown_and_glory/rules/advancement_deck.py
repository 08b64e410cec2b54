"""The Advancement deck: never shuffled again, so what went under it is known as long as it lies there."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    DECK,
    DECK_COUNT,
    DECK_KNOWN,
    FIRST_ADVANCEMENT,
    SECRET,
)
from wk_env.games.warrior_knights.rules.numbers import BIT, CARD_IN_DECK, MOST_SEATS, NONE
from wk_env.games.warrior_knights.rules.state import Table, put


def draw_advancement(table: Table) -> i64:
    """Take the top Advancement off the deck; NONE if there is none.

    Rules: CG-053
    """
    count: i64 = table.annex[DECK_COUNT] - 1
    if count < 0:
        return NONE
    annex = table.annex[:]
    number: i64 = annex[DECK + count]
    annex[DECK + count] = 0
    annex[DECK_COUNT] = count
    annex[DECK_KNOWN] = min(annex[DECK_KNOWN], count)
    for seat in range(MOST_SEATS):
        annex[SECRET + seat] &= ~BIT[count]
    table.annex = annex
    return number


def bury_advancement(table: Table, number: i64, seen_by: i64) -> None:
    """An Advancement goes under the deck; only one seat has seen it, or everybody (NONE).

    Rules: CG-057, CG-076
    """
    annex = table.annex[:]
    for place in range(annex[DECK_COUNT], i64(0), -1):
        annex[DECK + place] = annex[DECK + place - 1]
    annex[DECK] = number
    annex[DECK_COUNT] += 1
    annex[DECK_KNOWN] += 1
    for seat in range(MOST_SEATS):
        annex[SECRET + seat] *= 2
    if seen_by != NONE:
        annex[SECRET + seen_by] += BIT[0]
    table.annex = annex
    table.card_place[FIRST_ADVANCEMENT + number] = CARD_IN_DECK
    table.card_on[FIRST_ADVANCEMENT + number] = NONE


def look_at_top(table: Table, seat: i64) -> None:
    """A seat alone sees the top Advancement.

    Rules: CG-076
    """
    top: i64 = BIT[table.annex[DECK_COUNT] - 1]
    table.annex = put(table.annex, SECRET + seat, table.annex[SECRET + seat] | top)


def knows_place(table: Table, seat: i64, place: i64) -> bool:
    """Whether a seat knows which Advancement lies at a place of the deck: it saw it, or everybody did.

    Rules: CG-012, CG-076
    """
    if table.annex[SECRET + seat] & BIT[place] != 0:
        return True
    if place >= table.annex[DECK_KNOWN]:
        return False
    for other in range(MOST_SEATS):
        if table.annex[SECRET + other] & BIT[place] != 0:
            return False
    return True


def top_advancement(table: Table) -> i64:
    """The Advancement on top of the deck."""
    return table.annex[DECK + table.annex[DECK_COUNT] - 1]
