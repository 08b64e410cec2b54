"""What comes of each option: imagined games are played on from it to a quiet point, and valued there.

There everybody answers as an Advisor judges. All options are tried in a few worlds; each further world goes to those
that look best so far. The n-th world is the same for every option, and so is the chance in it.
"""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.kernel.advisor import Advisor
from wk_env.kernel.columns import NONE, filled
from wk_env.kernel.core import Game, S, take
from wk_env.search.rollout import answer, seed_of
from wk_env.search.tree import MOST_SEATS

WIDEST: Final[i64] = 24  # options that are tried; of more, as many at even distances
FINALISTS: Final[i64] = 3
OPENING: Final[i64] = 4  # one world in so many is for all options


class Outlook(Generic[S]):
    """A place for looking ahead: an advisor, in how many worlds, and what the options came to."""

    __slots__ = ("advisor", "most", "shares", "total", "tries")

    def __init__(self, advisor: Advisor[S], most: i64) -> None:
        self.advisor: Advisor[S] = advisor
        self.most: i64 = most  # worlds, where the question deserves them all
        self.shares: vec[i64] = filled(MOST_SEATS, 0)
        self.tries: vec[i64] = filled(len(advisor.scores), 0)  # place: in how many worlds the option was tried
        self.total: vec[i64] = filled(len(advisor.scores), 0)  # place: the sum of the shares in them

    def share_after(self, game: Game[S], seat: i64, choice: i64, seed: i64) -> i64:
        """A seat's chance to win, in millionths, at the quiet point after a choice in the world of a seed.

        Reads: what the seat may know; all else is dealt anew.
        """
        self.advisor.value_nearby(ahead_of(self.advisor, game, seat, choice, seed), self.shares)
        return self.shares[seat]

    def try_out(self, game: Game[S], seat: i64, seed: i64, place: i64) -> None:
        """Try an option in its next world.

        Reads: what the seat may know; all else is dealt anew.
        """
        world: i64 = seed_of(seed, self.tries[place])
        self.total[place] += self.share_after(game, seat, game.decision.options[place], world)
        self.tries[place] += 1

    def weigh_options(self, game: Game[S], seat: i64, seed: i64, means: vec[i64]) -> None:
        """Write down what each option leads to on the average, in the order of the options; -1 for those not tried.

        Reads: what the seat may know; all else is dealt anew.
        """
        count: i64 = game.decision.count
        worlds: i64 = self.advisor.worlds(game.decision.ask, self.most)
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


def is_tried(place: i64, count: i64) -> bool:
    """Whether an option is among those that are tried: all, or WIDEST at even distances with the first and the last."""
    if count <= WIDEST:
        return True
    return place == count - 1 or place * WIDEST // count != (place - 1) * WIDEST // count or place == 0


def ahead_of(advisor: Advisor[S], game: Game[S], seat: i64, choice: i64, seed: i64) -> Game[S]:
    """The quiet point after a choice in the world of a seed.

    Reads: what the seat may know; all else is dealt anew.
    """
    world = advisor.redeal(game, seat, seed)
    ask: i64 = world.decision.ask
    since: i64 = advisor.clock(world)
    take(world, choice)
    taken: i64 = 0
    while world.decision.count > 0 and not advisor.is_quiet(world, ask, since, taken):
        answer(advisor, world)
        taken += 1
    return world
