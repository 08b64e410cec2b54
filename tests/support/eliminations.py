"""A Baron about to be eliminated, or just eliminated."""

from tests.support.arrange import arrange, control, give_regulars, noble_of, put, run
from tests.support.battles import BERAC, CADIZ, MEADOW, place_stronghold
from wk_env.games.warrior_knights.rules.deeds import remove_stronghold
from wk_env.games.warrior_knights.rules.numbers import FIRST_GROUP, STAR
from wk_env.games.warrior_knights.rules.procedures.elimination import Eliminate
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

HIS = noble_of(1, STAR)
HIS_HOLD = FIRST_GROUP + 1


def doomed(seats: int = 3, elimination: int = 1) -> Play:
    """Seat 1 has a stronghold, two cities and a Noble with a Regular; seat 0 stands before the stronghold."""
    game = arrange(rules=Rules(seats=seats, elimination=elimination))
    put(game, noble_of(0, STAR), MEADOW, troops=(200,))
    put(game, HIS, 13)
    give_regulars(game, HIS, 100)
    control(game, 1, BERAC, CADIZ)
    place_stronghold(game, 1, MEADOW)
    return game


def out(game: Play, seat: int = 1) -> Play:
    """A Baron who has just lost his stronghold is eliminated."""
    remove_stronghold(game.state, seat)
    run(game, Eliminate(seat))
    return game
