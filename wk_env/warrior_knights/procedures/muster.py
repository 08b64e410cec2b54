"""Mustering."""

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class MusterTroops(Frame[Table]):
    """The Neutral action Muster Troops."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "MusterTroops":
        """An independent copy."""
        return MusterTroops()
