"""Limited Heirs: a Noble who has died twice has an heir only if Fate finds one."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.fate_deck import turn_fate
from wk_env.games.warrior_knights.rules.numbers import NONE, OUT_OF_GAME, SYMBOLS
from wk_env.games.warrior_knights.rules.queries import symbol_of
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of
from wk_env.games.warrior_knights.rules.state import Table, put

NAME: Final = "limited_heirs"
CLASHES: Final[tuple[tuple[str, str], ...]] = ()
SURE: Final[i64] = 2


def limited_heirs(rules: Rules) -> Rules:
    """From the third death of a Noble on Fate says whether he has an heir.

    Rules: VR-029, VR-030
    """
    return replace(rules, sure_heirs=SURE)  # slow-ok: once


def has_limits(table: Table) -> bool:
    """Whether the deaths of Nobles are counted at this table.

    Rules: VR-028
    """
    return len(table.deaths) > 0


def find_heir(table: Table, noble: i64) -> bool:
    """A Noble has died who may have an heir: whether there is one, by the Fate card that is turned if he died often.

    Rules: VR-004, VR-028, VR-029, VR-030, VR-142
    """
    if not has_limits(table):
        return True
    table.deaths = put(table.deaths, noble, table.deaths[noble] + 1)
    if table.deaths[noble] <= table.rules.sure_heirs:
        return True
    card: i64 = turn_fate(table)
    return card != NONE and table.content.fate_symbol[card] == symbol_of(noble)


def doubtful_heirs(table: Table, nobles: i64) -> i64:
    """How many Nobles of a set (bits) have died so often that Fate will say whether they have an heir.

    Rules: VR-030
    """
    if not has_limits(table):
        return 0
    count: i64 = 0
    rest: i64 = nobles
    while rest != 0:
        if table.deaths[first_in(rest)] >= table.rules.sure_heirs:
            count += 1
        rest = rest_of(rest)
    return count


def end_without_nobles(table: Table) -> None:
    """At the end of an Upkeep that finds no Noble left, on the board or able to return, the game ends.

    Rules: VR-137
    """
    if not has_limits(table):
        return
    for noble in range(table.seats * SYMBOLS):
        if table.noble_at[noble] != OUT_OF_GAME:
            return
    table.last_upkeep = 1
