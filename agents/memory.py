"""What an agent remembers in mid-game, as data: so that it goes on elsewhere, in a process that runs its code.

Everything that an agent keeps in its attributes is data (numbers, texts, lists, tuples, sets, dicts, numpy's arrays and
generators, generators and columns of ours, other agents) or is named in its `tools`: what holds nothing between two
answers and is made anew with the agent.
"""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias, cast

import msgspec
import numpy as np
from numpy.typing import NDArray
from wk_agents.base import Agent

from wk_env.kernel.rng import Rng
from wk_env.play.native_copies import COLUMN, column_of, numbers_of

# A kind and what is needed to make a value of that kind again.
Note: TypeAlias = tuple[str, object]
Items: TypeAlias = "Iterable[object]"
Array: TypeAlias = "NDArray[np.float64]"  # or of other numbers


def memory_of(agent: Agent) -> bytes:
    """What an agent remembers; ValueError names an attribute that is no data."""
    return msgspec.msgpack.encode(notes_of(agent))


def recall(agent: Agent, memory: bytes) -> None:
    """Make an agent of the same spec remember what another one did."""
    keep(agent, msgspec.msgpack.decode(memory, type=dict[str, Note]))


def notes_of(agent: Agent) -> dict[str, Note]:
    """Every attribute of an agent but its tools."""
    found: dict[str, Note] = {}
    for name, value in vars(agent).items():
        if isinstance(value, Agent):
            found[name] = "agent", notes_of(value)
        elif name not in agent.tools:
            found[name] = attribute_written(agent, name, value)
    return found


def attribute_written(agent: Agent, name: str, value: object) -> Note:
    """An attribute as data; ValueError if it is none."""
    try:
        return written(value)
    except TypeError as fault:
        raise ValueError(
            f"{agent.name} keeps {fault} as {name} and cannot be copied in mid-game; it takes data there,"
            f" or {name!r} among the agent's tools if it holds nothing between two answers"
        ) from fault


def keep(agent: Agent, notes: dict[str, Note]) -> None:
    """Give an agent these attributes."""
    for name, note in notes.items():
        kind, given = note
        if kind == "agent":
            keep(getattr(agent, name), cast("dict[str, Note]", given))
        else:
            setattr(agent, name, read(note))


def written(value: object) -> Note:
    """A value as data; TypeError says what it is if it is none."""
    kind = "scalar" if isinstance(value, np.generic) else KIND_OF.get(type(value))
    if kind is not None:
        return kind, KINDS[kind][1](value)
    raise TypeError(f"a {type(value).__name__}")


def read(note: object) -> object:
    """The value that was written."""
    kind, given = cast("Note", note)
    return KINDS[kind][2](given)


def all_written(values: object) -> list[Note]:
    """Values as data, one after another."""
    return [written(value) for value in cast("Items", values)]


def all_read(notes: object) -> list[object]:
    """The values that were written, one after another."""
    return [read(note) for note in cast("Items", notes)]


def pairs_of(values: object) -> list[tuple[Note, Note]]:
    """A dict as data."""
    return [(written(key), written(value)) for key, value in cast("dict[object, object]", values).items()]


def dict_of(pairs: object) -> dict[object, object]:
    """The dict that was written."""
    return {read(key): read(value) for key, value in cast("Iterable[tuple[Note, Note]]", pairs)}


def as_it_is(value: object) -> object:
    """What needs no change."""
    return value


def array_written(value: object) -> Note:
    """An array of numbers as data; TypeError for one of objects."""
    array: Array = np.asarray(value)
    if array.dtype.hasobject:
        raise TypeError("an array of objects")
    return array.dtype.str, [list(array.shape), array.tobytes()]


def array_read(note: object) -> Array:
    """The array that was written."""
    dtype, (shape, data) = cast("tuple[str, tuple[list[int], bytes]]", note)
    return np.frombuffer(data, dtype).reshape(shape).copy()


def generator_written(value: object) -> object:
    """A generator of numpy as data."""
    return pairs_of(cast("np.random.Generator", value).bit_generator.state)


def generator_read(note: object) -> np.random.Generator:
    """The generator of numpy that was written."""
    state = cast("dict[str, object]", dict_of(note))
    bits: np.random.BitGenerator = getattr(np.random, str(state["bit_generator"]))()
    bits.state = state
    return np.random.Generator(bits)


# Kind: the type, how it is written, how it is read. Whole numbers are texts: they may have any length.
KINDS: Final[dict[str, tuple[type, Callable[[object], object], Callable[[object], object]]]] = {
    "nothing": (type(None), as_it_is, as_it_is),
    "truth": (bool, as_it_is, as_it_is),
    "number": (float, as_it_is, as_it_is),
    "text": (str, as_it_is, as_it_is),
    "bytes": (bytes, as_it_is, as_it_is),
    "whole": (int, str, lambda note: int(cast("str", note))),
    "list": (list, all_written, all_read),
    "tuple": (tuple, all_written, lambda notes: tuple(all_read(notes))),
    "set": (set, all_written, lambda notes: set(all_read(notes))),
    "frozenset": (frozenset, all_written, lambda notes: frozenset(all_read(notes))),
    "dict": (dict, pairs_of, dict_of),
    "luck": (Rng, lambda luck: numbers_of(cast("Rng", luck)), lambda note: Rng(*cast("list[int]", note))),
    "column": (COLUMN, lambda column: list(cast("Items", column)), lambda note: column_of(cast("list[int]", note))),
    "array": (np.ndarray, array_written, array_read),
    "scalar": (np.generic, array_written, lambda note: array_read(note)[()]),
    "generator": (np.random.Generator, generator_written, generator_read),
}
KIND_OF: Final = {held: kind for kind, (held, _, _) in KINDS.items()}
