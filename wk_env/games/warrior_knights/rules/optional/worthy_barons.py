"""Worthy Barons: few cities give less Influence than one each, many give more."""

from dataclasses import replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import CITIES
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Table

NAME: Final = "worthy_barons"
# In Might is Right Influence decides nothing. Rules: VR-138
CLASHES: Final[tuple[tuple[str, str], ...]] = (("might_is_right", NAME),)
# city_gains * COUNTS + cities: what so many cities that count give more, or less, than one Influence each.
COUNTS: Final[i64] = CITIES + 1
MORE: Final[vec[i64]] = vec[i64]([0] * (CITIES + 1) + [0, 0, -1, -1, -1, -1, 0] + [1] * (CITIES - 6))


def worthy_barons(rules: Rules) -> Rules:
    """Cities give Influence by their number.

    Rules: VR-026
    """
    return replace(rules, city_gains=1)  # slow-ok: once


def more_for(table: Table, cities: i64) -> i64:
    """What so many cities that count give more than one Influence each.

    Rules: VR-006, VR-026, VR-027
    """
    return MORE[table.rules.city_gains * COUNTS + cities]
