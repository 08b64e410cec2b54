"""Sieges that Fate decides: a city that is besieged since the last round, cards that lie on top, what lies on walls.

game = before_berac(200)                 # seat 0 besieges Berac (200) of seat 1, who has a Noble with 200 inside
draw(game, DEAL)
assert marks(game) == (1, 0, 0)
"""

from typing import Final

from tests.support.arrange import arrange, control, noble_of, put, run, stack_fate
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    besiege,
)
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    STAR,
)
from wk_env.games.warrior_knights.rules.optional.advanced_sieges import SiegeDraws
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

SIEGES: Final = Rules(seats=2, siege_draws=2)
NO_SURRENDER: Final = Rules(seats=2, siege_draws=1)
MINE, HIS, HIS_STAR = noble_of(0, CIRCLE), noble_of(1, CIRCLE), noble_of(1, STAR)


def before_berac(*inside: int, rules: Rules = SIEGES) -> Play:
    """Seat 0 besieges Berac (200) of seat 1 since the last round; Nobles with so many troops each are inside."""
    game = arrange(seats=rules.seats, rules=rules)
    game.state.round = 2
    put(game, MINE, BERAC_AREA, (200,))
    control(game, 1, BERAC)
    besiege(game, 0, BERAC)
    for noble, troops in zip((HIS, HIS_STAR), inside, strict=False):
        put(game, noble, BERAC_AREA, (troops,))
    return game


def draw(game: Play, *results: int) -> None:
    """Upkeep begins while these Fate cards lie on top."""
    stack_fate(game, *results)
    run(game, SiegeDraws())


def turned(game: Play) -> int:
    """How many Fate cards were turned."""
    return int(game.state.fate_top)


def wear(game: Play, hold: int, tokens: int, breaches: int = 0) -> None:
    """So many tokens and breaches are on a hold."""
    game.state.siege_tokens[hold] = tokens
    game.state.breaches[hold] = breaches


def marks(game: Play, hold: int = BERAC) -> tuple[int, int, int]:
    """Casualty tokens and breaches of a hold, and whether its Nobles are spared."""
    table = game.state
    return int(table.siege_tokens[hold]), int(table.breaches[hold]), int(table.spared[hold])
