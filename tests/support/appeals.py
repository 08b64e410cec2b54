"""A Noble of seat 0 before neutral Froli, to which he may appeal."""

from tests.support.arrange import arrange, noble_of, put
from tests.support.battles import (
    FROLI_AREA,
)
from wk_env.games.warrior_knights.rules.cards.baron_actions import call_baron_action
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    STAR,
)
from wk_env.games.warrior_knights.rules.optional.diplomatic_conquest import cities_to_appeal_to
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

SPEAKER, SECOND = noble_of(0, CIRCLE), noble_of(0, STAR)


def at_froli(appeals: int = 1, faith: int = 1, crowns: int = 15, game: Play | None = None) -> Play:
    """The circle of seat 0 stands before neutral Froli (200, income 2)."""
    game = game or arrange(seats=3, rules=Rules(seats=3, appeals=appeals, capitulations=1))
    put(game, SPEAKER, FROLI_AREA, (100,))
    game.state.faith[0] = faith
    game.state.crowns[0] = crowns
    return game


def open_cities(game: Play) -> list[int]:
    """The cities that seat 0 may appeal to."""
    return [city for city in range(24) if cities_to_appeal_to(game.state, 0) & BIT[city]]


def card_of(game: Play, kind: int) -> int:
    """Seat 0's first card of a kind."""
    return int(game.state.content.own_first[kind])


def play_card(game: Play, kind: int) -> int:
    """Seat 0's card of a kind is turned over; the card."""
    card = card_of(game, kind)
    call_baron_action(game, card)
    run_on(game)
    return card


def run_on(game: Play) -> None:
    """On to the next question."""
    while game.top is not None and game.decision.count == 0:
        game.top.resume(game)
