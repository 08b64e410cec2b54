"""Which area an answer names."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import NONE

TO_AREAS: Final = frozenset((asks.FIRST_AREA, asks.MOBILIZE_AREA, asks.ROUTE, asks.RETREAT, asks.RETURN_AREA))


def area_named(ask: int, choice: int) -> int:
    """The area that an answer to one of these questions names, or NONE."""
    is_by_sea = ask == asks.ROUTE and asks.SAIL <= choice < asks.ARRIVE
    if ask not in TO_AREAS or (choice >= asks.NO_AREA and not is_by_sea):
        return int(NONE)
    return choice - asks.SAIL if is_by_sea else choice
