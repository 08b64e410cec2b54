"""Upkeep step 6: transfers and the return of Nobles."""

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Returns(Frame[Table]):
    """One Baron after the other, Chairman first."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Returns":
        """An independent copy."""
        return Returns()
