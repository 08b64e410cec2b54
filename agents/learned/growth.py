"""A policy meets a game that has grown: numbers, questions and answers that it never saw tell it nothing.

Games add them behind those that they had (of an observation: behind its columns, before the bits of its sets). What the
policy knows stands in arrays with a row for each; the rows that are missing are zeros, so that its answers come from
the Advisor there.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from wk_agents.learned.entries import columns_of
from wk_agents.learned.gaps import STEPS

from wk_env.kernel.spec import GameSpec

Array: TypeAlias = "NDArray[np.float32] | NDArray[np.int64] | NDArray[np.int32] | NDArray[np.float16]"
Whole: TypeAlias = "NDArray[np.int64]"
BY_ASK: Final = ("gate.weight", "shift.weight", "gaps.edges", "opinions.edges", "around_ask.weight")
BY_STEP: Final = ("standings.weight", "behind.weight")
BY_ACTION: Final = ("answers.weight", "answer_bias.weight", "products.weight")


def grown(arrays: Mapping[str, Array], spec: GameSpec) -> dict[str, Array]:
    """The arrays with a row for every question and answer that the game has now, and for every column.

    Only if those of one kind have equally many: others belong to no game that there ever was.
    """
    found = dict(arrays)
    for names, each, count in (
        (BY_ASK, 1, len(spec.asks)),
        (BY_STEP, STEPS, len(spec.asks)),
        (BY_ACTION, 1, spec.action_count),
    ):
        held = {len(arrays[name]) for name in names if name in arrays and arrays[name].ndim}
        if len(held) == 1:
            found |= {name: with_rows(arrays[name], count * each) for name in names if name in arrays}
    return with_columns(found, spec)


def with_rows(array: Array, rows: int) -> Array:
    """An array with zeros behind it up to so many rows."""
    if array.ndim == 0 or rows <= len(array):
        return array
    longer: Array = np.zeros((rows, *array.shape[1:]), array.dtype.name)
    longer[: len(array)] = array
    return longer


def with_columns(arrays: dict[str, Array], spec: GameSpec) -> dict[str, Array]:
    """The arrays with the usual value of each column that there is now; those of sets stand behind the others."""
    columns, usual, places = columns_of(spec), arrays.get("entries.usual"), arrays.get("entries.places")
    if usual is None or places is None or usual.ndim != 1 or places.ndim != 1:
        return arrays
    missing = len(columns.lows) - usual.size
    width = usual.size - sum(bits for _, bits in columns.sets)
    if missing <= 0 or width < 0 or usual.dtype.kind + places.dtype.kind != "ii":
        return arrays
    moved: Whole = (places + missing * (places >= width)).astype(np.int64)
    more: Whole = np.insert(usual.astype(np.int64), [width] * missing, 0)
    return {**arrays, "entries.usual": more, "entries.places": moved}
