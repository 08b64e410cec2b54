"""What the tests of neutral cards share."""

from tests.support.learning import (
    COATS,
    SOME_ROW,
    academy,
    deck_of,
    know,
    name_scholar,
    play_neutral,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    DECK,
    DECK_COUNT,
)
from wk_env.games.warrior_knights.rules.cards.vocabulary import KIND_PRIVATE
from wk_env.games.warrior_knights.rules.numbers import (
    A_PRESSING_AGENDA,
    CARD_CURRENT,
    FIRST_AGENDA,
    NONE,
    ON_OFFER,
    RESEARCH,
)
from wk_env.games.warrior_knights.rules.procedures.display import reveal_agendas
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid


def research(knows: int = 1, top: int = COATS, **numbers: int) -> Play:
    """Seat 1 is the Scholar, Research is turned over, and this Advancement lies on top of the deck."""
    game = academy(3, SOME_ROW, **numbers)
    name_scholar(game, 1)
    know(game, 1, knows)
    place = deck_of(game).index(top)
    last = game.state.annex[DECK_COUNT] - 1
    other = game.state.annex[DECK + last]
    game.state.annex = laid(laid(game.state.annex, DECK + place, other), DECK + last, top)
    play_neutral(game, RESEARCH)
    return game


def pressed(seats: int = 3) -> Play:
    """Three Agendas are current, and A Pressing Agenda was turned over."""
    game = academy(seats=seats)
    reveal_agendas(game)
    play_neutral(game, A_PRESSING_AGENDA)
    return game


def without_private_motions(game: Play) -> Play:
    """No Private Motion is among the current Agendas."""
    table = game.state
    kinds = table.content.agenda_kind
    plain = iter(range(len(kinds)))
    for place in range(len(table.current)):
        if table.current[place] != NONE:
            table.current[place] = FIRST_AGENDA + next(a for a in plain if kinds[a] != KIND_PRIVATE)
            table.card_place[table.current[place]] = CARD_CURRENT
    return game


def on_offer(game: Play) -> int:
    """How many Mercenaries are on offer."""
    return list(game.state.troop_at).count(ON_OFFER)
