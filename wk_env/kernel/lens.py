"""What the lenses of all games share: buffers that are written over at every look and never move."""

from librt.vecs import extend, vec
from mypy_extensions import i16, i64, mypyc_attr

from wk_env.kernel.codes import Marks


@mypyc_attr(acyclic=True)
class BareLens:
    """The numbers and the mask of one seat; each game adds how it looks at a match."""

    __slots__ = ("blank", "marks", "row", "zeros")

    def __init__(self, zeros: vec[i16], actions: i64) -> None:
        self.zeros: vec[i16] = zeros
        self.blank: vec[i16] = vec[i16](capacity=len(zeros))
        self.row: vec[i16] = extend(self.blank, zeros)
        self.marks: Marks = Marks(actions)

    @property
    def width(self) -> int:
        """How many numbers there are."""
        return len(self.row)

    @property
    def numbers(self) -> memoryview:
        """What the seat knows."""
        return memoryview(self.row)  # slow-ok: asked for once

    @property
    def mask(self) -> memoryview:
        """A byte for each flat action, 1 if it is legal."""
        return memoryview(self.marks.mask)  # slow-ok: asked for once

    def wipe(self) -> None:
        """Nothing but zeros: with room to spare it is the same buffer, filled in one stroke."""
        self.row = extend(self.blank, self.zeros)

    def actions(self) -> list[int]:
        """The legal flat actions of the seat at the last look, in the order of the options."""
        return self.marks.legal()
