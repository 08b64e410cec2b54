"""Important Events: who draws the top card, and whom it is about."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import DRAWER
from wk_env.games.warrior_knights.rules.cards.cancelling import PriceOfBlue, PriceOfRed
from wk_env.games.warrior_knights.rules.cards.event_targets import is_chosen, needs_target, turn_for_target
from wk_env.games.warrior_knights.rules.cards.in_force import draw_event, fill_event_deck
from wk_env.games.warrior_knights.rules.cards.resolving import Happen, skip
from wk_env.games.warrior_knights.rules.measures import PRICE_FAITH, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import GREEN, NONE, RED
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame


class ImportantEvent(Frame[Table]):
    """The Neutral action Important Event: the Head of the Church sees its colour and names who draws it."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Ask for the drawer. Blue: anybody, free; red: himself, or an opponent for Faith; green: the other way round.

        Rules: WK-031, WK-040, WK-170, WK-171, WK-172, WK-173
        """
        table = game.state
        fill_event_deck(game)
        if table.event_count == 0:
            game.end()
            return
        decision = game.ask(table.head, DRAWER)
        for seat in range(table.seats):
            if not is_gone(table, seat) and table.faith[table.head] >= price_of_drawer(table, seat):
                decision.offer(seat)

    def answer(self, game: Play, choice: i64) -> None:
        """He pays if he must, and that Baron draws.

        Rules: WK-171, WK-172, WK-173, WK-175
        """
        table = game.state
        table.faith[table.head] -= price_of_drawer(table, choice)
        game.end()
        game.call(Event(draw_event(game), choice))

    def copy(self) -> "ImportantEvent":
        """An independent copy."""
        return ImportantEvent()


def price_of_drawer(table: Table, seat: i64) -> i64:
    """The Faith it costs the Head of the Church to name this Baron, by the colour on the back of the top Event.

    Rules: WK-170, WK-171, WK-172
    """
    colour: i64 = table.content.event_colour[table.event_deck[table.event_count - 1]]
    is_paid: bool = (colour == RED and seat != table.head) or (colour == GREEN and seat == table.head)
    return measure_of_baron(table, PRICE_FAITH, table.head, 1, 1) if is_paid else i64(0)


class Event(Frame[Table]):
    """An Event is drawn: Fate names its target before anybody is asked for the price."""

    __slots__ = ("card", "drawer")

    def __init__(self, card: i64, drawer: i64) -> None:
        self.card: i64 = card
        self.drawer: i64 = drawer

    def resume(self, game: Play) -> None:
        """Settle the target, which all see. A card without a fitting one is skipped, but for what is printed instead.

        Rules: WK-079, WK-174, WK-177, WK-182
        """
        table = game.state
        target: i64 = turn_for_target(table, self.card, self.drawer)
        table.card_on[self.card] = target
        game.end()
        if target == NONE and needs_target(table, self.card) and not is_chosen(table, self.card):
            skip(game, self.card, self.drawer)
        elif table.content.card_faith[self.card] == 0:
            game.call(Happen(self.card, self.drawer, target))
        elif table.content.event_colour[self.card] == RED:
            game.call(PriceOfRed(self.card, self.drawer, target))
        else:
            game.call(PriceOfBlue(self.card, self.drawer, target))

    def copy(self) -> "Event":
        """An independent copy."""
        return Event(self.card, self.drawer)
