"""Movement by land and sea."""

from typing import Final

from mypy_extensions import i64

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table

MOVED: Final[i64] = 1
FOUGHT: Final[i64] = 2


class Mobilize(Frame[Table]):
    """Mobilize Forces: movement into one area, then a battle there. outcome: MOVED, FOUGHT, both or 0."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Mobilize":
        """An independent copy."""
        return Mobilize(self.seat)


class MoveOne(Frame[Table]):
    """Versatile Strategy: move one fresh Noble. outcome: 1 if he moved, 0 if the Baron backed out."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "MoveOne":
        """An independent copy."""
        return MoveOne(self.seat)


def can_move(table: Table, seat: i64) -> bool:
    """Whether a Baron has a fresh Noble with a legal move."""
    raise NotImplementedError
