"""Taxation."""

from mypy_extensions import i64

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Taxation(Frame[Table]):
    """Taxation for a set of Barons (bits), Chairman first; the cards in the area are the business of the Actions phase."""

    __slots__ = ("barons",)

    def __init__(self, barons: i64) -> None:
        self.barons: i64 = barons

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Taxation":
        """An independent copy."""
        return Taxation(self.barons)
