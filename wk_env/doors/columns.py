"""What each number of an observation is, so that a network can read it: a number, a category, or bits.

`Scale` is the simple way: every number as a float32 between -1 and 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from wk_env.kernel.kinds import BITS, CATEGORY, size_of
from wk_env.kernel.spec import Block, GameSpec

Floats: TypeAlias = "NDArray[np.float32]"


@dataclass(frozen=True)
class Column:
    """The type of one number of an observation, which lies between `low` and `high`.

    Of a `category` the number less `low` is one of `size` things, so that it can be looked up in a table of vectors; of
    `bits` it is a set of `size` things, the lowest bit the first of them; a `number` counts (`size` is 1).
    """

    number: int
    block: str
    kind: str
    low: int
    high: int

    @property
    def size(self) -> int:
        """How many categories, or how many bits."""
        return size_of(self.kind, self.low, self.high)


def columns_of(spec: GameSpec, observation: str = "compact") -> list[Column]:
    """The type of every number of an observation, in their order."""
    return columns_in(spec.blocks(observation))


def columns_in(blocks: Sequence[Block]) -> list[Column]:
    """The type of every number of some blocks."""
    return [
        Column(block.start + place, block.name, block.kinds[place % len(block.kinds)], block.low, block.high)
        for block in blocks
        for place in range(block.count)
    ]


def scaled(column: Column) -> Floats:
    """What stands for each value from the lowest to the highest.

    A category from 0 to 1 in equal steps, bits as a share of the largest set. Numbers by their logarithm, since crowns
    go to 9,999 and most purses hold 20: log(1 + n) / log(1 + m), where m is the farthest from 0 that it can be; what
    is below 0 stays below 0.
    """
    values = np.arange(column.low, column.high + 1)
    if column.kind in {CATEGORY, BITS}:
        return ((values - column.low) / max(column.high - column.low, 1)).astype(np.float32)
    farthest = max(abs(column.low), abs(column.high))
    found: Floats = (np.sign(values) * np.log1p(np.abs(values)) / np.log1p(farthest)).astype(np.float32)
    return found


class Scale:
    """The numbers of an observation as float32 between -1 and 1: looked up, so that it costs little."""

    def __init__(self, columns: Sequence[Column]) -> None:
        kinds = {(column.kind, column.low, column.high): scaled(column) for column in columns}
        starts = dict(zip(kinds, np.cumsum([0, *map(len, kinds.values())]).tolist(), strict=False))
        keys = [(column.kind, column.low, column.high) for column in columns]
        self._table: Floats = np.concatenate(list(kinds.values()))
        self._firsts = np.array([starts[key] - key[1] for key in keys], np.intp)
        self.low: Floats = np.array([kinds[key][0] for key in keys], np.float32)
        self.high: Floats = np.array([kinds[key][-1] for key in keys], np.float32)

    def __call__(self, numbers: NDArray[np.int16]) -> Floats:
        """The same numbers, scaled; the last dimension is that of an observation."""
        return self._table.take(numbers + self._firsts)

    def write(self, numbers: NDArray[np.int16], out: Floats) -> None:
        """Scale numbers into an array of the same shape."""
        self._table.take(numbers + self._firsts, out=out, mode="clip")


def scale_of(spec: GameSpec, observation: str = "compact") -> Scale:
    """The scale of an observation."""
    return _scale_of(tuple(spec.blocks(observation)))


@lru_cache(maxsize=8)
def _scale_of(blocks: tuple[Block, ...]) -> Scale:
    return Scale(columns_in(blocks))
