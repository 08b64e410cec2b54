"""What Barons gain and lose through cards: crowns, Faith, Votes and Influence."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    AMOUNT,
    CAP,
    CROWNS,
    FAITH,
    INTO,
    INTO_FOE,
    PER,
    PER_CITY,
    PER_NOBLE,
    PER_OVERSEAS_CITY,
    VOTES,
    WHAT,
    WORD,
    WORD_LOSE,
)
from wk_env.games.warrior_knights.rules.content_columns import WORD_WIDTH, WORDS_A_CARD
from wk_env.games.warrior_knights.rules.deeds import gain_influence, lose_influence
from wk_env.games.warrior_knights.rules.numbers import NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.queries import cities_of, is_on_board, kingdom_cities_of
from wk_env.games.warrior_knights.rules.state import Table


def parameter(table: Table, card: i64, row: i64, place: i64) -> i64:
    """What stands at a place in one of the four rows of words of a card; NONE for nothing."""
    return table.content.words[(card * WORDS_A_CARD + row) * WORD_WIDTH + place]


def word_of(table: Table, card: i64, row: i64) -> i64:
    """The word of a row of a card, or NONE."""
    return parameter(table, card, row, WORD)


def holding(table: Table, seat: i64, what: i64) -> i64:
    """How much of a resource a Baron has."""
    if what == CROWNS:
        return table.crowns[seat]
    if what == FAITH:
        return table.faith[seat]
    if what == VOTES:
        return table.votes[seat]
    return table.influence[seat]


def add(table: Table, seat: i64, what: i64, amount: i64) -> None:
    """A Baron gains a resource, from the treasury or the pool. No token of office moves by it.

    Rules: WK-034, WK-043, WK-153, WK-560
    """
    if what == CROWNS:
        table.crowns[seat] += amount
    elif what == FAITH:
        table.faith[seat] += amount
    elif what == VOTES:
        table.votes[seat] += amount
    else:
        gain_influence(table, seat, amount)


def take(table: Table, seat: i64, what: i64, amount: i64) -> None:
    """A Baron loses a resource that he has, to the treasury; Influence goes to the extra tokens, never to the pool.

    Rules: WK-034, WK-560
    """
    if what == CROWNS:
        table.crowns[seat] -= amount
    elif what == FAITH:
        table.faith[seat] -= amount
    elif what == VOTES:
        table.votes[seat] -= amount
    else:
        lose_influence(table, seat, amount)


def nobles_on_board(table: Table, seat: i64) -> i64:
    """How many Nobles a Baron has on the board, port icons included."""
    count: i64 = 0
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if is_on_board(table, noble):
            count += 1
    return count


def counted(table: Table, seat: i64, per: i64) -> i64:
    """How often a Baron has what a loss is counted by."""
    if per == PER_CITY:
        return cities_of(table, seat)
    if per == PER_OVERSEAS_CITY:
        return cities_of(table, seat) - kingdom_cities_of(table, seat)
    return nobles_on_board(table, seat) if per == PER_NOBLE else i64(1)


def demanded(table: Table, card: i64, row: i64, seat: i64) -> i64:
    """What a loss asks of a Baron, whether he has it or not."""
    sum_asked: i64 = parameter(table, card, row, AMOUNT) * counted(table, seat, parameter(table, card, row, PER))
    cap: i64 = parameter(table, card, row, CAP)
    return sum_asked if cap == NONE else min(cap, sum_asked)


def due(table: Table, card: i64, row: i64, seat: i64, foe: i64) -> i64:
    """What a loss takes from a Baron: no more than he has, and nothing if it should go to a foe who is no Baron."""
    if parameter(table, card, row, INTO) == INTO_FOE and foe == NONE:
        return 0
    has: i64 = holding(table, seat, parameter(table, card, row, WHAT))
    return min(has, demanded(table, card, row, seat))


def gain_or_lose(table: Table, card: i64, row: i64, seat: i64, foe: i64) -> None:
    """A Baron gains or loses what a row of a card says."""
    what: i64 = parameter(table, card, row, WHAT)
    if word_of(table, card, row) == WORD_LOSE:
        lost: i64 = due(table, card, row, seat, foe)
        take(table, seat, what, lost)
        if parameter(table, card, row, INTO) == INTO_FOE and foe != NONE:
            add(table, foe, what, lost)
    else:
        add(table, seat, what, parameter(table, card, row, AMOUNT))
