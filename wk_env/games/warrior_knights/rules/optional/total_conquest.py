"""Total Conquest: only all of the Kingdom's cities win at once."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.procedures.winning import Conquest
from wk_env.games.warrior_knights.rules.queries import kingdom_cities_of, unrazed_kingdom_cities
from wk_env.games.warrior_knights.rules.rules import ALL_OF_THE_KINGDOM, Rules
from wk_env.games.warrior_knights.rules.state import Table

NAME: Final = "total_conquest"
# Two tests of conquest exclude each other. Rules: VR-123
CLASHES: Final[tuple[tuple[str, str], ...]] = (("might_is_right", NAME),)


def total_conquest(rules: Rules) -> Rules:
    """Only all of the unrazed Kingdom cities win at once.

    Rules: VR-008
    """
    return replace(rules, conquest=ALL_OF_THE_KINGDOM)  # slow-ok: once


class WholeKingdom(Conquest):
    """All of the unrazed Kingdom cities, with two players as with six.

    Rules: VR-008, VR-128
    """

    __slots__ = ()

    def goal(self, table: Table) -> i64:
        """All that stand."""
        return max(1, unrazed_kingdom_cities(table))

    def winner(self, table: Table) -> i64:
        """Who controls them all, besieged and rioting ones included; nobody where none is left.

        Rules: VR-008, VR-010
        """
        standing: i64 = unrazed_kingdom_cities(table)
        for seat in range(table.seats):
            if standing > 0 and kingdom_cities_of(table, seat) == standing:
                return seat
        return NONE
