"""What comes of each option: it is played in imagined games, which go on by habit to a quiet point and are valued."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.counsel.evaluation import fine_shares, look
from wk_env.counsel.habits import by_habit
from wk_env.counsel.sheet import Sheet
from wk_env.kernel.core import take
from wk_env.kernel.rng import Rng, rng_from
from wk_env.warrior_knights import asks
from wk_env.warrior_knights.sight import redeal
from wk_env.warrior_knights.state import Play
from wk_env.warrior_knights.words import MOST_SEATS

SPREAD: Final[i64] = 7919  # from the seed of one world to that of the next
WIDEST: Final[i64] = 24  # options that are tried; of more, as many at even distances
FARTHEST: Final[i64] = 60  # decisions to a quiet point, at most
END_OF_ROUND: Final[i64] = 500
MASK62: Final[i64] = 0x3FFFFFFFFFFFFFFF


@mypyc_attr(acyclic=True)
class Outlook:
    """A desk for looking ahead: weights, a sheet and how far to look."""

    __slots__ = ("shares", "sheet", "weights", "worlds")

    def __init__(self, weights: vec[i64], worlds: i64) -> None:
        self.weights: vec[i64] = weights
        self.worlds: i64 = worlds
        self.sheet: Sheet = Sheet()
        self.shares: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def share_after(self, game: Play, seat: i64, choice: i64, luck: Rng) -> i64:
        """A seat's chance to win, in millionths, at the quiet point after a choice in a copy of an imagined game.

        Reads: an imagined game.
        """
        twin = game.copy()
        take(twin, choice)
        if game.decision.ask == asks.PLAN:
            play_round(twin, luck)
        else:
            play_on(twin, luck)
        fine_shares(twin.state, self.sheet, self.weights, self.shares)
        return self.shares[seat]

    def look_after(self, game: Play, seat: i64, choice: i64, seed: i64, before: Sheet, after: Sheet) -> None:
        """Write down one imagined game as it stands now, and at the quiet point after a choice.

        Reads: what the seat may know; all else is dealt anew.
        """
        imagined = redeal(game, seat, seed)
        look(imagined.state, before)
        take(imagined, choice)
        if game.decision.ask == asks.PLAN:
            play_round(imagined, rng_from(seed))
        else:
            play_on(imagined, rng_from(seed))
        look(imagined.state, after)

    def weigh_options(self, game: Play, seat: i64, seed: i64, sums: vec[i64]) -> None:
        """Add up over all worlds what each option leads to, in the order of the options; -1 for those not tried.

        The same worlds and the same chance for every option.
        Reads: what the seat may know; all else is dealt anew.
        """
        decision = game.decision
        for place in range(decision.count):
            sums[place] = 0 if is_tried(place, decision.count) else -1
        for world in range(self.worlds):
            dealt: i64 = (seed + world * SPREAD) & MASK62
            imagined = redeal(game, seat, dealt)
            for place in range(decision.count):
                if sums[place] >= 0:
                    sums[place] += self.share_after(imagined, seat, decision.options[place], rng_from(dealt))


def is_tried(place: i64, count: i64) -> bool:
    """Whether an option is among those that are tried: all, or WIDEST at even distances with the first and the last."""
    if count <= WIDEST:
        return True
    return place == count - 1 or place * WIDEST // count != (place - 1) * WIDEST // count or place == 0


def play_on(game: Play, luck: Rng) -> None:
    """Play by habit until the next Action card is at hand, or planning.

    Reads: an imagined game.
    """
    for _ in range(FARTHEST):
        if game.decision.count == 0 or game.decision.ask == asks.ACT or game.decision.ask == asks.PLAN:
            return
        take(game, by_habit(game, luck))


def play_round(game: Play, luck: Rng) -> None:
    """Play by habit until the next round is planned.

    Reads: an imagined game.
    """
    round_of: i64 = game.state.round
    for _ in range(END_OF_ROUND):
        if game.decision.count == 0 or game.state.round > round_of:
            return
        take(game, by_habit(game, luck))
