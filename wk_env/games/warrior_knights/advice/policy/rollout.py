"""The rollout policy: in imagined worlds everybody answers as a steward does, secret choices included."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.advice.policy.answers import best_of, score_options
from wk_env.games.warrior_knights.knowledge.sample_plans import take_up
from wk_env.games.warrior_knights.knowledge.sight import has_answered
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import ACTIONS_A_BARON, BIT, NONE
from wk_env.games.warrior_knights.rules.phases.planning import Planning
from wk_env.games.warrior_knights.rules.procedures.voting import SealVotes
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.columns import filled
from wk_env.kernel.core import settle, take

FARTHEST: Final[i64] = 5000  # decisions, at most


@mypyc_attr(acyclic=True)
class Company:
    """Barons of one style, and a page on which they reckon."""

    __slots__ = ("scores", "style")

    def __init__(self, style: vec[i64]) -> None:
        self.style: vec[i64] = style
        self.scores: vec[i64] = filled(asks.MOST_OPTIONS, 0)

    def judge(self, world: Play) -> i64:
        """Score the options of the open question; the place of the best, the first of equals."""
        count: i64 = world.decision.count
        if count == 1:
            return 0
        score_options(world, self.style, self.scores)
        return best_of(self.scores, count)

    def answer(self, world: Play) -> None:
        """Answer the open question."""
        take(world, world.decision.options[self.judge(world)])

    def play_until(self, world: Play, end: i64) -> None:
        """Play on until this round begins, or the game is over."""
        for _ in range(FARTHEST):
            if world.decision.count == 0 or world.state.round >= end:
                return
            self.answer(world)

    def answer_anew(self, world: Play, seat: i64) -> None:
        """Whoever has planned or voted in secret before this seat does so now as he sees fit, not by lot.

        Reads: an imagined game, dealt for this seat.
        """
        frame = world.top
        if isinstance(frame, SealVotes):
            self.seal_anew(world, frame, seat)
        elif isinstance(frame, Planning):
            self.plan_anew(world, frame, seat)

    def seal_anew(self, world: Play, frame: SealVotes, seat: i64) -> None:
        """Fists are opened and closed again."""
        fist = world.state.fist
        for rival in range(world.state.seats):
            if rival != seat and fist[rival] != NONE and frame.waiting & BIT[rival] == 0:
                frame.waiting |= BIT[rival]
                fist[rival] = NONE
        self.ask_before(world, seat)

    def plan_anew(self, world: Play, frame: Planning, seat: i64) -> None:
        """Cards are taken up and laid again; those of the seat itself stay where it laid them."""
        stack: i64 = frame.stack
        laid: i64 = frame.laid
        kind: i64 = frame.kind
        for rival in range(world.state.seats):
            if rival != seat and has_answered(world, rival):
                take_up(world.state, rival * ACTIONS_A_BARON)
        frame.place = 0
        frame.open_stack(1)
        self.ask_before(world, seat)
        frame.stack = stack
        frame.laid = laid
        frame.kind = kind
        world.decision.count = 0
        settle(world)

    def ask_before(self, world: Play, seat: i64) -> None:
        """Ask everybody whose turn comes before a seat's."""
        world.decision.count = 0
        settle(world)
        while world.decision.seat != seat:
            self.answer(world)
