"""The Assembly."""

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Assembly(Frame[Table]):
    """Votes, deputy, Private Motions, order, voting, new Agendas."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Assembly":
        """An independent copy."""
        return Assembly()
