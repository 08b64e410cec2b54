"""Seeds from seeds: the same on every machine, and none tells of another.

A tournament has a salt, random unless it is given: who knows the seed and not the salt cannot deal its deals himself.
"""

from hashlib import blake2b
from secrets import token_hex
from typing import Final

from wk_env.kernel.rng import Rng

BITS: Final = 62
SALT_BYTES: Final = 16
MOST_SALT_BYTES: Final = 64


def derive(seed: int, *words: int | str, salt: str = "") -> int:
    """A seed of 62 bits that follows from a seed, what it is for, and the salt; it tells of none of them."""
    text = "/".join(map(str, (seed, *words)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8, key=bytes.fromhex(salt)).digest(), "big") >> (64 - BITS)


def deal_seed(seed: int, salt: str, deal: int) -> int:
    """The seed of a deal: chance at the table is the same for all line-ups and rotations."""
    return derive(seed, "deal", deal, salt=salt)


def game_seed(seed: int, salt: str, block: int, rotation: int) -> int:
    """The seed of a game, from which its agents' seeds follow."""
    return derive(seed, "game", block, rotation, salt=salt)


def agent_seed(game: int, seat: int) -> int:
    """The seed of whoever sits there in that game."""
    return derive(game, "seat", seat)


def random_salt() -> str:
    """A salt that nobody can guess."""
    return token_hex(SALT_BYTES)


def salt_given(text: str) -> str:
    """A salt as people give it again; ValueError if it is none."""
    try:
        salt = bytes.fromhex(text)
    except ValueError:
        salt = b""
    if not SALT_BYTES <= len(salt) <= MOST_SALT_BYTES:
        raise ValueError(f"{text!r} is no salt; it takes {2 * SALT_BYTES} to {2 * MOST_SALT_BYTES} hex digits")
    return salt.hex()


def shuffled(luck: Rng, count: int) -> list[int]:
    """The numbers below a count in random order."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = luck.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
