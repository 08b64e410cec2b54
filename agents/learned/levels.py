"""Levels of numbers that differ from one kind of question to another: so many edges for each kind, by its quantiles."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Whole: TypeAlias = "NDArray[np.int64]"


def edges_from(asks: Whole, values: Whole, kinds: int, parts: int) -> Whole:
    """For each kind of question the edges that divide its values into so many equal parts; zeros if it has none."""
    shares = np.arange(1, parts) / parts
    edges = np.zeros((kinds, len(shares)), np.int64)
    for ask in np.unique(asks).tolist():
        edges[ask] = np.quantile(values[asks == ask], shares).astype(np.int64)
    return edges


def levels_of(edges: Whole, asks: Whole, values: Whole) -> Whole:
    """How many edges of its kind of question each value has reached."""
    found: Whole = (values[:, None] >= edges[asks]).sum(1)
    return found
