"""The reign of a King to whom Barons may concede: whose all Influence is then, and who has conceded."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import EMPTIED, KING
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.state import Table


def collector_of(table: Table) -> i64:
    """The King to whom all Influence goes that anybody gains or gives back, or NONE.

    Rules: VR-112
    """
    return i64(NONE) if len(table.conceded) == 0 else table.annex[KING] - 1


def collects(table: Table, seat: i64, change: i64) -> bool:
    """Influence that a Baron would gain goes to a King who collects it, what he loses likewise; whether there is one.

    What the King himself gives back goes to the treasury.
    Rules: VR-112
    """
    king: i64 = collector_of(table)
    if king == NONE:
        return False
    if change < 0:
        table.influence[seat] += change
        if seat != king:
            table.influence[king] -= change
    else:
        table.influence[king] += change
    return True


def is_pool_closed(table: Table) -> bool:
    """Whether the pool has run out, so that nothing comes back to it.

    Rules: VR-007, VR-148
    """
    return table.last_upkeep == 1 or (len(table.annex) > 0 and table.annex[EMPTIED] > 0)


def all_have_conceded(table: Table) -> bool:
    """Whether there is a King to whom all others in the game have conceded.

    Rules: VR-114
    """
    king: i64 = collector_of(table)
    if king == NONE:
        return False
    for seat in range(table.seats):
        if seat != king and table.conceded[seat] == 0 and not is_gone(table, seat):
            return False
    return True
