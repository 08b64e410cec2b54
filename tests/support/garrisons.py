"""What the tests of garrisons share."""

from tests.support.arrange import control
from tests.support.towns import towns
from wk_env.games.warrior_knights.rules.cards.neutral_actions import call_effect
from wk_env.games.warrior_knights.rules.numbers import UPGRADE_DEFENSES
from wk_env.games.warrior_knights.rules.phases.wages import wage_of
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import settle


def upgrading(game: Play) -> Play:
    """Upgrade Defenses is resolved."""
    call_effect(game, UPGRADE_DEFENSES)
    settle(game)
    return game


def held(*cities: int, **numbers: int) -> Play:
    """Seat 0 controls these cities."""
    game = towns(**numbers)
    control(game, 0, *cities)
    return game


def regulars_of(game: Play) -> int:
    """What the Regulars of seat 0 cost."""
    return sum(int(wage_of(game.state, troop)) for troop in range(4))
