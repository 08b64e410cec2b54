"""What comes of each option: imagined games are played on from it to a quiet point, and valued there.

There all Barons answer as stewards do. All options are tried in a few worlds; each further world goes to those that
look best so far. The n-th world is the same for every option, and so is the chance in it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.advice.evaluation.evaluation import fine_shares, look
from wk_env.games.warrior_knights.advice.evaluation.features import Sheet
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED
from wk_env.games.warrior_knights.knowledge.sight import redeal
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS, NONE
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.columns import filled
from wk_env.kernel.core import take

SPREAD: Final[i64] = 7919  # from the seed of one world to that of the next
WIDEST: Final[i64] = 24  # options that are tried; of more, as many at even distances
FARTHEST: Final[i64] = 60  # decisions to a quiet point, at most
END_OF_ROUND: Final[i64] = 500
MASK62: Final[i64] = 0x3FFFFFFFFFFFFFFF
FINALISTS: Final[i64] = 3
OPENING: Final[i64] = 4  # one world in so many is for all options
A_ROUND: Final[i64] = 8  # a plan is worth so many times fewer worlds, since a whole round is played after it


@mypyc_attr(acyclic=True)
class Outlook:
    """A desk for looking ahead: weights, a sheet and how far to look."""

    __slots__ = ("shares", "sheet", "total", "tries", "weights", "worlds")

    def __init__(self, weights: vec[i64], worlds: i64) -> None:
        self.weights: vec[i64] = weights
        self.worlds: i64 = worlds
        self.sheet: Sheet = Sheet()
        self.shares: vec[i64] = filled(MOST_SEATS, 0)
        self.tries: vec[i64] = filled(asks.MOST_OPTIONS, 0)  # place: in how many worlds the option was tried
        self.total: vec[i64] = filled(asks.MOST_OPTIONS, 0)  # place: the sum of the shares in them

    def worlds_for(self, ask: i64) -> i64:
        """In how many worlds the best options of a question are tried."""
        return max(1, self.worlds // A_ROUND) if ask == asks.PLAN else self.worlds

    def share_after(self, game: Play, seat: i64, choice: i64, seed: i64) -> i64:
        """A seat's chance to win, in millionths, at the quiet point after a choice in the world of a seed.

        Reads: what the seat may know; all else is dealt anew.
        """
        fine_shares(ahead_of(game, seat, choice, seed).state, self.sheet, self.weights, self.shares)
        return self.shares[seat]

    def look_after(self, game: Play, seat: i64, choice: i64, seed: i64, after: Sheet) -> None:
        """Write down how things stand at the quiet point after a choice in the world of a seed.

        Reads: what the seat may know; all else is dealt anew.
        """
        look(ahead_of(game, seat, choice, seed).state, after)

    def try_out(self, game: Play, seat: i64, seed: i64, place: i64) -> None:
        """Try an option in its next world.

        Reads: what the seat may know; all else is dealt anew.
        """
        world: i64 = seed_of(seed, self.tries[place])
        self.total[place] += self.share_after(game, seat, game.decision.options[place], world)
        self.tries[place] += 1

    def weigh_options(self, game: Play, seat: i64, seed: i64, means: vec[i64]) -> None:
        """Write down what each option leads to on the average, in the order of the options; -1 for those not tried.

        Reads: what the seat may know; all else is dealt anew.
        """
        count: i64 = game.decision.count
        worlds: i64 = self.worlds_for(game.decision.ask)
        opening: i64 = max(1, worlds // OPENING)
        for place in range(count):
            self.tries[place] = 0
            self.total[place] = 0
            means[place] = -1
            if is_tried(place, count):
                for _ in range(opening):
                    self.try_out(game, seat, seed, place)
                means[place] = self.mean(place)
        for world in range(opening, worlds):
            for _ in range(FINALISTS):
                best: i64 = self.best_until(world, count)
                if best != NONE:
                    self.try_out(game, seat, seed, best)
                    means[best] = self.mean(best)

    def best_until(self, world: i64, count: i64) -> i64:
        """The place of the best option so far among those tried in no more than so many worlds, or NONE.

        Reads: what was tried.
        """
        best: i64 = NONE
        for place in range(count):
            if 0 < self.tries[place] <= world and (best == NONE or self.mean(place) > self.mean(best)):
                best = place
        return best

    def mean(self, place: i64) -> i64:
        """What an option led to on the average, in millionths.

        Reads: what was tried.
        """
        return self.total[place] // max(1, self.tries[place])


def seed_of(seed: i64, world: i64) -> i64:
    """From what seed a world is dealt."""
    return (seed + world * SPREAD) & MASK62


def is_tried(place: i64, count: i64) -> bool:
    """Whether an option is among those that are tried: all, or WIDEST at even distances with the first and the last."""
    if count <= WIDEST:
        return True
    return place == count - 1 or place * WIDEST // count != (place - 1) * WIDEST // count or place == 0


def ahead_of(game: Play, seat: i64, choice: i64, seed: i64) -> Play:
    """The quiet point after a choice in the world of a seed: after a plan the next round, else the next card at hand.

    Reads: what the seat may know; all else is dealt anew.
    """
    world = redeal(game, seat, seed)
    ask: i64 = world.decision.ask
    round_of: i64 = world.state.round
    take(world, choice)
    for _ in range(END_OF_ROUND if ask == asks.PLAN else FARTHEST):
        decision = world.decision
        if decision.count == 0 or world.state.round > round_of:
            break
        if ask != asks.PLAN and (decision.ask == asks.ACT or decision.ask == asks.PLAN):
            break
        place: i64 = best_option(world, BALANCED) if decision.count > 1 else i64(0)
        take(world, decision.options[place])
    return world
