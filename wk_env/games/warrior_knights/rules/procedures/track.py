"""The Mercenary Track: who may put a marker where, and at what price."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import NO_SPOT, TRACK_SPOT
from wk_env.games.warrior_knights.rules.deeds import pay
from wk_env.games.warrior_knights.rules.numbers import NONE, SPOTS
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

FREE: Final[i64] = 0
FOR_A_FEE: Final[i64] = 1


class TakeSpot(Frame[Table]):
    """A Baron puts a marker on a free spot, FREE or FOR_A_FEE, or on none. outcome: 1 if he did, 0 if not.

    Rules: WK-116, WK-135
    """

    __slots__ = ("fees", "seat")

    def __init__(self, seat: i64, fees: i64) -> None:
        self.seat: i64 = seat
        self.fees: i64 = fees

    def resume(self, game: Play) -> None:
        """Ask for the spot; without any nobody is asked."""
        game.state.outcome = 0
        if not has_spot(game.state, self.seat, self.fees):
            game.end()
            return
        decision = ask_about(game, self.seat, TRACK_SPOT, self.fees, NONE)
        for spot in range(SPOTS):
            if may_take(game.state, self.seat, spot, self.fees):
                decision.offer(spot)
        decision.offer(NO_SPOT)

    def answer(self, game: Play, choice: i64) -> None:
        """Pay the fee and put the marker there."""
        table = game.state
        if choice != NO_SPOT:
            pay(table, self.seat, self.fees * table.content.track_fee[choice])
            table.track[choice] = self.seat
            table.outcome = 1
        game.end()

    def copy(self) -> "TakeSpot":
        """An independent copy."""
        return TakeSpot(self.seat, self.fees)


def is_open(table: Table, spot: i64) -> bool:
    """Whether a spot is in play: the two without a number always, others up to the number of players.

    Rules: WK-041, WK-117, WK-118, WK-544
    """
    return spot <= table.headcount


def may_take(table: Table, seat: i64, spot: i64, fees: i64) -> bool:
    """Whether a spot is in play, free and within a Baron's means. Markers never run out.

    Rules: WK-037, WK-043, WK-116, WK-117, WK-135, WK-136, WK-137
    """
    if not is_open(table, spot) or table.track[spot] != NONE:
        return False
    return fees * table.content.track_fee[spot] <= table.crowns[seat]


def has_spot(table: Table, seat: i64, fees: i64) -> bool:
    """Whether a Baron may take any spot."""
    for spot in range(SPOTS):
        if may_take(table, seat, spot, fees):
            return True
    return False
