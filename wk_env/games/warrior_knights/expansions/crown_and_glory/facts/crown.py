"""The King and the race, as facts."""

from typing import Annotated

from msgspec import Meta, Struct

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import EMPTIED
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.crown import has_king, king_in
from wk_env.games.warrior_knights.rules.procedures.victory import VICTORIES
from wk_env.games.warrior_knights.rules.state import Table


class Crown(Struct, frozen=True, kw_only=True):
    """The King of Crown and Glory, and what ends the game once the pool is empty."""

    king: Annotated[int | None, Meta(description="The seat of the King; None before the coronation.")]
    emptied: Annotated[int | None, Meta(description="The round that emptied the pool; None before it.")]
    goal: Annotated[int | None, Meta(description="The Influence of somebody that ends the game then; None if none.")]


def crown_in(table: Table) -> Crown | None:
    """The King and the race on a table that crowns one; None elsewhere."""
    if not has_king(table):
        return None
    goal = int(VICTORIES[table.rules.victory].goal(table)) or None
    return Crown(king=king_in(table), emptied=int(table.annex[EMPTIED]) or None, goal=goal)
