"""Barons who have pacts: seats 0 and 1, and what one may take from the other."""

from tests.support.arrange import arrange, control, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, MEADOW, besiege, place_stronghold
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import CIRCLE, IN_DISCARD
from wk_env.games.warrior_knights.rules.optional.pacts import write_pair
from wk_env.games.warrior_knights.rules.optional.treachery import Pacts
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

FIRST, SECOND, THIRD = 0, 1, 2
ATTACKER = noble_of(FIRST, CIRCLE)
DEFENDER = noble_of(SECOND, CIRCLE)


def peace(rounds: int = 2, seats: int = 3, **more: int) -> Play:
    """Seats 0 and 1 have a pact for so many rounds; everybody has 5 Influence."""
    game = arrange(seats=seats, rules=Rules(seats=seats, pact_rounds=3, **more))
    for seat in range(seats):
        game.state.influence[seat] = 5
    if rounds:
        write_pair(game.state, FIRST, SECOND, rounds)
    return game


def window(rounds: int = 0, seats: int = 3, **more: int) -> Play:
    """The window before an Action card opens."""
    game = peace(rounds, seats, **more)
    run(game, Pacts(all_seats(game.state)))
    return game


def points(game: Play) -> tuple[int, int, int]:
    """The Influence of the breaker and of the victim, and what is in the pool beyond the usual."""
    table = game.state
    return int(table.influence[FIRST]), int(table.influence[SECOND]), int(table.pool - 10 * table.seats)


def before_open_berac(**more: int) -> Play:
    """Seat 0 stands before Berac of its partner, whose walls have fallen and which nobody defends."""
    game = peace(**more)
    control(game, SECOND, BERAC)
    game.state.breaches[BERAC] = 2
    put(game, ATTACKER, BERAC_AREA, troops=(200,))
    return game


def before_the_stronghold(*cities: int, **more: int) -> Play:
    """Seat 0 is about to complete its siege of the stronghold of its partner, who has these cities."""
    game = peace(**more)
    control(game, SECOND, *cities)
    hold = place_stronghold(game, SECOND, MEADOW)
    for troop in range(4 * SECOND, 4 * SECOND + 4):
        move_troop(game.state, troop, IN_DISCARD)
    besiege(game, FIRST, hold)
    game.state.round = 3
    put(game, ATTACKER, MEADOW, troops=(200, 200, 200, 150))
    return game
