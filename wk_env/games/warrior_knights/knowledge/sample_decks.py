"""What lies hidden in the decks and in hands of Fate cards, dealt anew so that a seat cannot tell the difference.

Everything is put in order before it is shuffled: nothing of the hidden order survives.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.fate_deck import bury_fate
from wk_env.games.warrior_knights.rules.memory import KNOWN, cell_of, knows, tidy
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.procedures.fate_hands import SIDES, must_discard, take_out
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.kernel.columns import filled
from wk_env.kernel.rng import Rng

RANKS: Final[i64] = 4
SURE: Final[i64] = 1
UNSURE: Final[i64] = 2

# ---- Fate cards


class FateDeal:
    """The Fate cards by their places, deck first, then the hands: as they lie, and as they are dealt anew."""

    __slots__ = ("cards", "count", "dealt", "heap", "sure", "used")

    def __init__(self, fates: i64) -> None:
        self.cards: vec[i64] = filled(fates, NONE)
        self.dealt: vec[i64] = filled(fates, NONE)
        self.heap: vec[i64] = filled(fates, NONE)  # cards that the viewer does not know
        self.sure: vec[i64] = filled(fates, 0)  # SURE, UNSURE, or 0 for a card whose cell he knows
        self.count: i64 = 0
        self.used: i64 = 0  # cards of the heap that were dealt

    def next(self) -> i64:
        """The next card of the heap."""
        card: i64 = self.heap[self.used]
        self.used += 1
        return card


def deal_fate(table: Table, viewer: i64, luck: Rng) -> None:
    """What the viewer knows stays in its cell; the heap fills the rest. What the others know goes by the places.

    Rules: WK-080, WK-083, WK-374
    """
    deal = FateDeal(len(table.fate_deck))
    gather(table, deal)
    sizes = sizes_of_cells(table, viewer)
    luck.shuffle(deal.heap, 0, pile_up(table, viewer, deal))
    cells = table.fate_cell
    row: i64 = viewer * len(table.fate_deck)
    for place in range(deal.count):
        card: i64 = deal.cards[place]
        cell: i64 = cells[row + card]
        if sizes[cell >> 1] > 1:
            if deal.dealt[place] == NONE:
                deal_cell(table, viewer, deal, cell >> 1, luck)
        else:
            deal.dealt[place] = card if cell & KNOWN == 1 else deal.next()
    note_sure(table, viewer, deal, sizes)
    lay_back(table, deal)
    before = table.fate_cell[:]
    for seat in range(table.seats):
        remember(table, before, deal, seat)


def gather(table: Table, deal: FateDeal) -> None:
    """Note the cards as they lie."""
    deck = table.fate_deck
    fates: i64 = len(deck)
    for place in range(table.fate_count):
        deal.cards[place] = deck[(table.fate_top + place) % fates]
    deal.count = table.fate_count
    for side in range(SIDES):
        for place in range(side * fates, side * fates + table.fate_held[side]):
            deal.cards[deal.count] = table.fate_hand[place]
            deal.count += 1


def lay_back(table: Table, deal: FateDeal) -> None:
    """Lay the cards that were dealt; a place of the ring where no card lies keeps nothing."""
    deck = table.fate_deck
    fates: i64 = len(deck)
    for place in range(fates):
        deck[(table.fate_top + place) % fates] = deal.dealt[place] if place < table.fate_count else i64(0)
    count: i64 = table.fate_count
    for side in range(SIDES):
        for place in range(side * fates, side * fates + table.fate_held[side]):
            table.fate_hand[place] = deal.dealt[count]
            count += 1


def sizes_of_cells(table: Table, seat: i64) -> vec[i64]:
    """How many cards lie in the cell of each name."""
    fates: i64 = len(table.fate_deck)
    sizes: vec[i64] = filled(fates, 0)
    for place in range(seat * fates, seat * fates + fates):
        sizes[table.fate_cell[place] >> 1] += 1
    return sizes


def pile_up(table: Table, viewer: i64, deal: FateDeal) -> i64:
    """The cards that the viewer does not know, in order; how many."""
    fates: i64 = len(table.fate_deck)
    cells = table.fate_cell
    lies = filled(fates, 0)
    for place in range(deal.count):
        lies[deal.cards[place]] = 1
    count: i64 = 0
    for card in range(fates):
        if lies[card] == 1 and cells[viewer * fates + card] & KNOWN == 0:
            deal.heap[count] = card
            count += 1
    return count


def note_sure(table: Table, viewer: i64, deal: FateDeal, sizes: vec[i64]) -> None:
    """Of each card that was dealt: whether the viewer is sure of its place, knows its cell, or nothing."""
    row: i64 = viewer * len(table.fate_deck)
    for place in range(deal.count):
        cell: i64 = table.fate_cell[row + deal.dealt[place]]
        if cell & KNOWN == 0:
            deal.sure[place] = UNSURE
        elif sizes[cell >> 1] == 1:
            deal.sure[place] = SURE


def deal_cell(table: Table, viewer: i64, deal: FateDeal, cell: i64, luck: Rng) -> None:
    """The known cards of a cell lie anywhere in it."""
    cards = filled(len(table.fate_deck), NONE)
    count: i64 = 0
    for card in range(len(table.fate_deck)):
        if knows(table, viewer, card) and cell_of(table, viewer, card) == cell:
            cards[count] = card
            count += 1
    places: i64 = 0
    for place in range(deal.count):
        if cell_of(table, viewer, deal.cards[place]) == cell:
            places += 1
    while count < places:
        cards[count] = deal.next()
        count += 1
    luck.shuffle(cards, 0, count)
    for place in range(deal.count):
        if cell_of(table, viewer, deal.cards[place]) == cell:
            count -= 1
            deal.dealt[place] = cards[count]


def remember(table: Table, before: vec[i64], deal: FateDeal, seat: i64) -> None:
    """Write down what a seat knows now: as many cards of each cell as before, those first of which the viewer is sure.

    Which cards another Baron knows of a cell with several, the viewer may not know himself.
    """
    row: i64 = seat * len(table.fate_deck)
    size = filled(len(table.fate_deck), 0)
    known = filled(len(table.fate_deck), 0)
    cards = deal.cards
    dealt = deal.dealt
    cells = table.fate_cell
    for place in range(deal.count):
        old: i64 = before[row + cards[place]]
        size[old >> 1] += 1
        known[old >> 1] += old & KNOWN
    mixed: i64 = 0  # cards of cells of which he knows some and not all
    for place in range(deal.count):
        cell: i64 = before[row + cards[place]] >> 1
        cells[row + dealt[place]] = cell * 2 + (KNOWN if known[cell] > 0 else i64(0))
        if 0 < known[cell] < size[cell]:
            mixed += 1
    if mixed > 0:
        choose_known(table, before, deal, row, known)
    tidy(table, seat)


def choose_known(table: Table, before: vec[i64], deal: FateDeal, row: i64, known: vec[i64]) -> None:
    """Of the cards of each cell so many are known, those first that come first by what the viewer knows of them."""
    for rank in range(i64(RANKS)):
        for place in range(deal.count):
            cell: i64 = before[row + deal.cards[place]] >> 1
            if rank_of_memory(before, deal, place, row) == rank:
                bit: i64 = KNOWN if known[cell] > 0 else i64(0)
                known[cell] -= bit
                table.fate_cell[row + deal.dealt[place]] = cell * 2 + bit


def rank_of_memory(before: vec[i64], deal: FateDeal, place: i64, row: i64) -> i64:
    """In which turn a card counts among those that a seat knows in a cell: by what the viewer knows of it."""
    if deal.sure[place] == 0:
        return 1
    if deal.sure[place] == UNSURE:
        return 2
    return 0 if before[row + deal.dealt[place]] & KNOWN == 1 else 3


def take_back(table: Table, side: i64) -> None:
    """The cards that a side has just discarded, in secret, are in its hand again."""
    while table.fate_held[side] < table.fate_drawn[side]:
        table.fate_count -= 1
        place: i64 = (table.fate_top + table.fate_count) % len(table.fate_deck)
        table.fate_hand[side * len(table.fate_deck) + table.fate_held[side]] = table.fate_deck[place]
        table.fate_held[side] += 1
        table.fate_deck[place] = 0


def discard_any(table: Table, side: i64, luck: Rng) -> None:
    """A side discards any cards, as many as the rules allow, in the order in which it holds them.

    Rules: WK-080, WK-375, WK-376
    """
    drawn: i64 = table.fate_held[side]
    order = filled(len(table.fate_deck), 0)
    for card in range(drawn):
        order[card] = card
    luck.shuffle(order, 0, drawn)
    keeps = filled(len(table.fate_deck), 0)
    for card in range(luck.below(drawn - must_discard(drawn) + 1)):
        keeps[order[card]] = 1
    kept: i64 = 0
    for place in range(drawn):
        card = take_out(table, side, place)
        if keeps[place] == 0:
            bury_fate(table, card)
        else:
            table.fate_hand[side * len(table.fate_deck) + kept] = card
            kept += 1
    table.fate_held[side] = kept


# ---- decks


def deal_decks(table: Table, luck: Rng) -> None:
    """All decks are shuffled; the backs of Events that were seen keep their colours.

    Rules: WK-031, WK-044
    """
    table.agenda_deck = deal_deck(table.agenda_deck, table.agenda_count, len(table.content.agenda_kind), luck)
    table.hire_deck = deal_deck(table.hire_deck, table.hire_count, last_of(table.content.for_hire) + 1, luck)
    table.event_deck = deal_events(
        table, deal_deck(table.event_deck, table.event_count, last_of(table.content.events) + 1, luck)
    )


def last_of(cards: vec[i64]) -> i64:
    """The highest card of a deck in the order of its cards."""
    return cards[len(cards) - 1]


def is_back_seen(table: Table, place: i64) -> bool:
    """Whether everybody saw the back of the Event at a place of the deck: on top, or long ago at the bottom.

    Rules: WK-031, WK-047
    """
    return place < table.event_seen or place == table.event_count - 1


def deal_deck(deck: vec[i64], count: i64, end: i64, luck: Rng) -> vec[i64]:
    """The cards of a deck, put in order and shuffled; where no card lies nothing is kept."""
    lies = filled(end, 0)
    for place in range(count):
        lies[deck[place]] = 1
    dealt = filled(len(deck), 0)
    found: i64 = 0
    for card in range(end):
        if lies[card] == 1:
            dealt[found] = card
            found += 1
    luck.shuffle(dealt, 0, count)
    return dealt


def deal_events(table: Table, pile: vec[i64]) -> vec[i64]:
    """The Event deck dealt from a shuffled pile: first the places whose colour is known, then the others."""
    event_colour = table.content.event_colour
    dealt = filled(len(table.event_deck), 0)
    for place in range(table.event_count):
        if is_back_seen(table, place):
            at: i64 = 0
            while pile[at] == NONE or event_colour[pile[at]] != event_colour[table.event_deck[place]]:
                at += 1
            dealt[place] = pile[at]
            pile[at] = NONE
    top: i64 = 0
    for place in range(table.event_count):
        if not is_back_seen(table, place):
            while pile[top] == NONE:
                top += 1
            dealt[place] = pile[top]
            top += 1
    return dealt
