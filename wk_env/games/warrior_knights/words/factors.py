"""What tells the Barons apart at the start, and how a game was won: the words that reports count by."""

from collections.abc import Sequence
from typing import Final

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.optional.reign import collector_of
from wk_env.games.warrior_knights.rules.queries import is_stronghold_up
from wk_env.games.warrior_knights.rules.state import Table

REGIONS: Final = ("north-west", "north", "north-east", "west", "east", "south-west", "south", "south-east")
MAJORITY: Final = "majority of cities"
INFLUENCE: Final = "influence"
THE_CROWN: Final = "the crown"
NOBODY: Final = "nobody"


def factors_of(table: Table, names: Names, seat: int) -> dict[str, str]:
    """Order from the Chairman, colour and region of the stronghold; nothing unless every stronghold stands."""
    if not all(is_stronghold_up(table, one) for one in range(table.seats)):
        return {}
    order = (seat - table.chairman) % table.seats
    region = region_in(names, int(table.stronghold_at[seat]))
    return {"order": f"place {order + 1}", "colour": names.colours[table.colour[seat]], "region": region}


def region_in(names: Names, area: int) -> str:
    """Which of eight regions a Kingdom area belongs to: three in the north, two in the middle, three in the south."""
    row, column = names.places[area]
    if row in {3, 4}:
        return "west" if column <= 3 else "east"
    side = "-west" if column <= 1 else "-east" if column >= 5 else ""
    return ("north" if row < 3 else "south") + side


def ending_of(table: Table, ranks: Sequence[int]) -> str:
    """How a game was won: at once by cities, at the end by Influence, as a King, or by nobody; nothing while it is on.

    Rules: VR-114, VR-115
    """
    if 1 in ranks and collector_of(table) != NONE:
        return THE_CROWN
    if 1 in ranks:
        return INFLUENCE if table.winner == NONE else MAJORITY
    return NOBODY if any(ranks) else ""
