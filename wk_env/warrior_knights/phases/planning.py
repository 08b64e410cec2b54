"""Planning: two cards face down for each stack."""

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Planning(Frame[Table]):
    """Every Baron lays cards into the three stacks."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Planning":
        """An independent copy."""
        return Planning()
