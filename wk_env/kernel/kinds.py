"""What a number of an observation is: a count, the name of one of several things, or a set of things, a bit each."""

from typing import Final

NUMBER: Final = "number"
CATEGORY: Final = "category"
BITS: Final = "bits"


def size_of(kind: str, low: int, high: int) -> int:
    """How many categories, or how many bits, numbers of a kind between two bounds have; 1 for what counts."""
    if kind == CATEGORY:
        return high - low + 1
    return high.bit_length() if kind == BITS else 1
