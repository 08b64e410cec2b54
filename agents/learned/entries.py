"""How a policy sees a position: every value of every column is a row of its first layer.

Columns are mostly what they usually are: owners, places of cards, empty purses. So only what is unusual is listed, and
a position of nine hundred numbers becomes some hundred and fifty rows to be added up. Which values there are, and what
is usual, is learned from positions of some games; values never seen there are left out. Sets are taken bit by bit, and
large numbers by coarser steps the larger they are.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wk_env.doors.columns import columns_of as types_of
from wk_env.kernel.kinds import BITS, CATEGORY
from wk_env.kernel.spec import GameSpec

Numbers: TypeAlias = "NDArray[np.int16]"
Rows: TypeAlias = "NDArray[np.int32]"
Whole: TypeAlias = "NDArray[np.int64]"
OBSERVATION: Final = "compact"  # what policies are shown
EXACT: Final = 24  # numbers up to here have a row each
STEPS: Final = 6  # rows for each doubling behind it
FEWEST: Final = 20  # positions in which a value must stand to have a row
NO_ROW: Final = -1
WORD: Final = 16  # bits of a number


@dataclass(frozen=True)
class Columns:
    """What the columns of an observation are: lowest value, number of values, and steps or bits."""

    lows: Whole
    sizes: Whole
    steps: NDArray[np.int64]  # for each value of each column, one behind the other: the step that it belongs to
    sets: tuple[tuple[int, int], ...]  # columns that are sets, and how many bits they have

    @property
    def starts(self) -> Whole:
        """Where the values of each column begin in `steps`."""
        return np.concatenate(([0], np.cumsum(self.sizes)))[:-1]

    @property
    def set_places(self) -> Whole:
        """The columns that are sets."""
        return np.array([place for place, _ in self.sets], np.int64)

    @property
    def spread_places(self) -> Whole:
        """Where each column stands in numbers that are spread."""
        width = len(self.lows) - sum(bits for _, bits in self.sets)
        bits = [width + WORD * number + bit for number, (_, count) in enumerate(self.sets) for bit in range(count)]
        return np.array([*range(width), *bits])


def columns_of(spec: GameSpec) -> Columns:
    """The columns of a game, the bits of sets as columns of their own behind them."""
    told = types_of(spec, OBSERVATION)
    sets = tuple((place, column.size) for place, column in enumerate(told) if column.kind == BITS and column.high > 1)
    is_set = {place for place, _ in sets}
    ranges = [
        (0, 0, True) if place in is_set else (column.low, column.high, column.kind == CATEGORY)
        for place, column in enumerate(told)
    ]
    ranges += [(0, 1, True)] * sum(count for _, count in sets)
    steps = [step_of(low, high, is_exact=is_exact) for low, high, is_exact in ranges]
    lows, sizes = np.array([low for low, _, _ in ranges]), np.array([high - low + 1 for low, high, _ in ranges])
    return Columns(lows, sizes, np.concatenate(steps), sets)


def step_of(low: int, high: int, *, is_exact: bool) -> Whole:
    """The step of each value of a column: itself, or coarser ones behind EXACT."""
    values = np.arange(low, high + 1)
    if is_exact or high <= EXACT:
        return values - low
    coarse = np.floor(STEPS * np.log2(np.maximum(values, 1) / EXACT)).astype(np.int64) + EXACT
    return np.where(values <= EXACT, values, coarse) - low


class Entries:
    """Turns observations into rows of the first layer; row r stands for step `steps[r]` of column `places[r]`."""

    def __init__(self, columns: Columns, usual: Whole, places: Whole, steps: Whole) -> None:
        self.columns: Columns = columns
        self.usual: Whole = usual  # for each column, the value that has no row
        self.places, self.steps = places, steps
        self.row_at: Rows = rows_at(columns, places, steps)  # for each value of each column: its row, or NO_ROW
        self.count: int = len(places)
        self._sets = columns.set_places
        places = columns.spread_places
        width = len(columns.lows) - sum(bits for _, bits in columns.sets) + WORD * len(columns.sets)
        self._usual = np.zeros(width, np.int16)
        self._usual[places] = usual
        self._shift = np.zeros(width, np.int64)
        self._shift[places] = columns.starts - columns.lows

    def of(self, numbers: Numbers) -> tuple[Rows, Whole]:
        """The rows of some positions, one behind the other, and where those of each begin."""
        wide = spread(numbers, self._sets)
        unusual = (wide != self._usual).ravel().nonzero()[0]
        rows = self.row_at[self._shift[unusual % len(self._usual)] + wide.ravel()[unusual]]
        is_known = rows != NO_ROW
        starts = unusual[is_known].searchsorted(np.arange(0, wide.size, len(self._usual)))
        return rows[is_known], starts


def spread(numbers: Numbers, sets: Whole) -> Numbers:
    """The numbers with the bits of sets behind them, the lowest first, and nothing where the sets stood."""
    width = numbers.shape[1]
    wide = np.empty((len(numbers), width + WORD * len(sets)), np.int16)
    wide[:, :width] = numbers
    wide[:, width:] = np.unpackbits(numbers.take(sets, 1).view(np.uint8), 1, bitorder="little")
    wide[:, sets] = 0
    return wide


def widened(columns: Columns, numbers: Numbers) -> Numbers:
    """The numbers with the bits of sets behind them, as columns of their own."""
    return spread(numbers, columns.set_places)[:, columns.spread_places]


def rows_at(columns: Columns, places: Whole, steps: Whole) -> Rows:
    """For each value of each column its row, or NO_ROW."""
    found = np.full(len(columns.steps), NO_ROW, np.int32)
    row_of = dict(zip(zip(places.tolist(), steps.tolist(), strict=True), range(len(places)), strict=True))
    starts, sizes = columns.starts.tolist(), columns.sizes.tolist()
    for place in sorted(set(places.tolist())):
        own = columns.steps[starts[place] : starts[place] + sizes[place]]
        numbered = [row_of.get((place, step), NO_ROW) for step in range(int(own.max()) + 1)]
        found[starts[place] : starts[place] + sizes[place]] = np.array(numbered, np.int32)[own]
    return found


def learned_from(spec: GameSpec, numbers: Numbers, fewest: int = FEWEST) -> Entries:
    """Entries for a game: a row for each value, or step of values, that stands in enough of these positions."""
    columns = columns_of(spec)
    wide = widened(columns, numbers).astype(np.int64)
    usual = np.array([commonest(column) for column in wide.T])
    places: list[int] = []
    steps: list[int] = []
    for place, (start, low, size) in enumerate(zip(columns.starts, columns.lows, columns.sizes, strict=True)):
        own = columns.steps[start : start + size]
        seen = np.bincount(own[wide[:, place] - low])
        seen[own[usual[place] - low]] = 0
        kept = np.flatnonzero(seen >= fewest).tolist()
        places += [place] * len(kept)
        steps += kept
    return Entries(columns, usual, np.array(places), np.array(steps))


def commonest(column: Whole) -> int:
    """The value that stands there most often."""
    values, counts = np.unique(column, return_counts=True)
    return int(values[counts.argmax()])
