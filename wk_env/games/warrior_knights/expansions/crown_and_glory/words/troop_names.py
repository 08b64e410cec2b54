"""What troop cards of Crown and Glory are called, by their kinds."""

from typing import Final

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    CAPTAIN_KIND,
    FIRST_ABILITY,
    LEVY_KIND,
    ROYAL,
)
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.rules.troop_kinds import strength_of_kind

THE_KINGS_ARMY: Final = "the King's Army"
RANKS: Final = ("Leader", "Herald")


def is_captain(kind: int) -> bool:
    """Whether a kind of troop card is a Leader or a Herald."""
    return kind >= CAPTAIN_KIND


def company_of(names: Names, kind: int) -> str:
    """Of which company a special kind of troop card is: the King's Army, the Levy of a city, or a captain by name."""
    if kind == ROYAL:
        return THE_KINGS_ARMY
    return names.card(FIRST_ABILITY + kind - CAPTAIN_KIND) if is_captain(kind) else names.levies[kind - LEVY_KIND]


def nation_of(names: Names, kind: int) -> str | None:
    """The nationality of a captain; None for other special kinds."""
    return names.nations[(kind - CAPTAIN_KIND) // len(RANKS)] if is_captain(kind) else None


def rank_of(kind: int) -> str | None:
    """The rank of a captain; None for other special kinds."""
    return RANKS[(kind - CAPTAIN_KIND) % len(RANKS)] if is_captain(kind) else None


def say_special(names: Names, table: Table, kind: int) -> str:
    """A special kind of troop card in words."""
    strength, company = strength_of_kind(table, kind), company_of(names, kind)
    if is_captain(kind):
        return f"{company} ({rank_of(kind)} of the {nation_of(names, kind)}, {strength})"
    return f"{strength} of {company if kind == ROYAL else f'the {company}'}"


def rank_of_card(card: int) -> str:
    """The rank of the captain whose gift a card is."""
    return RANKS[(card - FIRST_ABILITY) % len(RANKS)]
