"""Search over imagined worlds: one tree for all that a seat cannot tell apart (single-observer information-set MCTS).

Every simulation deals a world anew, goes down the tree by the answers that are legal there, adds one, plays on as
sensible Barons would, and gives every seat on the way its share of the win (max^n). The tree is open loop: a row stands
for the answers that led to it, whatever chance brought in between.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.counsel.answers import score_options
from wk_env.counsel.evaluation import fine_shares
from wk_env.counsel.sheet import Sheet
from wk_env.counsel.tree import ROOT, Tree, choice_in, key_of
from wk_env.counsel.weights import WEIGHTS
from wk_env.kernel.core import play
from wk_env.kernel.rng import Rng, rng_from
from wk_env.warrior_knights.sight import redeal
from wk_env.warrior_knights.state import Play, filled
from wk_env.warrior_knights.words import MOST_SEATS, NONE

MOST_OPTIONS: Final[i64] = 512
MILLION: Final[i64] = 1_000_000
DEEPEST: Final[i64] = 64
FIRST_OPTIONS: Final[i64] = 3


@mypyc_attr(acyclic=True)
class Search:
    """One seat thinks about one question; more simulations may be added as long as there is time."""

    __slots__ = (
        "base",
        "boldness",
        "depth",
        "fitness",
        "luck",
        "path",
        "scores",
        "seat",
        "shares",
        "sheet",
        "style",
        "tree",
    )

    def __init__(self, base: Play, seed: i64, style: vec[i64], boldness: i64, depth: i64, room: i64) -> None:
        self.base: Play = base
        self.seat: i64 = base.decision.seat
        self.luck: Rng = rng_from(seed)
        self.style: vec[i64] = style
        self.boldness: i64 = boldness  # how much what is untried is worth, in thousandths
        self.depth: i64 = depth  # decisions that are played on after the tree
        self.tree: Tree = Tree(room)
        self.scores: vec[i64] = filled(MOST_OPTIONS, 0)
        self.fitness: vec[i64] = filled(MOST_OPTIONS, 0)
        self.shares: vec[i64] = filled(MOST_SEATS, 0)
        self.sheet: Sheet = Sheet()
        self.path: vec[i64] = filled(DEEPEST, 0)

    def think(self, simulations: i64) -> None:
        """So many more simulations."""
        for _ in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        """Deal, select, expand, play on, back up."""
        world = redeal(self.base, self.seat, self.luck.draw())
        length: i64 = self.descend(world)
        self.play_on(world)
        fine_shares(world.state, self.sheet, WEIGHTS, self.shares)
        self.tree.back_up(ROOT, self.shares)
        for place in range(length):
            self.tree.back_up(self.path[place], self.shares)

    def descend(self, world: Play) -> i64:
        """Down the tree to the first answer that was never tried; how many answers lie on the way."""
        length: i64 = 0
        row: i64 = ROOT
        while length < DEEPEST and world.decision.count > 0:
            if world.decision.count == 1:
                play(world, world.decision.options[0])
                continue
            if self.tree.is_full():
                return length
            row = self.select(world, row)
            self.path[length] = row
            length += 1
            play(world, choice_in(self.tree.key[row]))
            if self.tree.visits[row] == 0:
                return length
        return length

    def select(self, world: Play, parent: i64) -> i64:
        """The answer to try: the fittest untried one while few were tried, else the most promising of those tried."""
        rows: i64 = self.note_options(world, parent)
        if rows != NONE:
            return rows
        return self.best_tried(world, parent)

    def note_options(self, world: Play, parent: i64) -> i64:
        """Mark the options as possible; the fittest untried one, added to the tree, if it is time to widen, or NONE."""
        decision = world.decision
        tree = self.tree
        tried: i64 = 0
        for place in range(decision.count):
            row: i64 = tree.find(parent, key_of(decision, decision.options[place]))
            if row != NONE:
                tree.possible[row] += 1
                tried += 1
        if tried >= decision.count or tried >= breadth(tree.visits[parent]):
            return NONE
        self.judge(world)
        best: i64 = NONE
        for place in range(decision.count):
            if tree.find(parent, key_of(decision, decision.options[place])) == NONE and (
                best == NONE or self.fitness[place] > self.fitness[best]
            ):
                best = place
        row = tree.add(parent, key_of(decision, decision.options[best]), self.fitness[best])
        tree.possible[row] = 1
        return row

    def best_tried(self, world: Play, parent: i64) -> i64:
        """Of the options that were tried, the one with the best mix of what it led to and how little it was tried."""
        decision = world.decision
        best: i64 = NONE
        most: float = 0.0
        for place in range(decision.count):
            row: i64 = self.tree.find(parent, key_of(decision, decision.options[place]))
            if row != NONE:
                promise: float = self.promise(row, decision.seat)
                if best == NONE or promise > most:
                    best = row
                    most = promise
        return best

    def promise(self, row: i64, seat: i64) -> float:
        """The mean share of a seat after an answer, and what trying it once more may teach."""
        tree = self.tree
        visits: float = float(tree.visits[row])
        mean: float = float(tree.total[row * MOST_SEATS + seat]) / visits if visits > 0.0 else 0.0
        spread: float = sqrt(float(tree.possible[row])) / (1.0 + visits)
        return mean + float(self.boldness) / 1000.0 * float(tree.fitness[row]) * spread

    def judge(self, world: Play) -> None:
        """How fit each option is, by the place that a sensible Baron gives it: a half, a third, a quarter ..."""
        count: i64 = world.decision.count
        score_options(world, self.style, self.scores)
        for place in range(count):
            better: i64 = 0
            for other in range(count):
                if self.scores[other] > self.scores[place] or (
                    self.scores[other] == self.scores[place] and other < place
                ):
                    better += 1
            self.fitness[place] = MILLION // (better + 2)

    def play_on(self, world: Play) -> None:
        """As sensible Barons would, with a slip now and then."""
        left: i64 = self.depth
        while left > 0 and world.decision.count > 0:
            left -= 1
            count: i64 = world.decision.count
            if count == 1:
                play(world, world.decision.options[0])
                continue
            score_options(world, self.style, self.scores)
            play(world, world.decision.options[best_of(self.scores, count)])

    def best(self) -> i64:
        """The choice that was tried most."""
        best: i64 = NONE
        row: i64 = self.tree.child[ROOT]
        while row != NONE:
            if best == NONE or self.tree.visits[row] > self.tree.visits[best]:
                best = row
            row = self.tree.sibling[row]
        return choice_in(self.tree.key[best]) if best != NONE else self.base.decision.options[0]

    def visits_of(self, choice: i64) -> i64:
        """How often a choice was tried."""
        row: i64 = self.tree.find(ROOT, key_of(self.base.decision, choice))
        return 0 if row == NONE else self.tree.visits[row]

    def share_after(self, choice: i64) -> i64:
        """The mean share of the win after a choice, in millionths."""
        row: i64 = self.tree.find(ROOT, key_of(self.base.decision, choice))
        if row == NONE or self.tree.visits[row] == 0:
            return 0
        return self.tree.total[row * MOST_SEATS + self.seat] // self.tree.visits[row]


def breadth(visits: i64) -> i64:
    """How many answers are tried after so many visits: a few at first, then as many as the root of the visits."""
    wide: i64 = FIRST_OPTIONS
    while (wide - FIRST_OPTIONS + 1) * (wide - FIRST_OPTIONS + 1) <= visits:
        wide += 1
    return wide


def best_of(scores: vec[i64], count: i64) -> i64:
    """The place of the highest score, the first of equals."""
    best: i64 = 0
    for place in range(i64(1), count):
        if scores[place] > scores[best]:
            best = place
    return best
