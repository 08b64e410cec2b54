"""A lens: where a game is written down as one seat sees it, in numbers, with the mask of what it may answer."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64, mypyc_attr

from wk_env.kernel.codes import Marks
from wk_env.kernel.spec import Match
from wk_env.warrior_knights.encoding.actions import ACTION_COUNT, CODES
from wk_env.warrior_knights.encoding.blocks import WIDE_WIDTH, WIDTH
from wk_env.warrior_knights.encoding.compact import see
from wk_env.warrior_knights.encoding.compact_fights import SCRATCH
from wk_env.warrior_knights.encoding.wide import widen
from wk_env.warrior_knights.match import BareMatch
from wk_env.warrior_knights.state import Play, filled

COMPACT_ZEROS: Final[vec[i16]] = vec[i16]([0] * WIDTH)
WIDE_ZEROS: Final[vec[i16]] = vec[i16]([0] * WIDE_WIDTH)


@mypyc_attr(acyclic=True)
class KnightsLens:
    """The numbers and the mask of one seat, written over at every look: the buffers never move."""

    __slots__ = ("blank", "is_wide", "marks", "row", "scratch", "zeros")

    def __init__(self, is_wide: bool) -> None:  # noqa: FBT001 - there are two
        self.is_wide: bool = is_wide
        self.zeros: vec[i16] = WIDE_ZEROS
        if not is_wide:
            self.zeros = COMPACT_ZEROS
        self.blank: vec[i16] = vec[i16](capacity=len(self.zeros))
        self.row: vec[i16] = extend(self.blank, self.zeros)
        self.scratch: vec[i64] = filled(SCRATCH, 0)
        self.marks: Marks = Marks(ACTION_COUNT)

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

    def look(self, match: Match, seat: i64) -> None:
        """Write down what a seat knows, and what it may answer."""
        if not isinstance(match, BareMatch):
            raise TypeError("this lens shows games of Warrior Knights only")
        self.see(match.game, seat)  # slow-ok: one look-up, since the match may be of a class in plain Python

    def see(self, game: Play, seat: i64) -> None:
        """Write down what a seat knows of a game, and what it may answer."""
        self.observe(game, seat)
        self.marks.show(game.decision, seat, CODES)

    def observe(self, game: Play, seat: i64) -> None:
        """Write down what a seat knows of a game."""
        # With room to spare it is the same buffer, filled with zeros in one stroke.
        self.row = extend(self.blank, self.zeros)
        see(game, seat, self.row, self.scratch)
        if self.is_wide:
            widen(game.state, seat, self.row)

    def actions(self) -> list[int]:
        """The legal flat actions of the seat at the last look, in the order of the options."""
        return self.marks.legal()
