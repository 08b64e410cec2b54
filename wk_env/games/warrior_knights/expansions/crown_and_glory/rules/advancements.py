"""Advancements on the table: the row, who owns which and in what state; Knowledge and the Scholar.

An Advancement goes by its number from 0; its card is FIRST_ADVANCEMENT further on.
"""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancement_deck import (
    bury_advancement,
    draw_advancement,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ADVANCEMENTS,
    CARD_EXHAUSTED,
    CARD_READY,
    COST,
    EXHAUSTS,
    FIRST_ADVANCEMENT,
    KNOWLEDGE,
    SCHOLAR,
    STANDING,
    TITLE,
    USE,
)
from wk_env.games.warrior_knights.rules.cards.in_force import count_bend
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CARD_CURRENT,
    CARD_IN_FORCE,
    NONE,
)
from wk_env.games.warrior_knights.rules.state import Table, put

MOST_OWNED: Final[i64] = 3
ROW: Final[i64] = 3  # Advancements on offer


# ---- Knowledge and the Scholar


def knowledge_of(table: Table, seat: i64) -> i64:
    """How much Knowledge a Baron has. Nobody can give any of it to another.

    Rules: CG-048, CG-144
    """
    return table.annex[KNOWLEDGE + seat]


def add_knowledge(table: Table, seat: i64, more: i64) -> None:
    """A Baron has so much Knowledge more; less, below 0.

    Rules: CG-048
    """
    table.annex = put(table.annex, KNOWLEDGE + seat, table.annex[KNOWLEDGE + seat] + more)


def scholar_of(table: Table) -> i64:
    """The seat of the Scholar, or NONE.

    Rules: CG-015, CG-068
    """
    return table.annex[SCHOLAR] - 1


def leads_in_knowledge(table: Table, seat: i64) -> bool:
    """Whether a Baron has more Knowledge than every other.

    Rules: CG-067
    """
    for rival in range(table.seats):
        if rival != seat and table.annex[KNOWLEDGE + rival] >= table.annex[KNOWLEDGE + seat]:
            return False
    return True


# ---- the row


def is_on_offer(table: Table, number: i64) -> bool:
    """Whether an Advancement lies in the row.

    Rules: CG-012
    """
    return table.card_place[FIRST_ADVANCEMENT + number] == CARD_CURRENT


def fill_row(table: Table) -> None:
    """The row is filled up from the top of the deck.

    Rules: CG-012, CG-053
    """
    missing: i64 = ROW
    for number in range(ADVANCEMENTS):
        if is_on_offer(table, number):
            missing -= 1
    while missing > 0:
        number = draw_advancement(table)
        if number == NONE:
            return
        table.card_place[FIRST_ADVANCEMENT + number] = CARD_CURRENT
        missing -= 1


def titles_on_offer(table: Table) -> i64:
    """The set of Advancements in the row, one of each title: which copy it is makes no difference.

    Rules: CG-050
    """
    titles = table.content.annex
    offer: i64 = 0
    seen: i64 = 0
    for number in range(ADVANCEMENTS):
        title: i64 = titles[TITLE + number]
        if is_on_offer(table, number) and seen & BIT[title] == 0:
            seen |= BIT[title]
            offer |= BIT[number]
    return offer


# ---- owners


def owner_of(table: Table, number: i64) -> i64:
    """The Baron who owns an Advancement, or NONE.

    Rules: CG-053
    """
    return table.card_on[FIRST_ADVANCEMENT + number]


def owned_by(table: Table, seat: i64) -> i64:
    """The set of Advancements that a Baron owns, exhausted ones included.

    Rules: CG-055
    """
    numbers: i64 = 0
    for number in range(ADVANCEMENTS):
        if table.card_on[FIRST_ADVANCEMENT + number] == seat:
            numbers |= BIT[number]
    return numbers


def owns_title(table: Table, seat: i64, number: i64) -> bool:
    """Whether a Baron owns a copy of an Advancement.

    Rules: CG-054
    """
    titles = table.content.annex
    for other in range(ADVANCEMENTS):
        if owner_of(table, other) == seat and titles[TITLE + other] == titles[TITLE + number]:
            return True
    return False


def price_of(table: Table, number: i64, rebate: i64) -> i64:
    """The Knowledge that an Advancement costs with a rebate.

    Rules: CG-052, CG-077
    """
    return max(0, table.content.annex[COST + number] - rebate)


def can_buy(table: Table, seat: i64, number: i64, rebate: i64) -> bool:
    """Whether a Baron can pay for an Advancement and owns no copy of it.

    Rules: CG-050, CG-054, CG-077
    """
    return price_of(table, number, rebate) <= knowledge_of(table, seat) and not owns_title(table, seat, number)


def use_of(table: Table, number: i64) -> i64:
    """When an Advancement is used.

    Rules: CG-058
    """
    return table.content.annex[USE + number]


def gain(table: Table, seat: i64, number: i64, rebate: i64) -> None:
    """A Baron pays for an Advancement, which lies before him: ready, or at work if it needs no use.

    Rules: CG-050, CG-053, CG-077
    """
    add_knowledge(table, seat, -price_of(table, number, rebate))
    card: i64 = FIRST_ADVANCEMENT + number
    table.card_on[card] = seat
    table.card_place[card] = CARD_READY
    if use_of(table, number) == STANDING:
        begin_use(table, number)


def give_up(table: Table, number: i64) -> None:
    """An Advancement leaves its owner and goes under the deck, for all to see.

    Rules: CG-057
    """
    end_work(table, number)
    bury_advancement(table, number, NONE)


# ---- use


def is_ready(table: Table, number: i64, seat: i64, use: i64) -> bool:
    """Whether a Baron may use an Advancement at such a moment.

    Rules: CG-058, CG-059
    """
    card: i64 = FIRST_ADVANCEMENT + number
    return table.card_on[card] == seat and table.card_place[card] == CARD_READY and use_of(table, number) == use


def is_at_work(table: Table, number: i64) -> bool:
    """Whether an Advancement is in force: always, or because it is in use."""
    return table.card_place[FIRST_ADVANCEMENT + number] == CARD_IN_FORCE


def begin_use(table: Table, number: i64) -> None:
    """An Advancement works from now on.

    Rules: CG-058
    """
    table.card_place[FIRST_ADVANCEMENT + number] = CARD_IN_FORCE
    count_bend(table, FIRST_ADVANCEMENT + number, 1)


def end_work(table: Table, number: i64) -> None:
    """An Advancement does not work any more, if it did."""
    if is_at_work(table, number):
        table.card_place[FIRST_ADVANCEMENT + number] = CARD_READY
        count_bend(table, FIRST_ADVANCEMENT + number, -1)


def end_uses(table: Table, seat: i64, first: i64, last: i64) -> None:
    """What a Baron (NONE: everybody) uses at such moments is over: exhausted if the card says so, else ready again.

    Rules: CG-059, CG-064
    """
    for number in range(ADVANCEMENTS):
        if not is_at_work(table, number) or not first <= use_of(table, number) <= last:
            continue
        if seat in (NONE, owner_of(table, number)):
            end_work(table, number)
            if table.content.annex[EXHAUSTS + number] == 1:
                table.card_place[FIRST_ADVANCEMENT + number] = CARD_EXHAUSTED


def refresh_advancements(table: Table) -> None:
    """All exhausted Advancements are turned up.

    Rules: CG-060
    """
    for number in range(ADVANCEMENTS):
        if table.card_place[FIRST_ADVANCEMENT + number] == CARD_EXHAUSTED:
            table.card_place[FIRST_ADVANCEMENT + number] = CARD_READY
