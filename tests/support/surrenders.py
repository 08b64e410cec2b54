"""A siege of Berac, in which Nobles of seat 1 may capitulate."""

from tests.support.arrange import arrange, control, noble_of, put, run
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    MEADOW,
    besiege,
)
from wk_env.games.warrior_knights.rules.numbers import BIT, CIRCLE, SQUARE, STAR
from wk_env.games.warrior_knights.rules.optional.capitulation import ask_before_upkeep
from wk_env.games.warrior_knights.rules.optional.truces import make_truce
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep
from wk_env.games.warrior_knights.rules.procedures.siege import Besiege
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import settle

ATTACKER, GUARD, SECOND = noble_of(0, CIRCLE), noble_of(1, CIRCLE), noble_of(1, STAR)
AROUND = (30, 31, 36, 38, MEADOW, 45)
HOME = 20


def before_berac(*inside: int, seats: int = 3, rules: Rules | None = None, game: Play | None = None) -> Play:
    """Seat 0 stands with 400 troops before Berac of seat 1, inside which these Nobles have 100 troops each."""
    game = game or arrange(seats=seats, rules=rules or Rules(seats=seats, capitulations=1))
    put(game, ATTACKER, BERAC_AREA, (100, 100, 100, 100))
    control(game, 1, BERAC)
    for noble in inside or (GUARD,):
        put(game, noble, BERAC_AREA, (100,))
    return game


def under_siege(*inside: int, seats: int = 3, game: Play | None = None) -> Play:
    """The same with a siege of seat 0 that stands since the round before this one."""
    game = before_berac(*inside, seats=seats, game=game)
    game.state.round = 2
    besiege(game, 0, BERAC)
    return game


def declare(game: Play, seat: int = 0) -> None:
    """A Baron declares a siege of Berac."""
    run(game, Besiege(seat, BERAC, BIT[noble_of(seat, CIRCLE)]))


def upkeep(game: Play) -> None:
    """Upkeep begins."""
    game.call(Upkeep())
    ask_before_upkeep(game)
    settle(game)


def truce(game: Play, last: int) -> Play:
    """Seats 0 and 1 have a truce up to a round."""
    make_truce(game.state, 0, 1, last)
    return game


def shut_all_ways(game: Play) -> None:
    """Seat 2 has a city in no area around Berac, but Nobles of others stand in all of them."""
    others = (noble_of(0, STAR), noble_of(0, SQUARE), *(noble_of(2, symbol) for symbol in range(4)))
    for noble, area in zip(others, AROUND, strict=True):
        put(game, noble, area)
