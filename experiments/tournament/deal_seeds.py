"""Seeds from seeds: the same on every machine, and none tells of another.

A tournament has a salt, random unless it is given: who knows the seed and not the salt cannot deal its deals himself.
"""

from wk_env.kernel.rng import Rng
from wk_env.play.seeds import derive


def deal_seed(seed: int, salt: str, deal: int) -> int:
    """The seed of a deal: chance at the table is the same for all line-ups and rotations."""
    return derive(seed, "deal", deal, salt=salt)


def game_seed(seed: int, salt: str, block: int, rotation: int) -> int:
    """The seed of a game, from which its agents' seeds follow."""
    return derive(seed, "game", block, rotation, salt=salt)


def agent_seed(game: int, seat: int) -> int:
    """The seed of whoever sits there in that game."""
    return derive(game, "seat", seat)


def shuffled(luck: Rng, count: int) -> list[int]:
    """The numbers below a count in random order."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = luck.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
