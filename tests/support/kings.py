"""Tables with a King: the pool empty, somebody crowned, his Army laid."""

from tests.support.arrange import arrange, run
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ARMY,
    EMPTIED,
    FIRST_OF_THE_KING,
    KING,
)
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_GROUP,
)
from wk_env.games.warrior_knights.rules.phases.upkeep import CLOSE, Upkeep
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid

ROYAL_CARDS = range(FIRST_OF_THE_KING, FIRST_OF_THE_KING + 6)


def kingdom(seats: int = 3, **numbers: int) -> Play:
    """A table that crowns a King, strongholds off the board."""
    return arrange(seats=seats, rules=Rules(seats=seats, victory=2, influence_each=8, **numbers))


def emptied(game: Play, influence: tuple[int, ...], since: int = 1) -> Play:
    """The pool ran out in a round; the Barons have so much Influence."""
    table = game.state
    table.pool = 0
    table.annex = laid(table.annex, EMPTIED, since)
    for seat, points in enumerate(influence):
        table.influence[seat] = points
    return game


def crowned(game: Play, seat: int, where: int | None = None, cards: int = 3) -> Play:
    """A Baron is King; his Army lies with an army, as a rule in his stronghold."""
    table = game.state
    table.annex = laid(laid(table.annex, KING, seat + 1), ARMY, cards)
    for card in ROYAL_CARDS[:cards]:
        move_troop(table, card, FIRST_GROUP + seat if where is None else where)
    return game


def royal_places(game: Play) -> list[int]:
    """Where the cards of the King's Army lie."""
    return [int(game.state.troop_at[card]) for card in ROYAL_CARDS]


def end_upkeep(game: Play) -> Play:
    """The last step of Upkeep, and what follows from it."""
    run(game, Upkeep(CLOSE))
    return game
