"""Seeds from seeds and salts: the same on every machine, and none tells of another.

A salt is random unless it is given again: who knows the seed and not the salt cannot deal the deals himself.
"""

from hashlib import blake2b
from secrets import token_hex
from typing import Final

BITS: Final = 62
SALT_BYTES: Final = 16
MOST_SALT_BYTES: Final = 64


def derive(seed: int, *words: int | str, salt: str = "") -> int:
    """A seed of 62 bits that follows from a seed, what it is for, and the salt; it tells of none of them."""
    text = "/".join(map(str, (seed, *words)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8, key=bytes.fromhex(salt)).digest(), "big") >> (64 - BITS)


def seed_of_play(salt: str) -> int:
    """The seed of a game that people play with this salt."""
    return derive(0, "play", salt=salt)


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
