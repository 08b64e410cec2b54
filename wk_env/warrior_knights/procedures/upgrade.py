"""Repairs and fortification."""

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class UpgradeDefenses(Frame[Table]):
    """The Neutral action Upgrade Defenses."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "UpgradeDefenses":
        """An independent copy."""
        return UpgradeDefenses()
