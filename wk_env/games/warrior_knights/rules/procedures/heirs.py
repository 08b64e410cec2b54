"""Heir tokens: who holds whose heir, and which dead Nobles wait for theirs. Without the rule there are none."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import NOBLES, NONE
from wk_env.games.warrior_knights.rules.queries import baron_of
from wk_env.games.warrior_knights.rules.state import Table, put


def has_tokens(table: Table) -> bool:
    """Whether heirs are tokens at this table.

    Rules: WK-539
    """
    return len(table.heir_at) > 0


def is_heirless(table: Table, noble: i64) -> bool:
    """Whether a Noble's heir token is gone for good; an invader's Nobles have heirs without tokens.

    Rules: WK-541, WK-543, VR-084
    """
    return has_tokens(table) and table.heir_at[noble] == NONE and baron_of(noble) < table.seats


def is_withheld(table: Table, noble: i64) -> bool:
    """Whether a dead Noble cannot come back because another Baron holds his heir.

    Rules: WK-542
    """
    return has_tokens(table) and table.fallen[noble] == 1


def holds_foreign(table: Table, seat: i64, noble: i64) -> bool:
    """Whether a Baron holds the living heir of another Baron's Noble."""
    return table.heir_at[noble] == seat and baron_of(noble) != seat


def holds_any_foreign(table: Table, seat: i64) -> bool:
    """Whether a Baron holds any heir of another Baron's Nobles."""
    for noble in range(NOBLES):
        if holds_foreign(table, seat, noble):
            return True
    return False


def mourn(table: Table, noble: i64) -> None:
    """A Noble died who has an heir: if it is his Baron's it takes his place, else he waits for it.

    Rules: WK-542
    """
    if has_tokens(table) and table.heir_at[noble] != baron_of(noble) and baron_of(noble) < table.seats:
        table.fallen = put(table.fallen, noble, 1)


def pass_heir(table: Table, noble: i64, seat: i64) -> None:
    """An heir goes to another Baron; with his own Baron it takes the dead Noble's place and is the next one's heir.

    Rules: WK-540, WK-542
    """
    table.heir_at = put(table.heir_at, noble, seat)
    if baron_of(noble) == seat:
        table.fallen = put(table.fallen, noble, 0)
