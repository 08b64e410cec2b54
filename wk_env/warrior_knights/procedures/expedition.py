"""Expeditions."""

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class FundExpeditions(Frame[Table]):
    """The Neutral action Fund Expeditions."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "FundExpeditions":
        """An independent copy."""
        return FundExpeditions()
