"""Search over imagined worlds: one tree for all that a seat cannot tell apart (single-observer information-set MCTS).

Every simulation deals a world anew, selects an answer to the question, goes down the tree by the answers that are legal
there, adds one, plays on to the horizon as the Advisor judges, and gives every seat on the way its share of the win
(max^n). The tree is open loop: a row stands for the answers that led to it, whatever chance brought in between.

At the root the answers race against each other (sequential elimination), each in the same worlds. Below it the one with
the most promise is tried (PUCT), among few at first (progressive widening).
"""

from math import sqrt
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.kernel.advisor import Advisor
from wk_env.kernel.columns import NONE, filled
from wk_env.kernel.core import Game, S, take
from wk_env.search.race import Race
from wk_env.search.rollout import play_until, seed_of
from wk_env.search.tree import MOST_SEATS, ROOT, Tree, choice_in, key_of

MILLION: Final[i64] = 1_000_000
DEEPEST: Final[i64] = 64
WIDTH: Final[i64] = 6  # answers that race
BETTER: Final[i64] = 2000  # millionths of the win by which another answer must beat the fittest one
PATIENCE: Final[i64] = 16  # visits before a second answer is tried below the root
BOLDNESS: Final[float] = 0.3  # how much what is untried is worth


class Search(Generic[S]):
    """One seat thinks about one question; more simulations may be added as long as there is time."""

    __slots__ = ("advisor", "base", "end", "field", "path", "race", "seat", "seed", "shares", "starts", "tree")

    def __init__(self, advisor: Advisor[S], base: Game[S], seed: i64, rounds: i64, room: i64) -> None:
        self.advisor: Advisor[S] = advisor
        self.base: Game[S] = base
        self.seat: i64 = base.decision.seat
        self.seed: i64 = seed
        self.end: i64 = advisor.horizon(base, rounds)  # the clock until which a world is played on
        self.tree: Tree = Tree(room)
        self.shares: vec[i64] = filled(MOST_SEATS, 0)
        self.path: vec[i64] = filled(DEEPEST, 0)
        self.field: vec[i64] = fittest(advisor, base, WIDTH)  # the answers that race
        self.race: Race = Race(len(self.field))
        self.starts: vec[i64] = filled(len(self.field), 0)  # the head start of each answer, in millionths of the win
        self.starts[0] = BETTER

    def think(self, simulations: i64) -> None:
        """So many more simulations, or fewer if nothing is in doubt."""
        for _ in range(simulations):
            if self.is_settled():
                return
            self.simulate()

    def is_settled(self) -> bool:
        """Whether all answers but one have dropped out of the race."""
        return self.race.left == 1

    def simulate(self) -> None:
        """Deal, select, expand, play on, back up."""
        advisor = self.advisor
        world = advisor.redeal(self.base, self.seat, seed_of(self.seed, self.race.laps))
        advisor.answer_anew(world, self.seat)
        length: i64 = self.descend(world)
        play_until(advisor, world, self.end)
        advisor.value(world, self.shares)
        self.tree.back_up(ROOT, self.shares)
        for place in range(length):
            self.tree.back_up(self.path[place], self.shares)
        self.race.note(self.shares[self.seat])

    def descend(self, world: Game[S]) -> i64:
        """Down the tree to the first answer that was never tried; how many answers lie on the way."""
        length: i64 = 0
        row: i64 = ROOT
        while length < DEEPEST and world.decision.count > 0 and self.advisor.clock(world) < self.end:
            if world.decision.count == 1:
                take(world, world.decision.options[0])
                continue
            row = self.select_at_root() if length == 0 else self.select(world, row)
            if row == NONE:
                return length
            self.path[length] = row
            length += 1
            take(world, choice_in(self.tree.key[row]))
            if self.tree.visits[row] == 0:
                return length
        return length

    def select_at_root(self) -> i64:
        """The answer whose turn it is in the race."""
        key: i64 = key_of(self.base.decision, self.field[self.race.runner])
        row: i64 = self.tree.find(ROOT, key)
        if row == NONE:
            row = self.tree.add(ROOT, key, MILLION // (self.race.runner + 2))
        self.tree.possible[row] += 1
        return row

    def select(self, world: Game[S], parent: i64) -> i64:
        """The answer to try: a new one if it is time to widen, else the most promising; NONE if the tree is full."""
        decision = world.decision
        tree = self.tree
        best: i64 = NONE
        most: float = 0.0
        tried: i64 = 0
        for place in range(decision.count):
            row: i64 = tree.find(parent, key_of(decision, decision.options[place]))
            if row == NONE:
                continue
            tree.possible[row] += 1
            tried += 1
            promise: float = self.promise(row, decision.seat)
            if best == NONE or promise > most:
                best = row
                most = promise
        if tried < decision.count and tried < breadth(tree.visits[parent]) and not tree.is_full():
            return self.expand(world, parent)
        return best

    def promise(self, row: i64, seat: i64) -> float:
        """The mean share of a seat after an answer, and what trying it once more may teach."""
        tree = self.tree
        visits: float = float(tree.visits[row])
        mean: float = float(tree.total[row * MOST_SEATS + seat]) / visits if visits > 0.0 else 0.0
        spread: float = sqrt(float(tree.possible[row])) / (1.0 + visits)
        return mean + BOLDNESS * float(tree.fitness[row]) * spread

    def expand(self, world: Game[S], parent: i64) -> i64:
        """The fittest answer that was not tried yet, added to the tree."""
        decision = world.decision
        tree = self.tree
        self.advisor.judge(world)
        scores = self.advisor.scores
        best: i64 = NONE
        for place in range(decision.count):
            if tree.find(parent, key_of(decision, decision.options[place])) == NONE and (
                best == NONE or scores[place] > scores[best]
            ):
                best = place
        better: i64 = 0
        for place in range(decision.count):
            if scores[place] > scores[best]:
                better += 1
        row: i64 = tree.add(parent, key_of(decision, decision.options[best]), MILLION // (better + 2))
        tree.possible[row] = 1
        return row

    def best(self) -> i64:
        """The choice that leads the race."""
        return self.field[self.race.leader(self.starts)]

    def visits_of(self, choice: i64) -> i64:
        """How often a choice was tried."""
        row: i64 = self.tree.find(ROOT, key_of(self.base.decision, choice))
        return self.tree.visits[row] if row != NONE else i64(0)

    def share_after(self, choice: i64) -> i64:
        """The mean share of the win after a choice, in millionths."""
        row: i64 = self.tree.find(ROOT, key_of(self.base.decision, choice))
        if row == NONE or self.tree.visits[row] == 0:
            return 0
        return self.tree.total[row * MOST_SEATS + self.seat] // self.tree.visits[row]


def fittest(advisor: Advisor[S], game: Game[S], width: i64) -> vec[i64]:
    """The choices that an advisor judges best, the best first."""
    decision = game.decision
    advisor.judge(game)
    scores = advisor.scores
    field = filled(min(width, decision.count), NONE)
    taken = filled(decision.count, 0)
    for rank in range(len(field)):
        best: i64 = NONE
        for place in range(decision.count):
            if taken[place] == 0 and (best == NONE or scores[place] > scores[best]):
                best = place
        taken[best] = 1
        field[rank] = decision.options[best]
    return field


def breadth(visits: i64) -> i64:
    """How many answers are tried after so many visits: one, two after PATIENCE, three after four times as many ..."""
    wide: i64 = 1
    while wide * wide * PATIENCE <= visits:
        wide += 1
    return wide
