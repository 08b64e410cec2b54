"""Zero Influence: the people of a Baron without Influence are hard to hold."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Table

NAME: Final = "zero_influence"
CLASHES: Final[tuple[tuple[str, str], ...]] = ()


def zero_influence(rules: Rules) -> Rules:
    """A city of a Baron without Influence is tested with two Fate cards, of which the worse counts.

    Rules: VR-087
    """
    return replace(rules, poor_draws=1)  # slow-ok: once


def draws_for(table: Table, seat: i64) -> i64:
    """How many Fate cards test a city of a Baron, before cards change it; he gains and loses no Influence meanwhile.

    Rules: VR-087, VR-089, VR-129
    """
    if table.influence[seat] > 0:
        return 1
    return 1 + table.rules.poor_draws
