"""The Actions phase: card by card through three stacks."""

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Actions(Frame[Table]):
    """Turn over, resolve, allocate; special phases when their areas are full."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Actions":
        """An independent copy."""
        return Actions()
