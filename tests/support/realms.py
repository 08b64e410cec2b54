"""Tables of Lords of the Realm: what lasts, and what was counted last."""

from librt.vecs import vec
from mypy_extensions import i64

from tests.support.arrange import arrange
from wk_env.games.warrior_knights.rules.numbers import (
    MOST_SEATS,
)
from wk_env.games.warrior_knights.rules.rules import LORDS, Rules
from wk_env.games.warrior_knights.rules.state import Play

HOME = 30


def realm(seats: int = 3, victory: int = LORDS, **numbers: int) -> Play:
    """A table of Lords at which all strongholds stand and nobody holds anything but his Regulars; no offices."""
    game = arrange(seats=seats, rules=Rules(seats=seats, victory=victory, **numbers))
    game.state.pool = 0
    for seat in range(seats):
        game.state.stronghold_at[seat] = HOME + seat
    game.state.chairman, game.state.head = 0, 1
    return game


def lasting(game: Play, *points: int) -> Play:
    """So many points are the Barons' for good."""
    game.state.points = vec[i64]([*points, *[0] * (MOST_SEATS - len(points))])
    return game


def points(game: Play) -> list[int]:
    """The Influence Points of all Barons as they were counted last."""
    return [int(game.state.influence[seat]) for seat in range(game.state.seats)]
