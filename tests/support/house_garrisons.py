"""Tables of the house rule of garrisons: Berac of seat 0, with a Noble inside or a garrison."""

from tests.support.arrange import arrange, control, hire, noble_of, put
from tests.support.battles import BERAC, BERAC_AREA
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import FIRST_GARRISON, FIRST_GROUP, STAR
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

FIRST = noble_of(0, STAR)
ENGLISH, LOMBARD = 0, 1
ENGLISH_50, ENGLISH_100, LOMBARD_50 = 0, 1, 4
BERAC_GARRISON = FIRST_GARRISON + BERAC


def at_berac(*cards: tuple[int, int], seats: int = 2) -> Play:
    """The first Noble of seat 0 is in Berac, which is his Baron's, with cards of these strengths and nations."""
    game = arrange(rules=Rules(seats=seats, manning=1))
    put(game, FIRST, BERAC_AREA)
    for strength, nation in cards:
        hire(game, FIRST, strength, nation)
    control(game, 0, BERAC)
    return game


def manned(*cards: tuple[int, int], seats: int = 2) -> Play:
    """Berac of seat 0 has these Mercenaries as its garrison, and no Noble."""
    game = arrange(rules=Rules(seats=seats, manning=1))
    control(game, 0, BERAC)
    for strength, nation in cards:
        hire(game, BERAC_GARRISON, strength, nation)
    return game


def lay_regular(game: Play, strength: int, seat: int = 0, place: int = BERAC_GARRISON) -> int:
    """A Regular of a Baron lies in the garrison of Berac."""
    table = game.state
    card = next(
        t
        for t in range(4 * seat, 4 * seat + 4)
        if table.content.troop_strength[t] == strength and table.troop_at[t] == FIRST_GROUP + seat
    )
    move_troop(table, card, place)
    return card


def strengths_in(game: Play, place: int) -> list[int]:
    """The strengths of the cards at a place."""
    table = game.state
    return sorted(table.content.troop_strength[t] for t, at in enumerate(table.troop_at) if at == place)
