"""Kinds of troop card: what they have in common."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import MERCENARY_KINDS, REGULAR_50, TROOP_KINDS, TROOPS
from wk_env.games.warrior_knights.rules.state import Table


def strength_of_kind(table: Table, kind: i64) -> i64:
    """The troops on a card of a kind."""
    if kind < MERCENARY_KINDS:
        return 50 * (kind % 4 + 1)
    if kind < TROOP_KINDS:
        return 50 * (kind - REGULAR_50 + 1)
    for troop in range(i64(TROOPS), len(table.content.troop_kind)):
        if table.content.troop_kind[troop] == kind:
            return table.content.troop_strength[troop]
    return 0
