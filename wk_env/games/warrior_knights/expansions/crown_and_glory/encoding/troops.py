"""What Garrisons add behind an observation; Levies and captains stand among the troop cards."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_hired
from wk_env.games.warrior_knights.rules.numbers import CITIES
from wk_env.games.warrior_knights.rules.state import Table


def see_garrisons(table: Table, row: vec[i16], first: i64) -> None:
    """Which cities have a Garrison.

    Rules: CG-027
    """
    for city in range(CITIES):
        row[first + starts.GARRISONS + city] = i16(1 if is_hired(table, city) else 0)
