"""Revolts."""

from mypy_extensions import i64

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Revolts(Frame[Table]):
    """Upkeep step 3: every unguarded city is tested."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Revolts":
        """An independent copy."""
        return Revolts()


class Revolt(Frame[Table]):
    """A city revolts: its controller pays Faith, pays crowns or loses it."""

    __slots__ = ("city",)

    def __init__(self, city: i64) -> None:
        self.city: i64 = city

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Revolt":
        """An independent copy."""
        return Revolt(self.city)
