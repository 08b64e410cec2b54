"""The moments at which cards in force may act."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import COMPLY
from wk_env.games.warrior_knights.rules.cards.in_force import discard
from wk_env.games.warrior_knights.rules.cards.resources import due, gain_or_lose, parameter
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    EAR_ROW,
    ENDS_USED,
    TO,
    TO_HOLDER,
    WHO_HOLDER,
    WHO_MOST_CROWNS,
    WHO_OTHERS,
)
from wk_env.games.warrior_knights.rules.content_columns import EAR_WIDTH
from wk_env.games.warrior_knights.rules.measures import LIES_ON_BARON, LIES_ON_CITY, LIES_ON_NOBLE
from wk_env.games.warrior_knights.rules.numbers import CARD_IN_FORCE, NO, NONE, SYMBOLS, YES
from wk_env.games.warrior_knights.rules.procedures.ban import ban, can_refuse
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.queries import in_order
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

TAXED: Final[i64] = 0
ASSEMBLY_BEGINS: Final[i64] = 1
BATTLE_WON: Final[i64] = 2
CITY_TAKEN: Final[i64] = 3
NOBLE_DIES: Final[i64] = 4
MOMENTS: Final[i64] = 5

# The actor of a moment that is everybody's.
EVERYBODY: Final[i64] = -2


def announce(game: Play, moment: i64, actor: i64, foe: i64) -> None:
    """Let every card in force that listens to this moment speak: pushes its effects on the stack, first card on top.

    Chairman first, clockwise; for one Baron Events before Agendas, by number. In a moment of EVERYBODY each Baron is
    the actor once, and all of them are compared before anybody pays. No eliminated Baron hears or is heard.
    Rules: WK-544
    """
    table = game.state
    first: i64 = table.content.first_listener[moment]
    last: i64 = table.content.first_listener[moment + 1] - 1
    for place in range(table.seats):
        seat: i64 = in_order(table, table.seats - 1 - place)
        if is_gone(table, seat):
            continue
        for listener in range(last, first - 1, -1):
            card: i64 = table.content.listeners[listener]
            if table.card_place[card] == CARD_IN_FORCE:
                listen(game, card, seat, actor, foe)


def listen(game: Play, card: i64, seat: i64, actor: i64, foe: i64) -> None:
    """A card that hears the moment of this actor speaks to this seat, if it means him."""
    table = game.state
    if parameter(table, card, EAR_ROW, TO) != TO_HOLDER:
        if actor in (seat, EVERYBODY) and hears(table, card, seat):
            game.call(Speak(card, seat, foe))
        return
    if holder_of_card(table, card) != seat:
        return
    for other in range(table.seats):
        if actor in (other, EVERYBODY) and not is_gone(table, other) and hears(table, card, other):
            game.call(Speak(card, seat, foe))


def holder_of_card(table: Table, card: i64) -> i64:
    """The Baron on whom, on whose Noble or on whose city a card lies; NONE for cards on the table."""
    lies: i64 = table.content.card_lies[card]
    on: i64 = table.card_on[card]
    if lies == LIES_ON_BARON:
        return on
    if lies == LIES_ON_NOBLE:
        return on // SYMBOLS
    return table.city_owner[on] if lies == LIES_ON_CITY else NONE


def hears(table: Table, card: i64, actor: i64) -> bool:
    """Whether a card listens to this actor: to anybody, its holder, all others, or whoever has most crowns."""
    who: i64 = table.content.ears[card * EAR_WIDTH + 1]
    if who == WHO_HOLDER:
        return actor == holder_of_card(table, card)
    if who == WHO_OTHERS:
        return actor != holder_of_card(table, card)
    return who != WHO_MOST_CROWNS or has_most_crowns(table, actor)


def has_most_crowns(table: Table, seat: i64) -> bool:
    """Whether nobody has more crowns than this Baron."""
    for other in range(table.seats):
        if table.crowns[other] > table.crowns[seat]:
            return False
    return True


class Speak(Frame[Table]):
    """A card in force gives or takes what it says; a law that demands something may be refused."""

    __slots__ = ("card", "foe", "seat")

    def __init__(self, card: i64, seat: i64, foe: i64) -> None:
        self.card: i64 = card
        self.seat: i64 = seat
        self.foe: i64 = foe

    def resume(self, game: Play) -> None:
        """Ask whether the Baron complies if the law takes anything from him; other cards speak unasked.

        Rules: WK-225, WK-286, WK-291
        """
        table = game.state
        taken: i64 = due(table, self.card, EAR_ROW, self.seat, self.foe) * table.content.card_demand[self.card]
        if taken > 0 and can_refuse(table, self.card, self.seat):
            decision = ask_about(game, self.seat, COMPLY, self.card, taken)
            decision.offer(NO)
            decision.offer(YES)
            return
        self.speak(game)

    def answer(self, game: Play, choice: i64) -> None:
        """Comply, or be spared this once and banned; the law stays in force.

        Rules: WK-286, WK-287, WK-291
        """
        if choice == YES:
            self.speak(game)
            return
        game.end()
        if game.state.banned[self.seat] == 0:
            ban(game, self.seat)

    def speak(self, game: Play) -> None:
        """The effect, after which a card that is used up leaves."""
        table = game.state
        game.end()
        gain_or_lose(table, self.card, EAR_ROW, self.seat, self.foe)
        if table.content.card_ends[self.card] == ENDS_USED:
            discard(game, self.card)

    def copy(self) -> "Speak":
        """An independent copy."""
        return Speak(self.card, self.seat, self.foe)
