"""The words that Events and Agendas share."""

from mypy_extensions import i64

from wk_env.kernel.core import Frame
from wk_env.warrior_knights.state import Play, Table


class Resolve(Frame[Table]):
    """Carry out what an Event or Agenda does when it comes into play, for the Baron drawn or elected (NONE for yes/no votes)."""

    __slots__ = (
        "card",
        "foe",
        "seat",
    )

    def __init__(self, card: i64, seat: i64, foe: i64) -> None:
        self.card: i64 = card
        self.seat: i64 = seat
        self.foe: i64 = foe

    def resume(self, game: Play) -> None:
        """Not written yet."""
        raise NotImplementedError

    def copy(self) -> "Resolve":
        """An independent copy."""
        return Resolve(self.card, self.seat, self.foe)
