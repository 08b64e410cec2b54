"""Handing over troop cards."""

from mypy_extensions import i64

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class TakeTroops(Frame[Table]):
    """A moving Noble takes over troop cards where he stands."""

    __slots__ = ("noble",)

    def __init__(self, noble: i64) -> None:
        self.noble: i64 = noble

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "TakeTroops":
        """An independent copy."""
        return TakeTroops(self.noble)
