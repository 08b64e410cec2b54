"""What a seat knows of Missions."""

from typing import Annotated

from msgspec import Meta, Struct

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.missions import (
    goal_of,
    held,
    is_fulfilled,
    kind_of,
    mission_of,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.crown import say_mission
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.state import Table


class Mission(Struct, frozen=True, kw_only=True):
    """A Mission of Crown and Glory: what a Baron is to have at the end, for 2 Influence."""

    name: Annotated[str, Meta(description="What it is called, and what it takes.")]
    has: Annotated[int, Meta(description="How many of that he has now.")]
    takes: Annotated[int, Meta(description="How many it takes.")]
    is_fulfilled: Annotated[bool, Meta(description="Whether he has enough now.")]


def mission_in(names: Names, table: Table, seat: int) -> Mission | None:
    """The Mission of a Baron on a table that shows what may be seen; None if none is seen, or none was dealt."""
    mission = mission_of(table, seat)
    if mission == NONE:
        return None
    return Mission(
        name=say_mission(names, table, seat),
        has=int(held(table, seat, kind_of(table, mission))),
        takes=int(goal_of(table, mission)),
        is_fulfilled=is_fulfilled(table, seat),
    )
