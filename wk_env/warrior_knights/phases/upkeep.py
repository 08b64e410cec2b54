"""Upkeep in six steps."""

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Upkeep(Frame[Table]):
    """Victory check, Influence, revolts, sea arrivals, refresh, returns."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Upkeep":
        """An independent copy."""
        return Upkeep()
