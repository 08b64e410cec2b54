"""What a seat sees, for numpy: arrays over the buffers of a lens, and the spaces that its numbers lie in."""

from typing import Final, TypeAlias, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wk_env.doors.columns import Scale, columns_of, scale_of
from wk_env.kernel.spec import OBSERVATIONS, GameSpec, Lens, Match

Numbers: TypeAlias = "NDArray[np.int16 | np.float32]"
Mask: TypeAlias = "NDArray[np.int8]"
Info: TypeAlias = "dict[str, NDArray[np.int8]]"
NOBODY: Final = -1
SCALED: Final = "_float32"
# What an observation may be at a door: as the games write it, or scaled (`columns.py`).
FORMS: Final = (*OBSERVATIONS, *(name + SCALED for name in OBSERVATIONS))


def bare(observation: str) -> str:
    """The observation of the game that a door shows, as it is or scaled; ValueError names the right ones."""
    if observation not in FORMS:
        raise ValueError(f"no such observation: {observation!r}; there are {', '.join(FORMS)}")
    return observation.removesuffix(SCALED)


def scale_for(spec: GameSpec, observation: str) -> Scale | None:
    """The scale of an observation at a door, or None if it is shown as it is."""
    name = bare(observation)
    return None if name == observation else scale_of(spec, name)


class Observation(TypedDict):
    """What a seat sees, and what it may answer: 1 for each legal flat action."""

    observation: Numbers
    action_mask: Mask


class Observer:
    """A lens and what it shows: `numbers` and `mask` are its buffers, which the next look writes over."""

    __slots__ = ("lens", "mask", "numbers", "scale", "scaled", "seat", "unscaled")

    def __init__(self, spec: GameSpec, observation: str = "compact") -> None:
        self.lens: Lens = spec.lens(bare(observation))
        self.scale: Scale | None = scale_for(spec, observation)
        self.unscaled: NDArray[np.int16] = np.frombuffer(self.lens.numbers, np.int16)
        self.scaled: NDArray[np.float32] | None = None if self.scale is None else self.scale(self.unscaled)
        self.numbers: Numbers = self.unscaled if self.scaled is None else self.scaled
        self.mask: Mask = np.frombuffer(self.lens.mask, np.int8)
        self.seat: int = NOBODY

    def look(self, match: Match, seat: int) -> None:
        """Show what a seat sees, unless it is what is shown already."""
        if seat != self.seat:
            self.lens.look(match, seat)
            if self.scale is not None and self.scaled is not None:
                self.scale.write(self.unscaled, self.scaled)
            self.seat = seat

    def forget(self) -> None:
        """Look anew next time: the match has changed."""
        self.seat = NOBODY


class ObservedRows:
    """What many seats see, a row each: `numbers` is the buffer that a game writes, or what it is scaled into."""

    def __init__(self, rows: NDArray[np.int16], scale: Scale | None) -> None:
        self.rows: NDArray[np.int16] = rows
        self.scale: Scale | None = scale
        self.numbers: Numbers = rows if scale is None else scale(rows)

    def show(self, some: "NDArray[np.int64] | slice | int") -> None:
        """Scale some rows that the game has written, if that was asked for."""
        if self.scale is not None:
            self.numbers[some] = self.scale(self.rows[some])


def numbers_space(spec: GameSpec, observation: str, times: int = 1) -> spaces.Box:
    """Where the numbers of an observation lie, or of as many side by side: between the bounds of their blocks."""
    scale, columns = scale_for(spec, observation), columns_of(spec, bare(observation))
    if scale is not None:
        return spaces.Box(np.tile(scale.low, times), np.tile(scale.high, times), dtype=np.float32)
    low, high = ([column.low for column in columns], [column.high for column in columns])
    return spaces.Box(np.tile(np.array(low, np.int16), times), np.tile(np.array(high, np.int16), times), dtype=np.int16)


def masked_space(spec: GameSpec, observation: str) -> spaces.Dict:
    """The numbers of an observation beside the mask of legal actions."""
    mask = spaces.Box(0, 1, (spec.action_count,), np.int8)
    return spaces.Dict({"observation": numbers_space(spec, observation), "action_mask": mask})
