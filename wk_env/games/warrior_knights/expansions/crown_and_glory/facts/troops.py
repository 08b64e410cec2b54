"""Garrisons and special troops as facts."""

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.troop_names import company_of, nation_of, rank_of
from wk_env.games.warrior_knights.facts.pieces import Troops
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.rules.troop_kinds import strength_of_kind


def special_troops(names: Names, table: Table, kind: int) -> Troops:
    """A special kind of troop card: the King's Army, a Levy, or a Leader or Herald by name."""
    return Troops(
        int(strength_of_kind(table, kind)),
        nation=nation_of(names, kind),
        company=company_of(names, kind),
        rank=rank_of(kind),
    )
