"""Where a Noble can go: one step, a march along a road, or a voyage from port to port; nothing is changed here."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.measures import REACH, measure
from wk_env.games.warrior_knights.rules.numbers import BIT, FIRST_STRONGHOLD, MOST_AREAS, NO_ROADS, NONE
from wk_env.games.warrior_knights.rules.optional.invader import areas_shut_to
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.procedures.open_motions import stands
from wk_env.games.warrior_knights.rules.queries import (
    area_of,
    baron_of,
    city_in,
    has_noble_in,
    hold_in,
    is_besieged,
    is_shut_in,
)
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of
from wk_env.games.warrior_knights.rules.state import Table

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


def every_road(content: Content) -> i64:
    """The set of all roads: a march may begin along any of them."""
    return BIT[content.roads] - 1


def roads_along(content: Content, roads: i64, area: i64, other: i64) -> i64:
    """Those of a set of roads that lead from an area to another in one step."""
    return roads & content.roads_between[area * MOST_AREAS + other]


def next_areas(content: Content, roads: i64, been: i64, area: i64) -> i64:
    """The set of areas to which the next step may lead: the first one anywhere near, later ones along the same road.

    No area is entered twice, and a road crosses no more than a step does.

    Rules: WK-009, WK-010, WK-314, WK-317, WK-318, WK-327
    """
    near: i64 = content.steps[area] & ~been
    if been == BIT[area]:
        return near
    along: i64 = 0
    rest: i64 = roads
    while rest != 0:
        along |= content.road_steps[first_in(rest) * MOST_AREAS + area]
        rest = rest_of(rest)
    return near & along


def ends_from(content: Content, roads: i64, been: i64, shut: i64, area: i64, left: i64) -> i64:
    """The set of areas in which a route can end that has come to an area, with so many steps left along these roads."""
    ends: i64 = 0
    rest: i64 = next_areas(content, roads, been, area)
    while rest != 0:
        other: i64 = first_in(rest)
        rest = rest_of(rest)
        ends |= ends_through(content, roads, been, shut, area, other, left)
    return ends


def ends_through(content: Content, roads: i64, been: i64, shut: i64, area: i64, other: i64, left: i64) -> i64:
    """The set of areas in which a route can end whose next step leads to this one: itself, and those beyond it.

    Only a road leads beyond it, and not if passage is shut. To end there needs no leave.

    Rules: WK-315, WK-316, WK-317, WK-321, WK-328
    """
    along: i64 = roads_along(content, roads, area, other)
    if left == 1 or along == 0 or (shut >> other) & 1 == 1:
        return BIT[other]
    return BIT[other] | ends_from(content, along, been | BIT[other], shut, other, left - 1)


def march_from(content: Content, area: i64, shut: i64, reach: i64) -> i64:
    """The set of areas in which a march can end that begins in an area."""
    return ends_from(content, every_road(content), BIT[area], shut, area, reach)


def besieged_areas_of(table: Table, seat: i64) -> i64:
    """The set of areas with a besieged city or stronghold of a Baron: his Nobles may enter, but are inside at once.

    With an invader so are those through which it lets nobody pass, or nobody lets it.
    Rules: WK-323, WK-575, VR-083
    """
    areas: i64 = 0
    if len(table.invader) > 0:
        areas = areas_shut_to(table, seat)
    city: i64 = NONE
    for owner in table.city_owner:
        city += 1
        if owner == seat and is_besieged(table, city):
            areas |= BIT[table.content.city_area[city]]
    stronghold: i64 = FIRST_STRONGHOLD + seat
    home: i64 = table.stronghold_at[seat]
    if home >= 0 and is_besieged(table, stronghold) and hold_in(table, seat, home) == stronghold:
        areas |= BIT[home]
    return areas


# ---- by sea


def ports_from(table: Table, area: i64) -> i64:
    """The set of areas whose port can be sailed to from an area: every other port, whoever holds its city.

    Rules: WK-329, WK-335, WK-571, WK-572
    """
    ports: i64 = table.content.ports
    return ports & ~BIT[area] if ports & BIT[area] != 0 else i64(0)


# ---- both


def ends_of(table: Table, noble: i64) -> i64:
    """The set of areas to which a Noble can move, if nobody refuses him passage and his Baron uses what he has.

    Rules: WK-313, WK-334, CG-058
    """
    if not can_set_out(table, noble):
        return 0
    return ends_within(table, noble, reach_of(table, noble) + learning_of(table).farther(table, baron_of(noble)))


def ends_within(table: Table, noble: i64, longest: i64) -> i64:
    """The set of areas to which a Noble who can move can do so, with marches along a road of so many areas.

    Rules: WK-313, WK-316, WK-334, WK-537
    """
    area: i64 = area_of(table, noble)
    shut: i64 = besieged_areas_of(table, baron_of(noble))
    reach: i64 = i64(1) if stands(table, NO_ROADS) else min(longest, LONGEST_ROUTE)
    land: i64 = table.content.marches[area]
    if reach != ROAD_AREAS or land & shut != 0:
        land = march_from(table.content, area, shut, reach)
    return land | ports_from(table, area)


# ---- passage


def may_refuse(table: Table, seat: i64, area: i64) -> bool:
    """Whether a Baron's leave is needed to pass through an area: a Noble of his stands there, or he holds its city.

    His stronghold alone, a neutral city and a Noble on the port icon hinder nobody.

    Rules: WK-319, WK-322, WK-333, WK-580
    """
    city: i64 = city_in(table, area)
    return has_noble_in(table, seat, area) or (city != NONE and table.city_owner[city] == seat)
