"""Copies and pickles of compiled things that opponents keep in mid-game: mypyc gives compiled classes neither."""

import copyreg
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.kernel.rng import Rng

COLUMN: Final = type(vec[i64]())


def numbers_of(luck: Rng) -> tuple[int, int, int, int]:
    """What a generator is made of."""
    return luck.a, luck.b, luck.c, luck.counter


def column_of(numbers: list[int]) -> "vec[i64]":
    """A column of these numbers."""
    return vec[i64](numbers)


copyreg.pickle(Rng, lambda luck: (Rng, numbers_of(luck)))
copyreg.pickle(COLUMN, lambda column: (column_of, (list(column),)))
