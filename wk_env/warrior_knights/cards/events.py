"""Important Events."""

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class ImportantEvent(Frame[Table]):
    """The Neutral action Important Event."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "ImportantEvent":
        """An independent copy."""
        return ImportantEvent()
