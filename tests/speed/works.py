"""Some work, as often as asked for: `python -m tests.speed.works NAME TIMES` prints how many units were done.

It is the same work on every machine, so that the instructions of two runs can be subtracted from each other.
"""

import sys
from collections.abc import Callable
from typing import Final

import numpy as np

from wk_env import warrior_knights_v0
from wk_env.doors.tables import Tables
from wk_env.games.warrior_knights.encoding.lens import KnightsLens
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules.asks import DISCARD
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.core import play, play_out
from wk_env.kernel.rng import rng_from

STEPS: Final = 200
FEW: Final = 100
OPENING: Final = 1000


def new_play(seed: int) -> Play:
    """A game about to ask its first question."""
    return WARRIOR_KNIGHTS.new_match({}, seed).game


def position(ask: int) -> Play:
    """The first position that asks this after the opening of a random game."""
    game, luck = new_play(1), rng_from(1)
    decisions = 0
    while decisions < OPENING or game.decision.ask != ask:
        play(game, game.decision.options[luck.below(game.decision.count)])
        decisions += 1
        assert game.decision.count, "the game ended before the position came"
    return game


def games(times: int) -> int:
    """Whole games by chance inside the rules: decisions."""
    return sum(play_out(new_play(seed), rng_from(seed)) for seed in range(times))


def sights(times: int) -> int:
    """Mask and observation before every decision of games that are played from outside: decisions."""
    lens, game, luck, done = KnightsLens(is_wide=False), new_play(1), rng_from(1), 0
    while done < times * STEPS:
        if game.decision.count == 0:
            game = new_play(done)
        lens.see(game, game.decision.seat)
        play(game, game.decision.options[luck.below(game.decision.count)])
        done += 1
    return done


def copies(times: int) -> int:
    """Copies of a game in mid-battle."""
    game = position(DISCARD)
    for _ in range(times * FEW):
        game.copy()
    return times * FEW


def redeals(times: int) -> int:
    """Redealt copies of a game in mid-battle."""
    game = position(DISCARD)
    for seed in range(times * FEW):
        redeal(game, game.decision.seat, seed)
    return times * FEW


def tables(times: int) -> int:
    """64 tables in one call, the middle one of the legal actions everywhere: decisions."""
    many, rows = Tables(warrior_knights_v0.raw_env(), 64), np.arange(64)
    many.reset(seed=1)
    for _ in range(times * 10):
        many.step(many.legal[rows, many.counts // 2])
    return times * 10 * 64


WORKS: Final[dict[str, Callable[[int], int]]] = {
    "games": games,
    "sights": sights,
    "copies": copies,
    "redeals": redeals,
    "tables": tables,
}

if __name__ == "__main__":
    print(WORKS[sys.argv[1]](int(sys.argv[2])))
