"""What the numbers of the observations mean: the rows of the encoding as blocks of the contract."""

from collections.abc import Sequence
from typing import Final

from wk_env.games.warrior_knights.encoding import action_space
from wk_env.games.warrior_knights.encoding.blocks import (
    CATEGORIES,
    COMPACT,
    MORE,
    MORE_STARTS,
    OFFER_KINDS,
    SETS,
    STARTS,
    WIDE,
    WIDE_STARTS,
    WIDE_WIDTH,
    WIDTH,
    Row,
)
from wk_env.games.warrior_knights.rules.numbers import ELECT, FIRST_AT_STAKE
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


def blocks_of(rows: Sequence[Row], starts: Sequence[int], first: int = 0) -> tuple[Block, ...]:
    """Rows of a table as blocks of an observation, the starts counted from this number on."""
    pairs = zip(rows, starts, strict=False)
    return tuple(Block(row[0], first + start, *row[2:], kinds_of(row)) for row, start in pairs)


COMMON: Final = blocks_of(COMPACT, STARTS)
COMPACT_BLOCKS: Final = (*COMMON, *blocks_of(MORE, MORE_STARTS, WIDTH))
WIDE_BLOCKS: Final = (*COMMON, *blocks_of(WIDE, WIDE_STARTS), *blocks_of(MORE, MORE_STARTS, WIDE_WIDTH))
# The flat actions that name Barons by their seats: where they begin, and how many each has.
BY_SEAT: Final = (("baron", 0, 1), ("lift ban", 0, 1), ("heir", 0, 4), ("kill an heir", 0, 4), ("pact", 0, 3))
SEAT_ACTIONS: Final = tuple(
    (action_space.STARTS[action_space.NAMES.index(name)] + first, each)
    for name, first, each in (*BY_SEAT, ("favour at stake", int(ELECT - FIRST_AT_STAKE), 1))
)
