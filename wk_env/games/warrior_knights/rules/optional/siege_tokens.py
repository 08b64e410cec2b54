"""What Advanced Sieges lay on cities and strongholds: casualty tokens, and that the Nobles inside are spared."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import HOLDS
from wk_env.games.warrior_knights.rules.queries import full_strength, is_besieged
from wk_env.games.warrior_knights.rules.state import Table, put

A_HIT: Final[i64] = 100  # of strength


def draws_for_sieges(table: Table) -> bool:
    """Whether Fate decides sieges at this table.

    Rules: VR-034, VR-035
    """
    return len(table.siege_tokens) > 0


def tokens_on(table: Table, hold: i64) -> i64:
    """The casualty tokens on a city or stronghold, by whomever they were dealt.

    Rules: VR-038, VR-048
    """
    return table.siege_tokens[hold] if draws_for_sieges(table) else i64(0)


def spares(table: Table, hold: i64) -> bool:
    """Whether the Nobles inside a hold retreat when it falls to a siege.

    Rules: VR-043
    """
    return draws_for_sieges(table) and table.spared[hold] == 1


def is_worn_down(table: Table, hold: i64) -> bool:
    """Whether casualty tokens and breaches reach the full strength of a hold, troops not counted.

    Rules: VR-044, VR-045, VR-141
    """
    return A_HIT * (tokens_on(table, hold) + table.breaches[hold]) >= full_strength(table, hold)


def take_off_tokens(table: Table) -> None:
    """Whatever Advanced Sieges laid on a hold goes with its last siege; breaches stay.

    Rules: VR-048
    """
    if not draws_for_sieges(table):
        return
    for hold in range(HOLDS):
        if table.siege_tokens[hold] + table.spared[hold] > 0 and not is_besieged(table, hold):
            table.siege_tokens = put(table.siege_tokens, hold, 0)
            table.spared = put(table.spared, hold, 0)
