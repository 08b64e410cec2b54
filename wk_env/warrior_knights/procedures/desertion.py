"""Deserters."""

from mypy_extensions import i64

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Desert(Frame[Table]):
    """If the army has Mercenaries of the nationality, its Baron chooses one: it is shuffled into the deck."""

    __slots__ = (
        "army",
        "nation",
    )

    def __init__(self, army: i64, nation: i64) -> None:
        self.army: i64 = army
        self.nation: i64 = nation

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Desert":
        """An independent copy."""
        return Desert(self.army, self.nation)
