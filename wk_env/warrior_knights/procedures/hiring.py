"""Where hired troops go."""

from mypy_extensions import i64

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class PlaceTroop(Frame[Table]):
    """A Baron assigns a hired card to a Noble or his stronghold."""

    __slots__ = (
        "seat",
        "troop",
    )

    def __init__(self, seat: i64, troop: i64) -> None:
        self.seat: i64 = seat
        self.troop: i64 = troop

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "PlaceTroop":
        """An independent copy."""
        return PlaceTroop(self.seat, self.troop)
