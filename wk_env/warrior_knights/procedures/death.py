"""The death of a Noble, and what becomes of armies that are spent or empty."""

from typing import Final

from mypy_extensions import i64

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table

BY_CASUALTIES: Final[i64] = 0
BY_DESERTION: Final[i64] = 1
BY_CARD: Final[i64] = 2


class Death(Frame[Table]):
    """A Noble dies of this cause: deserters, casualties, removal, heir."""

    __slots__ = (
        "cause",
        "noble",
    )

    def __init__(self, noble: i64, cause: i64) -> None:
        self.noble: i64 = noble
        self.cause: i64 = cause

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Death":
        """An independent copy."""
        return Death(self.noble, self.cause)


class CheckArmies(Frame[Table]):
    """Nobles of a Baron whose armies are spent die of this cause; Nobles without troops and tokens leave the board."""

    __slots__ = (
        "cause",
        "seat",
    )

    def __init__(self, seat: i64, cause: i64) -> None:
        self.seat: i64 = seat
        self.cause: i64 = cause

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "CheckArmies":
        """An independent copy."""
        return CheckArmies(self.seat, self.cause)
