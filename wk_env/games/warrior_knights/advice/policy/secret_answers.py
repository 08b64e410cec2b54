"""What rivals answered in secret before a seat is asked: in imagined worlds they answer anew as they see fit."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.knowledge.sample_plans import take_up
from wk_env.games.warrior_knights.knowledge.sight import has_answered
from wk_env.games.warrior_knights.rules.numbers import BIT, NONE
from wk_env.games.warrior_knights.rules.phases.planning import Planning
from wk_env.games.warrior_knights.rules.procedures.voting import SealVotes
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.advisor import Advisor
from wk_env.kernel.core import settle, take


def answer_anew(advisor: Advisor[Table], world: Play, seat: i64) -> None:
    """Whoever has planned or voted in secret before this seat does so now as the advisor judges, not by lot.

    Reads: an imagined game, dealt for this seat.
    """
    frame = world.top
    if isinstance(frame, SealVotes):
        seal_anew(advisor, world, frame, seat)
    elif isinstance(frame, Planning):
        plan_anew(advisor, world, frame, seat)


def seal_anew(advisor: Advisor[Table], world: Play, frame: SealVotes, seat: i64) -> None:
    """Fists are opened and closed again."""
    fist = world.state.fist
    for rival in range(world.state.seats):
        if rival != seat and fist[rival] != NONE and frame.waiting & BIT[rival] == 0:
            frame.waiting |= BIT[rival]
            fist[rival] = NONE
    ask_before(advisor, world, seat)


def plan_anew(advisor: Advisor[Table], world: Play, frame: Planning, seat: i64) -> None:
    """Cards are taken up and laid again; those of the seat itself stay where it laid them."""
    stack: i64 = frame.stack
    laid: i64 = frame.laid
    kind: i64 = frame.kind
    for rival in range(world.state.seats):
        if rival != seat and has_answered(world, rival):
            take_up(world.state, rival * world.state.content.hand)
    frame.place = 0
    frame.open_stack(1)
    ask_before(advisor, world, seat)
    frame.stack = stack
    frame.laid = laid
    frame.kind = kind
    world.decision.count = 0
    settle(world)


def ask_before(advisor: Advisor[Table], world: Play, seat: i64) -> None:
    """Ask everybody whose turn comes before a seat's."""
    world.decision.count = 0
    settle(world)
    while world.decision.seat != seat:
        take(world, world.decision.options[advisor.judge(world)])
