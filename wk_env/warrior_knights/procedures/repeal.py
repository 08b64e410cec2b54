"""Charges and offices that are taken away."""

from mypy_extensions import i64

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Repeal(Frame[Table]):
    """One charge or office of a Baron, chosen by a seat, goes to the discards."""

    __slots__ = (
        "baron",
        "chooser",
    )

    def __init__(self, baron: i64, chooser: i64) -> None:
        self.baron: i64 = baron
        self.chooser: i64 = chooser

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Repeal":
        """An independent copy."""
        return Repeal(self.baron, self.chooser)
