"""Game Setup in twelve steps."""

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Setup(Frame[Table]):
    """The decisions of Setup: troops, strongholds, Nobles."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Setup":
        """An independent copy."""
        return Setup()
