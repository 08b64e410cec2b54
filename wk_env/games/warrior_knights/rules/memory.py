"""What a seat remembers of the Fate cards: each lies somewhere, and of some a seat knows where.

To a seat the places of the cards fall into cells. Within a cell it cannot tell one place from another; of a known card
it knows in which cell it lies. All cards that it does not know are one heap, which fills what is left of the cells.
A card seen is known and alone in its cell; the deck is a ring, so it stays so while it waits under the deck.
"""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.kernel.columns import filled

KNOWN: Final[i64] = 1


def cell_of(table: Table, seat: i64, card: i64) -> i64:
    """The cell in which a card lies, by the card that names it."""
    return table.fate_cell[seat * len(table.fate_deck) + card] >> 1


def knows(table: Table, seat: i64, card: i64) -> bool:
    """Whether a seat knows in which cell a card lies."""
    return table.fate_cell[seat * len(table.fate_deck) + card] & KNOWN == 1


def see(table: Table, seat: i64, card: i64) -> None:
    """A seat sees a card: it draws it into its own hand."""
    fates: i64 = len(table.fate_deck)
    row: i64 = seat * fates
    old: i64 = table.fate_cell[row + card]
    if is_alone(table, seat, card):
        if old & KNOWN == 1:
            return
        table.fate_cell[row + card] = card * 2 + KNOWN
        if is_heap_spread(table, seat):
            return  # no other cell changes its members, so none changes its name
    else:
        # The others of its cell keep to themselves: any number that names no other cell will do before tidy.
        table.fate_cell[row + card] = (fates + card) * 2 + KNOWN
    tidy(table, seat)


def show(table: Table, card: i64) -> None:
    """Everybody sees a card."""
    for seat in range(table.seats):
        see(table, seat, card)


def is_alone(table: Table, seat: i64, card: i64) -> bool:
    """Whether a card is the only one of its cell."""
    cells = table.fate_cell
    fates: i64 = len(table.fate_deck)
    row: i64 = seat * fates
    cell: i64 = cells[row + card] >> 1
    for other in range(row, row + fates):
        if cells[other] >> 1 == cell and other != row + card:
            return False
    return True


def mix_hand(table: Table, side: i64) -> None:
    """Some cards of a hand are about to go face down under the deck: only their Baron knows which."""
    first: i64 = side * len(table.fate_deck)
    for seat in range(table.seats):
        if seat == table.fate_side[side]:
            continue
        for place in range(first + 1, first + table.fate_held[side]):
            unite(table, seat, table.fate_hand[first], table.fate_hand[place])
        tidy(table, seat)


def unite(table: Table, seat: i64, card: i64, other: i64) -> None:
    """The cells of two cards become one, in the name of the first; what is known stays known."""
    cell: i64 = cell_of(table, seat, card)
    gone: i64 = cell_of(table, seat, other)
    row: i64 = seat * len(table.fate_deck)
    for each in range(len(table.fate_deck)):
        if table.fate_cell[row + each] >> 1 == gone:
            table.fate_cell[row + each] = cell * 2 + (table.fate_cell[row + each] & KNOWN)


def forget_deck(table: Table) -> None:
    """The deck is shuffled: nobody knows any more where one of its cards lies."""
    cells = table.fate_cell
    deck = table.fate_deck
    fates: i64 = len(deck)
    for seat in range(table.seats):
        for place in range(table.fate_count):
            card: i64 = deck[(table.fate_top + place) % fates]
            cells[seat * fates + card] = (fates + card) * 2
        tidy(table, seat)


def tidy(table: Table, seat: i64) -> None:
    """Write the same knowledge in one way: a cell goes by its lowest known card, a card of a cell without any alone."""
    if not is_heap_spread(table, seat):
        know_all(table, seat)
    cells = table.fate_cell
    fates: i64 = len(table.fate_deck)
    row: i64 = seat * fates
    name = filled(2 * fates, NONE)
    for card in range(fates):
        known: i64 = cells[row + card]
        if known & KNOWN == 1 and name[known >> 1] == NONE:
            name[known >> 1] = card
    for card in range(fates):
        old: i64 = cells[row + card]
        cell: i64 = name[old >> 1]
        cells[row + card] = (card if cell == NONE else cell) * 2 + (old & KNOWN)


def is_heap_spread(table: Table, seat: i64) -> bool:
    """Whether the cards that a seat does not know lie in several cells."""
    cells = table.fate_cell
    fates: i64 = len(table.fate_deck)
    row: i64 = seat * fates
    heap: i64 = NONE
    for place in range(row, row + fates):
        cell: i64 = cells[place]
        if cell & KNOWN == 0 and cell != heap:
            if heap != NONE:
                return True
            heap = cell
    return False


def know_all(table: Table, seat: i64) -> None:
    """All cards that a seat does not know lie in one cell, so it knows that of each of them."""
    row: i64 = seat * len(table.fate_deck)
    for card in range(len(table.fate_deck)):
        table.fate_cell[row + card] |= KNOWN
