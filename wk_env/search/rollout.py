"""The rollout policy: imagined worlds are played on, each question answered as the Advisor judges best."""

from typing import Final

from mypy_extensions import i64

from wk_env.kernel.advisor import Advisor
from wk_env.kernel.core import Game, S, take

SPREAD: Final[i64] = 7919  # from the seed of one world to that of the next
MASK62: Final[i64] = 0x3FFFFFFFFFFFFFFF
FARTHEST: Final[i64] = 5000  # decisions, at most


def seed_of(seed: i64, world: i64) -> i64:
    """From what seed a world is dealt."""
    return (seed + world * SPREAD) & MASK62


def answer(advisor: Advisor[S], world: Game[S]) -> None:
    """Answer the open question as the advisor judges best."""
    take(world, world.decision.options[advisor.judge(world)])


def play_until(advisor: Advisor[S], world: Game[S], end: i64) -> None:
    """Play on until the clock shows this, or the game is over."""
    for _ in range(FARTHEST):
        if world.decision.count == 0 or advisor.clock(world) >= end:
            return
        answer(advisor, world)
