"""The Mercenary Draft."""

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Draft(Frame[Table]):
    """Serve the markers from left to right, then reveal new Mercenaries."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Draft":
        """An independent copy."""
        return Draft()
