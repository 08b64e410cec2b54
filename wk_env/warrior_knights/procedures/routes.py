"""Where a Noble can go: one step, a march along a road, or a voyage from port to port; nothing is changed here."""

from typing import Final

from mypy_extensions import i64

from wk_env.warrior_knights.facts import (
    area_of,
    area_of_hold,
    baron_of,
    city_in,
    has_noble_in,
    hold_in,
    is_besieged,
    is_next_to,
    is_shut_in,
)
from wk_env.warrior_knights.measures import REACH, measure
from wk_env.warrior_knights.procedures.open_motions import stands
from wk_env.warrior_knights.state import Table
from wk_env.warrior_knights.words import BIT, HOLDS, MOST_AREAS, NO_ROADS, NONE

ROAD_AREAS: Final[i64] = 3
LONGEST_ROUTE: Final[i64] = 12  # however far cards in force bend a march


def reach_of(table: Table, noble: i64) -> i64:
    """How many areas a Noble may march along a road; a single step is all that is left where roads are forbidden.

    Rules: WK-316, WK-537
    """
    if stands(table, NO_ROADS):
        return 1
    reach: i64 = measure(table, REACH, baron_of(noble), noble, NONE, NONE, ROAD_AREAS, 1)
    return min(reach, LONGEST_ROUTE)


def can_set_out(table: Table, noble: i64) -> bool:
    """Whether a Noble may move at all: fresh, in an area, and not shut in a besieged city or stronghold.

    Rules: WK-313, WK-323, WK-325
    """
    return table.noble_fresh[noble] == 1 and area_of(table, noble) != NONE and not is_shut_in(table, noble)


# ---- by land


def every_road(table: Table) -> i64:
    """The set of all roads: a march may begin along any of them."""
    return BIT[table.content.roads] - 1


def roads_along(table: Table, roads: i64, area: i64, other: i64) -> i64:
    """Those of a set of roads that lead from an area to another in one step."""
    along: i64 = 0
    for road in range(table.content.roads):
        if (roads >> road) & 1 == 1 and table.content.road_steps[road * MOST_AREAS + area] & BIT[other] != 0:
            along |= BIT[road]
    return along


def can_step(table: Table, roads: i64, been: i64, area: i64, other: i64) -> bool:
    """Whether the next step may lead to another area: the first one anywhere near, later ones along the same road.

    No area is entered twice, and a road crosses no more than a step does.

    Rules: WK-009, WK-010, WK-314, WK-317, WK-318, WK-327
    """
    if (been >> other) & 1 == 1 or not is_next_to(table, area, other):
        return False
    return been == BIT[area] or roads_along(table, roads, area, other) != 0


def ends_from(table: Table, roads: i64, been: i64, shut: i64, area: i64, left: i64) -> i64:
    """The set of areas in which a route can end that has come to an area, with so many steps left along these roads."""
    ends: i64 = 0
    for other in range(table.content.areas):
        if can_step(table, roads, been, area, other):
            ends |= ends_through(table, roads, been, shut, area, other, left)
    return ends


def ends_through(table: Table, roads: i64, been: i64, shut: i64, area: i64, other: i64, left: i64) -> i64:
    """The set of areas in which a route can end whose next step leads to this one: itself, and those beyond it.

    Only a road leads beyond it, and not if passage is shut. To end there needs no leave.

    Rules: WK-315, WK-316, WK-317, WK-321, WK-328
    """
    along: i64 = roads_along(table, roads, area, other)
    if left == 1 or along == 0 or (shut >> other) & 1 == 1:
        return BIT[other]
    return BIT[other] | ends_from(table, along, been | BIT[other], shut, other, left - 1)


def besieged_areas_of(table: Table, seat: i64) -> i64:
    """The set of areas with a besieged city or stronghold of a Baron: his Nobles may enter, but are inside at once.

    Rules: WK-323, WK-575
    """
    areas: i64 = 0
    for hold in range(HOLDS):
        area: i64 = area_of_hold(table, hold)
        if area >= 0 and is_besieged(table, hold) and hold_in(table, seat, area) == hold:
            areas |= BIT[area]
    return areas


# ---- by sea


def ports_from(table: Table, area: i64) -> i64:
    """The set of areas whose port can be sailed to from an area: every other port, whoever holds its city.

    Rules: WK-329, WK-335, WK-571, WK-572
    """
    ports: i64 = 0
    if table.content.area_port[area] == 0:
        return ports
    for other in range(table.content.areas):
        if other != area and table.content.area_port[other] == 1:
            ports |= BIT[other]
    return ports


# ---- both


def ends_of(table: Table, noble: i64) -> i64:
    """The set of areas to which a Noble can move, if nobody refuses him passage.

    Rules: WK-313, WK-334
    """
    if not can_set_out(table, noble):
        return 0
    area: i64 = area_of(table, noble)
    shut: i64 = besieged_areas_of(table, baron_of(noble))
    land: i64 = ends_from(table, every_road(table), BIT[area], shut, area, reach_of(table, noble))
    return land | ports_from(table, area)


# ---- passage


def may_refuse(table: Table, seat: i64, area: i64) -> bool:
    """Whether a Baron's leave is needed to pass through an area: a Noble of his stands there, or he holds its city.

    His stronghold alone, a neutral city and a Noble on the port icon hinder nobody.

    Rules: WK-319, WK-322, WK-333, WK-580
    """
    city: i64 = city_in(table, area)
    return has_noble_in(table, seat, area) or (city != NONE and table.city_owner[city] == seat)
