"""What is checked of the arguments of every door; a sentence says what was wrong with one and what would be right."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

Thing = TypeVar("Thing")
NO_TABLES: Final[NDArray[np.int64]] = np.zeros(0, np.int64)


def whole_number(name: str, given: object, lowest: int, highest: int | None = None, instead: str = "") -> int:
    """A number of Python's own within these bounds; `instead` says in the sentence what else may be given."""
    try:
        number = None if isinstance(given, (bool, np.bool_)) else index(given)  # type: ignore[arg-type]  # anything
    except TypeError:
        number = None
    if number is not None and lowest <= number and (highest is None or number <= highest):
        return number
    bounds = f"from {lowest}" if highest is None else f"from {lowest} to {highest}"
    fault = TypeError if number is None else ValueError
    raise fault(f"{name} is {given!r}; it takes a whole number {bounds}{instead}")


def number_or_none(name: str, given: object, lowest: int, highest: int | None = None) -> int | None:
    """A number within these bounds, or None."""
    return None if given is None else whole_number(name, given, lowest, highest, ", or nothing")


def switch(name: str, given: object) -> bool:
    """True or False, and nothing that only counts as one."""
    if isinstance(given, (bool, np.bool_)):
        return bool(given)
    raise TypeError(f"{name} is {given!r}; it takes True or False")


def seed_of(given: object) -> int | None:
    """A seed, or None for the next one of a sequence."""
    return number_or_none("the seed", given, 0)


def seeds_of(given: Sequence[int | None], count: int) -> list[int | None]:
    """A seed or None for each of so many tables."""
    return [seed_of(seed) for seed in one_each("the seeds", given, count)]


def seeds_from(seed: int | None, count: int) -> list[int | None]:
    """The seeds from this one on for so many tables; None for each if there is none."""
    return [None if seed is None else seed + table for table in range(count)]


def one_each(name: str, given: Sequence[Thing], count: int) -> list[Thing]:
    """A list with one thing for each of so many tables."""
    if is_row(given) and len(given) == count:
        return list(given)
    raise ValueError(f"{name} are {given!r}; it takes a list with one for each of {count} tables")


def is_row(given: object) -> bool:
    """Whether something is a list, a tuple or an array of one dimension; a text is none."""
    if isinstance(given, np.ndarray):
        return given.ndim == 1
    return isinstance(given, Sequence) and not isinstance(given, str)


def check_mapping(name: str, given: object) -> None:
    """TypeError for what is neither a dictionary nor None."""
    if given is not None and not isinstance(given, Mapping):
        raise TypeError(f"the {name} are {given!r}; it takes a dictionary, or nothing")


def known_as(name: str, given: object, kind: type[Thing], instance: str) -> Thing:
    """What is given if it is of this kind, else TypeError; `instance` is the code of one that would be right."""
    if isinstance(given, kind):
        return given
    raise TypeError(f"{name} is {given!r}; it takes a {kind.__name__}, such as {instance}")


def has_only_numbers(given: object) -> bool:
    """Whether a row holds whole numbers alone, and nothing that numpy would make one of: no truth, no fraction."""
    if isinstance(given, np.ndarray):
        return given.ndim == 1 and given.dtype.kind in "iu"
    kinds = set(map(type, given)) if isinstance(given, (list, tuple)) else set()
    return bool(kinds) and all(issubclass(kind, (int, np.integer)) and kind is not bool for kind in kinds)


def tables_of(given: Sequence[int], count: int) -> NDArray[np.int64]:
    """The numbers of some of so many tables, each at most once."""
    if not is_row(given):
        raise TypeError(f"the tables are {given!r}; it takes a list of whole numbers from 0 to {count - 1}")
    tables = np.asarray(given) if has_only_numbers(given) else NO_TABLES
    if len(tables) == 0 or tables.min() < 0 or tables.max() >= count:
        tables = np.array([whole_number("the table", table, 0, count - 1) for table in given], np.int64)
    if len(np.unique(tables)) < len(tables):
        raise ValueError(f"the tables are {tables.tolist()}; each may play once in a call")
    return tables.astype(np.int64)
