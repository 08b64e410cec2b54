"""What the tests of captains share."""

from tests.support.arrange import put
from tests.support.battles import MEADOW
from tests.support.towns import (
    FIRST,
    give_captain,
    take_out,
    towns,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_ABILITY
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_GROUP,
    ON_OFFER,
)
from wk_env.games.warrior_knights.rules.phases.wages import wage_of
from wk_env.games.warrior_knights.rules.state import Play

HOME = FIRST_GROUP  # the stronghold of seat 0


def gift(game: Play, nation: int, rank: int) -> tuple[int, int]:
    """Where the card of a captain's gift lies, and on whom."""
    number = FIRST_ABILITY + 2 * nation + rank
    return int(game.state.card_place[number]), int(game.state.card_on[number])


def with_noble(nation: int, rank: int, area: int = MEADOW) -> Play:
    """A captain with the first Noble of seat 0, who has 200 troops more."""
    game = towns()
    put(game, FIRST, area, troops=(200,))
    give_captain(game, FIRST, nation, rank)
    return game


def offered(game: Play, troop: int) -> None:
    """A captain lies on offer."""
    take_out(game.state, troop)
    move_troop(game.state, troop, ON_OFFER)


def wage_of_home(game: Play) -> int:
    """What the Regulars of seat 0 cost."""
    return sum(int(wage_of(game.state, troop)) for troop in range(4))
