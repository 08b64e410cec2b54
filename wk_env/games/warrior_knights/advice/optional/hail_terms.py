"""The terms of Influence in Hail to the King: before the coronation Influence, in the reign the crown."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.evaluation.features import INFLUENCE, PROMISE, TERM_COUNT, Features
from wk_env.games.warrior_knights.advice.evaluation.influence_terms import WHOLE, InfluenceTerms, count_influence
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.optional.hail_to_the_king import rounds_of_reign
from wk_env.games.warrior_knights.rules.state import Table

A_REIGN: Final[i64] = 12  # what the crown is worth at the end of the reign, in Influence; half of it at its beginning


class HailTerms(InfluenceTerms):
    """Before the coronation Influence counts, then the crown alone."""

    __slots__ = ()

    def count(self, table: Table, features: Features) -> None:
        """The fewer rounds the King has still to reign the more his crown is worth.

        Reads: Influence, the pool, strongholds and the King, all public.
        """
        king: i64 = king_of(table)
        if king == NONE:
            count_influence(table, features)
            return
        rows = features.rows
        for seat in range(table.seats):
            rows[seat * TERM_COUNT + PROMISE] = 0
        left: i64 = WHOLE // 2
        if table.rules.reign_rounds > 0:
            left = min(WHOLE, rounds_of_reign(table) * WHOLE // table.rules.reign_rounds)
        rows[king * TERM_COUNT + INFLUENCE] = A_REIGN - A_REIGN * left // (2 * WHOLE)
        features.phase = left // 2
