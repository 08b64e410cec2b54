"""Open Private Motions: a catalogue of rules that the Assembly may lay on everybody and take off again."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import CLOSE_MOTION, OPEN_MOTION
from wk_env.games.warrior_knights.rules.state import Table, put
from wk_env.kernel.core import Decision


def stands(table: Table, motion: i64) -> bool:
    """Whether a rule of the catalogue is a standing rule.

    Rules: WK-537
    """
    return len(table.standing) > 0 and table.standing[motion] == 1


def offer_open_motions(table: Table, decision: Decision) -> None:
    """Offer each rule of the catalogue that does not stand, and the end of each that does.

    Rules: WK-537
    """
    for motion in range(table.rules.open_motions):
        decision.offer((CLOSE_MOTION if stands(table, motion) else OPEN_MOTION) + motion)


def is_open_motion(proposal: i64) -> bool:
    """Whether a Private Motion proposes a rule of the catalogue, or its end."""
    return proposal >= OPEN_MOTION


def carry_out_open_motion(table: Table, proposal: i64) -> None:
    """The Assembly has voted for it: the rule stands, or falls.

    Rules: WK-537, WK-538
    """
    if proposal >= CLOSE_MOTION:
        table.standing = put(table.standing, proposal - CLOSE_MOTION, 0)
    else:
        table.standing = put(table.standing, proposal - OPEN_MOTION, 1)
