"""Keep or raze."""

from mypy_extensions import i64

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class KeepOrRaze(Frame[Table]):
    """The Baron who just gained a city keeps or razes it."""

    __slots__ = ("city",)

    def __init__(self, city: i64) -> None:
        self.city: i64 = city

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "KeepOrRaze":
        """An independent copy."""
        return KeepOrRaze(self.city)
