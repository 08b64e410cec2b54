"""What the tests of withdrawals share."""

from tests.support.arrange import control, noble_of, put
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    FAR,
    MEADOW,
    NEAR,
    URAN_AREA,
    place_stronghold,
)
from tests.support.fates import clash, glory_table, meadow
from wk_env.games.warrior_knights.rules.asks import (
    WITHDRAW_OR_STAND,
)
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    DEAL,
    FIRST_GROUP,
    NO,
    PREVENT,
    STAR,
    WITHDRAW,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK, DEFENCE
from wk_env.games.warrior_knights.rules.state import Play

MINE, FOE, FOES_STAR = noble_of(0, CIRCLE), noble_of(1, CIRCLE), noble_of(1, STAR)


QUESTION = (WITHDRAW_OR_STAND, 1, [NO, YES])


def held(game: Play) -> tuple[int, int]:
    """How many Fate cards the attacker and the defender hold."""
    return int(game.state.fate_held[ATTACK]), int(game.state.fate_held[DEFENCE])


def hundreds(kept: int = 1, **numbers: int) -> Play:
    """Circles with so many hundred troops each meet in the meadow: each side keeps that many cards."""
    return meadow((100,) * kept, (100,) * kept, glory_table(**numbers))


def led_by_stars(kept: int = 1, **numbers: int) -> Play:
    """The same with stars: the attacker is asked about his ability once all cards are drawn."""
    game = glory_table(**numbers)
    put(game, noble_of(0, STAR), MEADOW, troops=(100,) * kept)
    put(game, FOES_STAR, MEADOW, troops=(100,) * kept)
    return game


def in_berac(**numbers: int) -> Play:
    """The circle of seat 0 before Berac, in which the circle of its Baron, seat 1, stands; he keeps three cards."""
    game = meadow((100,), (100,), glory_table(**numbers), BERAC_AREA)
    control(game, 1, BERAC)
    return game


def before_home(*cities: int) -> Play:
    """The circle of seat 0 before the stronghold of seat 1 in the meadow, with the circle of seat 1 inside."""
    game = meadow((100,), (100,), glory_table())
    place_stronghold(game, 1, MEADOW)
    control(game, 1, *cities)
    return game


def cards_at_home(game: Play) -> int:
    """How many cards seat 1 keeps in its stronghold with this much in it."""
    table = game.state
    walls = table.content.stronghold_strength[1] + table.army_troops[FIRST_GROUP + 1]
    return int(1 + walls // 100)


def storm_home(game: Play) -> None:
    """The stronghold of seat 1 is assaulted, and it shows a Retreat."""
    clash(game, (DEAL,), (WITHDRAW, *[PREVENT] * (cards_at_home(game) - 1)))


def hemmed_in(game: Play) -> Play:
    """Nobles of seat 0 stand in all areas next to the meadow."""
    for symbol, area in enumerate((BERAC_AREA, NEAR, URAN_AREA)):
        put(game, noble_of(0, symbol), area, troops=(50,))
    place_stronghold(game, 0, FAR)
    return game
