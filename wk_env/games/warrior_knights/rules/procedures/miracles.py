"""Miracles Can Happen: a lasting Event is cancelled later, for its price and a Faith more."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import MIRACLE, MORE_MIRACLES, NO_MIRACLE
from wk_env.games.warrior_knights.rules.cards.collecting import Collect
from wk_env.games.warrior_knights.rules.cards.in_force import discard, is_in_force
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.measures import HEIR, PRICE_FAITH, measure_of_baron
from wk_env.games.warrior_knights.rules.moments import holder_of_card
from wk_env.games.warrior_knights.rules.numbers import BIT, NONE, RED
from wk_env.games.warrior_knights.rules.procedures.heirs import has_tokens
from wk_env.games.warrior_knights.rules.procedures.turns import first_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame


def price_of_miracle(table: Table, card: i64, seat: i64) -> i64:
    """The Faith that cancels a lasting Event: its price, bent for the victim of a red one, and one more.

    Rules: WK-585, WK-586
    """
    price: i64 = table.content.card_faith[card]
    if table.content.event_colour[card] == RED:
        price = measure_of_baron(table, PRICE_FAITH, seat, price, 1)
    return price + 1


def is_revocable(table: Table, card: i64) -> bool:
    """Whether an Event with a price is in force and its consequence is not final: a dead heir token is.

    Rules: WK-585, WK-586
    """
    if not is_in_force(table, card) or table.content.card_faith[card] == 0:
        return False
    return not has_tokens(table) or table.content.bends[card * BEND_WIDTH] != HEIR


def can_hope(table: Table, card: i64, seat: i64) -> bool:
    """Whether a Baron may cancel a lasting Event: a red one as its victim, a blue one alone or with the others.

    Rules: WK-585
    """
    if not is_revocable(table, card):
        return False
    price: i64 = price_of_miracle(table, card, seat)
    if table.content.event_colour[card] == RED:
        return holder_of_card(table, card) == seat and table.faith[seat] >= price
    return table.faith[seat] > 0 and faith_of_all(table) >= price


def faith_of_all(table: Table) -> i64:
    """The Faith of all Barons together."""
    faith: i64 = 0
    for seat in range(table.seats):
        faith += table.faith[seat]
    return faith


class Miracles(Frame[Table]):
    """Each of a set of Barons may cancel lasting Events, Chairman first; for a blue one he collects once.

    Rules: WK-585
    """

    __slots__ = ("waiting",)

    def __init__(self, waiting: i64) -> None:
        self.waiting: i64 = waiting

    def resume(self, game: Play) -> None:
        """Ask the next Baron who can cancel any."""
        table = game.state
        seat: i64 = first_of(table, self.waiting)
        if seat == NONE:
            game.end()
            return
        decision = game.ask(seat, MIRACLE)
        events = table.content.events
        for place in range(len(events)):
            if can_hope(table, events[place], seat):
                decision.offer(undoing(place))
        if decision.count == 0:
            self.waiting -= BIT[seat]
        else:
            decision.offer(NO_MIRACLE)

    def answer(self, game: Play, choice: i64) -> None:
        """Pay for a red one, collect for a blue one, or wait."""
        table = game.state
        seat: i64 = game.decision.seat
        card: i64 = event_undone(table, choice)
        if card != NONE and table.content.event_colour[card] == RED:
            table.faith[seat] -= price_of_miracle(table, card, seat)
            discard(game, card)
            return
        self.waiting -= BIT[seat]
        if card != NONE:
            game.call(Collection(card, seat))

    def copy(self) -> "Miracles":
        """An independent copy."""
        return Miracles(self.waiting)


def undoing(place: i64) -> i64:
    """The choice that cancels the Event at a place of the list of all: those of For Glory stand behind NO_MIRACLE."""
    return place if place < NO_MIRACLE else MORE_MIRACLES + place - NO_MIRACLE


def event_undone(table: Table, choice: i64) -> i64:
    """The Event that a choice cancels, or NONE."""
    if choice == NO_MIRACLE:
        return NONE
    return table.content.events[choice if choice < NO_MIRACLE else NO_MIRACLE + choice - MORE_MIRACLES]


class Collection(Collect):
    """All Barons may cancel a lasting blue Event together, clockwise from whoever calls on them.

    Rules: WK-585
    """

    __slots__ = ()

    def price(self, table: Table) -> i64:
        """The price of a miracle."""
        return price_of_miracle(table, self.card, self.first)

    def copy(self) -> "Collection":
        """An independent copy."""
        twin = Collection(self.card, self.first)
        twin.turn = self.turn
        return twin
