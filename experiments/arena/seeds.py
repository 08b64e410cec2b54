"""Seeds from seeds: the same on every machine, and none tells of another."""

from hashlib import blake2b
from typing import Final

from wk_env.kernel.rng import Rng

BITS: Final = 62


def derive(seed: int, *words: int | str) -> int:
    """A seed of 62 bits that follows from a seed and what it is for."""
    text = "/".join(map(str, (seed, *words)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> (64 - BITS)


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal: chance at the table is the same for all line-ups and rotations."""
    return derive(seed, "deal", deal)


def game_seed(seed: int, block: int, rotation: int) -> int:
    """The seed of a game, from which its agents' seeds follow."""
    return derive(seed, "game", block, rotation)


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
