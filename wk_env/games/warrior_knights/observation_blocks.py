"""What the numbers of the observations mean: the rows of the encoding as blocks of the contract."""

from typing import Final

from wk_env.games.warrior_knights.encoding import action_space
from wk_env.games.warrior_knights.encoding.blocks import (
    CATEGORIES,
    COMPACT,
    OFFER_KINDS,
    SETS,
    STARTS,
    WIDE,
    WIDE_STARTS,
    Row,
)
from wk_env.kernel.kinds import BITS, CATEGORY, NUMBER
from wk_env.kernel.spec import Block


def kinds_of(row: Row) -> tuple[str, ...]:
    """What the numbers of a block are."""
    name, low, high = row[0], row[3], row[4]
    if name == "offer":
        return OFFER_KINDS
    if name in CATEGORIES:
        return (CATEGORY,)
    return (BITS,) if name in SETS or (low, high) == (0, 1) else (NUMBER,)


COMPACT_BLOCKS: Final = tuple(
    Block(row[0], start, *row[2:], kinds_of(row)) for row, start in zip(COMPACT, STARTS, strict=False)
)
WIDE_BLOCKS: Final = (
    *COMPACT_BLOCKS,
    *(Block(row[0], start, *row[2:], kinds_of(row)) for row, start in zip(WIDE, WIDE_STARTS, strict=False)),
)
# The flat actions that name Barons by their seats: where they begin, and how many each has.
SEAT_ACTIONS: Final = tuple(
    (action_space.STARTS[action_space.NAMES.index(name)], each)
    for name, each in (("baron", 1), ("lift ban", 1), ("heir", 4), ("kill an heir", 4))
)
