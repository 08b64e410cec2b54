"""The terms of Knowledge and Advancements."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.evaluation.features import CHARGES, TERM_COUNT, Features
from wk_env.games.warrior_knights.advice.evaluation.influence_terms import LearningTerms
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import (
    knowledge_of,
    owned_by,
    scholar_of,
)
from wk_env.games.warrior_knights.rules.sets import size_of
from wk_env.games.warrior_knights.rules.state import Table


class CountedLearning(LearningTerms):
    """An Advancement is worth as much as a charge, and so are two Knowledge, and the token of the Scholar."""

    __slots__ = ()

    def count(self, table: Table, features: Features) -> None:
        """Add them to the charges.

        Reads: Knowledge, the Scholar and owned Advancements, all public.
        """
        scholar: i64 = scholar_of(table)
        for seat in range(table.seats):
            worth: i64 = size_of(owned_by(table, seat)) + knowledge_of(table, seat) // 2
            features.rows[seat * TERM_COUNT + CHARGES] += worth + (1 if seat == scholar else 0)
