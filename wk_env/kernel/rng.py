"""The generator: sfc32 on integers only, its whole state four numbers, the same on every platform and in both modes.

The first words of `draw` for three seeds are written down in tests/kernel/test_rng.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK32: Final[i64] = 0xFFFFFFFF
GOLDEN: Final[i64] = 0x9E3779B9
WARM_UP: Final[i64] = 12


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """Chance: a stream of 32-bit words that follows from its four numbers alone."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def copy(self) -> "Rng":
        """The same stream from here on, independent of this one."""
        return Rng(self.a, self.b, self.c, self.counter)

    def draw(self) -> i64:
        """The next word, 0 to 2**32 - 1."""
        word: i64 = (self.a + self.b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK32
        self.c = ((((self.c << 21) | (self.c >> 11)) & MASK32) + word) & MASK32
        return word

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each exactly as likely (limit up to 2**30)."""
        scaled: i64 = self.draw() * limit
        if (scaled & MASK32) < limit:
            unfair: i64 = (MASK32 + 1 - limit) % limit
            while (scaled & MASK32) < unfair:
                scaled = self.draw() * limit
        return scaled >> 32

    def shuffle(self, cards: vec[i64], first: i64, end: i64) -> None:
        """Put the cards from place first up to, not including, place end into random order."""
        last: i64 = end - 1
        while last > first:
            other: i64 = first + self.below(last - first + 1)
            card: i64 = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


def rng_from(seed: i64) -> Rng:
    """The generator that a seed (0 to 2**62 - 1) starts."""
    rng = Rng(seed & MASK32, (seed >> 32) & MASK32, GOLDEN, 1)
    for _ in range(WARM_UP):
        rng.draw()
    return rng
