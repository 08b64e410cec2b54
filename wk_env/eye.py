"""What a seat sees, for numpy: views on a lens, and the spaces that its numbers lie in."""

from typing import Final, TypeAlias, TypedDict, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wk_env.kernel.spec import GameSpec, Lens, Match

Numbers: TypeAlias = "NDArray[np.int16]"
Mask: TypeAlias = "NDArray[np.int8]"
Info: TypeAlias = "dict[str, NDArray[np.int8]]"
NOBODY: Final = -1


class Observation(TypedDict):
    """What a seat sees, and what it may answer: 1 for each legal flat action."""

    observation: Numbers
    action_mask: Mask


class Eye:
    """A lens and what it shows: `numbers` and `mask` are its buffers, which the next look writes over."""

    __slots__ = ("lens", "mask", "numbers", "seat")

    def __init__(self, spec: GameSpec, observation: str = "compact") -> None:
        self.lens: Lens = spec.lens(observation)
        self.numbers: Numbers = np.frombuffer(self.lens.numbers, np.int16)
        self.mask: Mask = np.frombuffer(self.lens.mask, np.int8)
        self.seat: int = NOBODY

    def look(self, match: Match, seat: int) -> None:
        """Show what a seat sees, unless it is what is shown already."""
        if seat != self.seat:
            self.lens.look(match, seat)
            self.seat = seat

    def forget(self) -> None:
        """Look anew next time: the match has changed."""
        self.seat = NOBODY


def bounds_of(spec: GameSpec, observation: str, times: int = 1) -> tuple[Numbers, Numbers]:
    """Between what the numbers of an observation lie: the bounds of their blocks."""
    blocks = spec.blocks(observation)
    counts = [block.count for block in blocks]
    low = np.repeat(np.array([block.low for block in blocks], np.int16), counts)
    high = np.repeat(np.array([block.high for block in blocks], np.int16), counts)
    return np.tile(low, times), np.tile(high, times)


def numbers_space(spec: GameSpec, observation: str, times: int = 1) -> spaces.Space[Numbers]:
    """Where the numbers of an observation lie, or of as many side by side."""
    low, high = bounds_of(spec, observation, times)
    return cast("spaces.Space[Numbers]", spaces.Box(low, high, dtype=np.int16))


def masked_space(spec: GameSpec, observation: str) -> spaces.Dict:
    """The numbers of an observation beside the mask of legal actions."""
    mask = spaces.Box(0, 1, (spec.action_count,), np.int8)
    return spaces.Dict({"observation": numbers_space(spec, observation), "action_mask": mask})
