"""Battles in the open field."""

from mypy_extensions import i64

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Fight(Frame[Table]):
    """A Baron may start a battle in an area (NONE: in any). outcome: 1 if one took place, a declared siege included, 0 if not."""

    __slots__ = (
        "area",
        "seat",
    )

    def __init__(self, seat: i64, area: i64) -> None:
        self.seat: i64 = seat
        self.area: i64 = area

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Fight":
        """An independent copy."""
        return Fight(self.seat, self.area)


def can_fight(table: Table, seat: i64, area: i64) -> bool:
    """Whether a Baron could start a battle in an area (NONE: in any)."""
    raise NotImplementedError
