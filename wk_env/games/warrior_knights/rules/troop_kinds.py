"""Kinds of troop card: what they have in common, and which a Noble may have one of only."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    END_OF_REGULARS,
    FIRST_GROUP,
    IN_SUPPLY,
    MERCENARY_KINDS,
    NONE,
    REGULAR_50,
    TROOP_KINDS,
    TROOPS,
)
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


def is_mercenary(kind: i64) -> bool:
    """Whether cards of a kind are Mercenaries, or go with them in all that is not said of them otherwise.

    Rules: CG-021, CG-042
    """
    return kind < MERCENARY_KINDS or kind >= END_OF_REGULARS


def is_from_supply(table: Table, troop: i64) -> bool:
    """Whether a troop card goes back to a supply beside the Mercenary deck: it is a Levy.

    Rules: CG-038, CG-047
    """
    return table.content.troop_leaves[troop] == IN_SUPPLY


# ---- Leaders and Heralds


def ranks_in(table: Table, army: i64) -> i64:
    """The set of ranks that the captains with an army have.

    Rules: CG-024
    """
    ranks: i64 = 0
    for troop in table.content.captains:
        if table.troop_at[troop] == army:
            ranks |= BIT[table.content.troop_rank[troop]]
    return ranks


def has_room(table: Table, army: i64, troop: i64) -> bool:
    """Whether a troop card may join an army: a Noble has one Leader and one Herald at most, a stronghold any number.

    Rules: CG-024
    """
    rank: i64 = table.content.troop_rank[troop]
    return rank == NONE or army >= FIRST_GROUP or ranks_in(table, army) & BIT[rank] == 0


def can_merge(table: Table, army: i64, other: i64) -> bool:
    """Whether all cards of one army may join another; a stronghold may have several Leaders, of whom one finds room.

    Rules: CG-024
    """
    ranks: i64 = i64(0) if other >= FIRST_GROUP else ranks_in(table, other)
    for troop in table.content.captains:
        if table.troop_at[troop] != army or other >= FIRST_GROUP:
            continue
        rank: i64 = BIT[table.content.troop_rank[troop]]
        if ranks & rank != 0:
            return False
        ranks |= rank
    return True


def kinds_with_room(table: Table, kinds: i64, army: i64) -> i64:
    """Those of a set of kinds of which a card may join an army.

    Rules: CG-024
    """
    for troop in table.content.captains:
        kind: i64 = table.content.troop_kind[troop]
        if kinds & BIT[kind] != 0 and not has_room(table, army, troop):
            kinds &= ~BIT[kind]
    return kinds
