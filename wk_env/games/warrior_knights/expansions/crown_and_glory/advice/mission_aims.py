"""What a Baron does for his Mission: he takes care of what it counts, as long as that is within reach."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.aims import Aims
from wk_env.games.warrior_knights.advice.policy.styles import CROWNS, FAITH, TROOPS, VOTES
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.missions import (
    DIGNITIES,
    HARBOURS,
    HEARTLAND,
    HOST,
    OVERSEAS,
    PIETY,
    PURSE,
    REWARD,
    VOICES,
    WALLED,
    goal_of,
    held,
    is_of_sort,
    kind_of,
    mission_of,
)
from wk_env.games.warrior_knights.rules.numbers import KINGDOM_CITIES, NONE
from wk_env.games.warrior_knights.rules.state import Table

HUNDREDTHS: Final[i64] = 100
OUT_OF_REACH: Final[i64] = 4  # so many cities more are too many to think of
# In per cent: what he cares for more.
MORE: Final[i64] = 150


class MissionAims(Aims):
    """A Baron with a Mission."""

    __slots__ = ()

    def styled(self, table: Table, seat: i64, style: vec[i64]) -> vec[i64]:
        """He cares more for crowns, Faith, Votes or troops if his Mission counts them."""
        if mission_of(table, seat) == NONE:
            return style
        weight: i64 = weight_of(kind_of(table, mission_of(table, seat)))
        if weight == NONE:
            return style
        weights = style[:]
        weights[weight] = weights[weight] * MORE // HUNDREDTHS
        return weights

    def worth_of_city(self, table: Table, seat: i64, city: i64) -> i64:
        """A part of the reward, the more the fewer are missing; nothing for one more than it takes."""
        mission: i64 = mission_of(table, seat)
        if mission == NONE or not counts(table, city, kind_of(table, mission)):
            return 0
        has: i64 = held(table, seat, kind_of(table, mission))
        if table.city_owner[city] == seat:
            has -= 1
        missing: i64 = goal_of(table, mission) - has
        return REWARD * HUNDREDTHS // missing if 0 < missing < OUT_OF_REACH else i64(0)

    def worth_of_walls(self, table: Table, seat: i64, city: i64) -> i64:
        """Likewise for walls."""
        mission: i64 = mission_of(table, seat)
        if mission == NONE or kind_of(table, mission) != WALLED:
            return 0
        missing: i64 = goal_of(table, mission) - held(table, seat, WALLED)
        return REWARD * HUNDREDTHS // missing if missing > 0 else i64(0)


def weight_of(kind: i64) -> i64:
    """The weight of a style that goes with what a Mission counts, or NONE."""
    if kind == PURSE:
        return CROWNS
    if kind == PIETY:
        return FAITH
    if kind in (VOICES, DIGNITIES):
        return VOTES
    return TROOPS if kind == HOST else i64(NONE)


def counts(table: Table, city: i64, kind: i64) -> bool:
    """Whether a Mission counts a city by where it lies, or as it stands if that is a matter of walls."""
    if kind == OVERSEAS:
        return city >= KINGDOM_CITIES
    return kind in (WALLED, HARBOURS, HEARTLAND) and is_of_sort(table, city, kind)
