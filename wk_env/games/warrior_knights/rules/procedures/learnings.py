"""The ways to learn, by the number of the rules."""

from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.learning import LearningForGlory
from wk_env.games.warrior_knights.rules.procedures.learning import Learning
from wk_env.games.warrior_knights.rules.state import Table

# rules.glory: what there is to learn.
LEARNINGS: Final[list[Learning]] = [Learning(), LearningForGlory()]


def learning_of(table: Table) -> Learning:
    """What there is to learn at a table."""
    return LEARNINGS[table.rules.glory]
