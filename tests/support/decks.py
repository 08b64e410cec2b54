"""Events and Agendas of the house deck by name: drawn, passed by the Assembly or in force already.

game = arrange(seats=3)
draw(game, "Toll of the Road", drawer=0)      # the Head of the Church named seat 0
answer(game, NO)                              # who does not pay to cancel it
"""

from typing import Final

from tests.support.arrange import answer, run
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.rules.cards.effects import Resolve
from wk_env.games.warrior_knights.rules.cards.events import Event
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.numbers import CARD_CURRENT, CARDS, EVENTS, FIRST_AGENDA, NONE
from wk_env.games.warrior_knights.rules.state import Play

CARD_OF: Final = {house_box().names.card(card): card for card in reversed(range(CARDS))}


def pick(game: Play, name: str) -> int:
    """Take a card out of its deck; its number."""
    table = game.state
    card = CARD_OF[name]
    is_event = card < EVENTS
    deck = table.event_deck if is_event else table.agenda_deck
    size = table.event_count if is_event else table.agenda_count
    number = card if is_event else card - FIRST_AGENDA
    rest = [other for other in deck[:size] if other != number]
    for place, other in enumerate(rest):
        deck[place] = other
    if is_event:
        table.event_count = len(rest)
    else:
        table.agenda_count = len(rest)
    table.card_place[card] = CARD_CURRENT
    return card


def draw(game: Play, name: str, drawer: int = 0) -> int:
    """A Baron draws this Event; the number of the card."""
    card = pick(game, name)
    run(game, Event(card, drawer))
    return card


def carry(game: Play, name: str, seat: int = NONE) -> int:
    """A motion of this name was passed and is carried out on one Baron who accepted it, or on all."""
    card = pick(game, name)
    run(game, Resolve(card, seat, NONE))
    return card


def lay_down(game: Play, name: str, on: int = NONE) -> int:
    """A card of this name is in force, on this Baron, Noble, city or nation, or on the table; its number."""
    card = pick(game, name)
    lay(game, card, on)
    return card


def put_on_top(game: Play, name: str) -> int:
    """An Event of this name is the next to be drawn; its number."""
    card = pick(game, name)
    table = game.state
    table.event_deck[table.event_count] = card
    table.event_count += 1
    table.card_place[card] = 0
    return card


def answer_first(game: Play) -> None:
    """Give the first legal answer until nothing is open."""
    while game.decision.count > 0:
        answer(game, game.decision.options[0])
