"""The game: setup, then round after round."""

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Round(Frame[Table]):
    """Round after round of Planning, Actions and Upkeep until somebody has won."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Round":
        """An independent copy."""
        return Round()
