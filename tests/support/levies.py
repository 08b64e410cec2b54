"""What the tests of levies share."""

from tests.support.arrange import control, put
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
)
from tests.support.towns import (
    FIRST,
    towns,
)
from wk_env.games.warrior_knights.rules.cards.neutral_actions import call_effect
from wk_env.games.warrior_knights.rules.measures import WAGE
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_GROUP,
    MUSTER_TROOPS,
)
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import settle

HOME = FIRST_GROUP


def mustering(game: Play) -> Play:
    """Muster Forces is resolved."""
    call_effect(game, MUSTER_TROOPS)
    settle(game)
    return game


def at_berac(**numbers: int) -> Play:
    """The first Noble of seat 0 stands with 100 troops at Berac, which is his Baron's."""
    game = towns(**numbers)
    control(game, 0, BERAC)
    put(game, FIRST, BERAC_AREA, troops=(100,))
    return game


def is_setting_wages(game: Play, card: int) -> bool:
    """Whether a card sets the wages of a Baron to one crown."""
    bends = game.state.content.bends
    return (bends[5 * card], bends[5 * card + 2], bends[5 * card + 3]) == (WAGE, 0, 1)
