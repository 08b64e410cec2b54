"""Fate cards in a battle: the hands of both sides are drawn, discarded from, revealed, counted and put back."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import DISCARD, NO_MORE_DISCARDS
from wk_env.games.warrior_knights.rules.fate_deck import bury_fate, draw_fate
from wk_env.games.warrior_knights.rules.memory import mix_hand, see, show
from wk_env.games.warrior_knights.rules.numbers import BIT, DRAW_FATE, NONE, WITHDRAW
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.sets import size_of
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.kernel.columns import filled
from wk_env.kernel.core import Frame

ATTACK: Final[i64] = 0
DEFENCE: Final[i64] = 1
SIDES: Final[i64] = 2
MUST_DISCARD: Final[i64] = 2

# The sets of battle results that bring another card: all of them, and by the number `late_withdrawal` those that do so
# before Retreats are counted. Rules: CG-098, CG-099
DRAWING: Final[i64] = BIT[DRAW_FATE] + BIT[WITHDRAW]
DRAWING_AT_ONCE: Final[vec[i64]] = vec[i64]([0, BIT[DRAW_FATE]])


def draw_card(table: Table, side: i64) -> None:
    """A side draws a Fate card, which its Baron sees, or everybody once its hand lies open; lost if none is left.

    Rules: WK-084, WK-374
    """
    card: i64 = draw_fate(table)
    if card == NONE:
        return
    table.fate_hand[side * len(table.fate_deck) + table.fate_held[side]] = card
    table.fate_held[side] += 1
    if table.fate_open[side] == 1:
        show(table, card)
    elif table.fate_side[side] != NONE:
        see(table, table.fate_side[side], card)


def draw_hand(table: Table, side: i64, cards: i64) -> None:
    """A side draws its cards, seen by its Baron alone."""
    for _ in range(cards):
        draw_card(table, side)
    table.fate_drawn = put(table.fate_drawn, side, table.fate_held[side])


def count_results(table: Table, side: i64, result: i64) -> i64:
    """How many cards in a hand show this battle result."""
    count: i64 = 0
    for place in range(table.fate_held[side]):
        if table.content.fate_battle[table.fate_hand[side * len(table.fate_deck) + place]] == result:
            count += 1
    return count


def lay_open(table: Table) -> None:
    """Both hands lie open, with the cards that come before Retreats are counted.

    Rules: WK-378, CG-099
    """
    for side in range(2):
        table.fate_open = put(table.fate_open, side, 1)
        for held in range(side * len(table.fate_deck), side * len(table.fate_deck) + table.fate_held[side]):
            show(table, table.fate_hand[held])
    at_once: i64 = DRAWING_AT_ONCE[table.rules.late_withdrawal]
    draw_more(table, at_once, at_once)


def draw_the_rest(table: Table) -> None:
    """Every Draw 1 Fate that has brought no card yet brings one, and so does every Retreat that nobody makes use of.

    Rules: WK-379, WK-548, CG-098, CG-099, CG-100
    """
    draw_more(table, DRAWING & ~DRAWING_AT_ONCE[table.rules.late_withdrawal], DRAWING)


def draw_more(table: Table, held: i64, later: i64) -> None:
    """Cards of a set of results bring another card, for the attacker first: those held, then those drawn by that."""
    for side in range(2):
        first: i64 = table.fate_held[side]
        place: i64 = 0
        while place < table.fate_held[side]:
            result: i64 = table.content.fate_battle[table.fate_hand[side * len(table.fate_deck) + place]]
            if (held if place < first else later) & BIT[result] != 0:
                draw_card(table, side)
            place += 1


def return_hands(table: Table) -> None:
    """All cards of the battle go under the deck as they were drawn, the attacker's before the defender's.

    What was declared beside them is over, too.
    Rules: WK-081, WK-395, CG-064
    """
    for side in range(2):
        for place in range(table.fate_held[side]):
            bury_fate(table, take_out(table, side, place))
        table.fate_held[side] = 0
    table.fate_drawn = filled(SIDES, 0)
    table.fate_open = filled(SIDES, 0)
    table.fate_side = filled(SIDES, NONE)
    learning_of(table).end_battle(table)


def take_out(table: Table, side: i64, place: i64) -> i64:
    """Take the card at a place out of a hand: nothing stays where a card no longer is."""
    card: i64 = table.fate_hand[side * len(table.fate_deck) + place]
    table.fate_hand[side * len(table.fate_deck) + place] = 0
    return card


class Discard(Frame[Table]):
    """A side with a commander discards facedown, by the number of the cards: at least two, or one of only two.

    dropped: the places in the hand of what is to go. It goes when all is said, in the order in which it was drawn.
    """

    __slots__ = ("dropped", "last", "seat", "side")

    def __init__(self, side: i64, seat: i64) -> None:
        self.side: i64 = side
        self.seat: i64 = seat
        self.dropped: i64 = 0
        self.last: i64 = NONE

    def resume(self, game: Play) -> None:
        """Ask for one more card; also where one answer is left, since how often a Baron is asked must tell nothing.

        Rules: WK-375, WK-376, WK-377
        """
        table = game.state
        missing: i64 = must_discard(table.fate_held[self.side]) - size_of(self.dropped)
        if size_of(self.dropped) == table.fate_held[self.side]:
            self.finish(game)
            return
        decision = game.ask(self.seat, DISCARD)
        for card in range(self.lowest(table), len(table.fate_deck)):
            if place_of(table, self.side, card) != NONE and self.count_from(table, card) >= missing:
                decision.offer(card)
        if missing <= 0:
            decision.offer(NO_MORE_DISCARDS)

    def lowest(self, table: Table) -> i64:
        """The lowest card number that may still be named."""
        return table.fate_hand[self.side * len(table.fate_deck) + self.last] + 1 if self.last != NONE else i64(0)

    def count_from(self, table: Table, lowest: i64) -> i64:
        """How many cards in the hand have this number or a higher one."""
        count: i64 = 0
        for place in range(table.fate_held[self.side]):
            if table.fate_hand[self.side * len(table.fate_deck) + place] >= lowest:
                count += 1
        return count

    def answer(self, game: Play, choice: i64) -> None:
        """One more card, or no more."""
        if choice == NO_MORE_DISCARDS:
            self.finish(game)
            return
        self.last = place_of(game.state, self.side, choice)
        self.dropped |= BIT[self.last]

    def finish(self, game: Play) -> None:
        """What was named goes under the deck."""
        drop(game.state, self.side, self.dropped)
        game.end()

    def copy(self) -> "Discard":
        """An independent copy."""
        twin = Discard(self.side, self.seat)
        twin.dropped = self.dropped
        twin.last = self.last
        return twin


def drop(table: Table, side: i64, dropped: i64) -> None:
    """The cards at these places of a hand go under the deck, the rest closes ranks.

    Rules: WK-080, WK-081, WK-083
    """
    mix_hand(table, side)
    kept: i64 = 0
    for place in range(table.fate_held[side]):
        card: i64 = take_out(table, side, place)
        if dropped & BIT[place] != 0:
            bury_fate(table, card)
        else:
            table.fate_hand[side * len(table.fate_deck) + kept] = card
            kept += 1
    table.fate_held[side] = kept


def must_discard(drawn: i64) -> i64:
    """How many of the cards drawn must go: two, but of two cards only one.

    Rules: WK-375, WK-376
    """
    return MUST_DISCARD if drawn > MUST_DISCARD else max(0, drawn - 1)


def place_of(table: Table, side: i64, card: i64) -> i64:
    """Where a card is in a hand, or NONE."""
    for place in range(table.fate_held[side]):
        if table.fate_hand[side * len(table.fate_deck) + place] == card:
            return place
    return NONE
