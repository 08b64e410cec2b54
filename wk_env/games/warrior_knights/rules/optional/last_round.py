"""A last round, agreed on before the game: when its Upkeep is over the game ends."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Table

USUAL: Final[i64] = 20  # where nothing else is sure to end the game: Lords of the Realm, Might is Right


def last_round_of(rules: Rules) -> i64:
    """The last round of rules that may never end: as agreed, else the usual one.

    Rules: VR-136
    """
    return rules.last_round if rules.last_round > 0 else USUAL


def is_last_round(table: Table) -> bool:
    """Whether the Upkeep of this round is the last by agreement.

    Rules: VR-136
    """
    return table.round == table.rules.last_round
