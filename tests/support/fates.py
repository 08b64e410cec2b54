"""Tables of For Glory in a few lines, with its 48 Fate cards in the order that a test wants.

game = meadow((100,), (100,), glory_table())
clash(game, (DEAL,), (WITHDRAW,))        # seat 0 attacks seat 1; these are the cards that they keep
"""

from collections.abc import Callable
from functools import cache

from tests.support.arrange import CITIES, answer, lay_cards, noble_of, put, run, stack_fate
from tests.support.battles import MEADOW
from wk_env.games.warrior_knights.content.load import HOUSE, box_of
from wk_env.games.warrior_knights.content.tables import LAYOUT
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import RIOTS
from wk_env.games.warrior_knights.rules.asks import DISCARD, NO_MORE_DISCARDS
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.numbers import BIT, CIRCLE, DEAL
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, new_table
from wk_env.games.warrior_knights.rules.state import put as laid
from wk_env.kernel.core import Game
from wk_env.kernel.rng import rng_from

Wish = int | Callable[[int], bool]  # a battle result, or a test of a card's number


@cache
def glory_content() -> Content:
    """The cards of For Glory, with the cities of tests/support/arrange.py."""
    tables = LAYOUT.read(HOUSE)
    for row, (strength, income) in zip(tables["city"], CITIES, strict=True):
        row["strength"], row["income"] = strength, income
    glory = box_of(tables).glory
    assert glory is not None
    return glory.content


def glory_table(seats: int = 2, **numbers: int) -> Play:
    """A table of For Glory at which nothing has happened, as `arrange` lays one out."""
    table = new_table(Rules(seats=seats, glory=1, **numbers), glory_content())
    for seat in range(seats):
        table.seat_of[seat] = table.colour[seat] = seat
        table.crowns[seat] = 15
    table.head, table.round, table.pool = 1, 1, 10 * seats
    lay_cards(table)
    for card in range(len(table.fate_deck)):
        table.fate_deck[card] = card
    table.fate_count = len(table.fate_deck)
    return Game(table, rng_from(1))


def says(game: Play, result: int) -> Callable[[int], bool]:
    """A test for stack_fate: what the card says of revolts."""
    return lambda card: game.state.content.fate_revolt[card] == result


def reports(game: Play, voyage: int, news: int) -> Callable[[int], bool]:
    """A test for stack_fate: what the card says of an expedition."""
    return lambda card: game.state.content.fate_voyage[voyage * len(game.state.fate_deck) + card] == news


def meadow(attack: tuple[int, ...], defence: tuple[int, ...], game: Play, area: int = MEADOW) -> Play:
    """The circles of seats 0 and 1 stand in an area with Mercenaries of these strengths."""
    put(game, noble_of(0, CIRCLE), area, troops=attack)
    put(game, noble_of(1, CIRCLE), area, troops=defence)
    return game


def clash(
    game: Play,
    attack: tuple[int, ...],
    defence: tuple[int, ...],
    area: int = MEADOW,
    later: tuple[Wish, ...] = (DEAL, DEAL),
) -> None:
    """Seat 0 attacks seat 1: of what each side draws it keeps such cards, then the later ones lie on the deck.

    Each side draws two cards more than it keeps.
    """
    kept = len(attack) + len(defence)
    drawn = stack_fate(game, *attack, DEAL, DEAL, *defence, DEAL, DEAL, *later)
    going = (drawn[len(attack) : len(attack) + 2], drawn[kept + 2 : kept + 4])
    run(game, Fight(0, area))
    answer(game, 1)
    while game.decision.count and game.decision.ask != DISCARD:
        answer(game, game.decision.options[0])
    for cards in going:
        answer(game, *sorted(cards), NO_MORE_DISCARDS)


def riot_in(game: Play, *cities: int) -> Play:
    """Riot tokens lie on these cities."""
    for city in cities:
        game.state.annex = laid(game.state.annex, RIOTS, game.state.annex[RIOTS] | BIT[city])
    return game
