"""What the invader goes for: its targets, how many moves they are away, and where the way to the nearest one leads."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    KINGDOM_CITIES,
    MOST_AREAS,
    NO_STRONGHOLD_ATTACKS,
    NONE,
    RAZED,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.procedures.open_motions import stands
from wk_env.games.warrior_knights.rules.procedures.routes import (
    ROAD_AREAS,
    besieged_areas_of,
    can_set_out,
    march_from,
    reach_of,
)
from wk_env.games.warrior_knights.rules.queries import area_of, city_in, is_stronghold_up, stronghold_in
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of, size_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.columns import filled

NOWHERE: Final[i64] = -1


def target_areas(table: Table) -> i64:
    """The set of areas of the Kingdom with an unrazed city or the stronghold of a Baron.

    Rules: VR-079
    """
    areas: i64 = 0
    for city in range(KINGDOM_CITIES):
        if table.city_owner[city] != RAZED:
            areas |= BIT[table.content.city_area[city]]
    if not stands(table, NO_STRONGHOLD_ATTACKS):
        for seat in range(table.seats):
            if is_stronghold_up(table, seat):
                areas |= BIT[table.stronghold_at[seat]]
    return areas


# ---- ways by land


def ends_of_march(table: Table, area: i64, shut: i64, reach: i64) -> i64:
    """The set of areas in which a march can end that begins in an area and passes none of those that are shut.

    Rules: VR-079, VR-083
    """
    land: i64 = table.content.marches[area]
    if reach != ROAD_AREAS or land & shut != 0:
        land = march_from(table.content, area, shut, reach)
    return land


def march_of(table: Table, noble: i64) -> i64:
    """The set of areas to which a Noble of the invader can move now, by land alone.

    Rules: VR-078, VR-083
    """
    if not can_set_out(table, noble):
        return 0
    return ends_of_march(table, area_of(table, noble), besieged_areas_of(table, table.seats), reach_of(table, noble))


def rings_round(table: Table, noble: i64, targets: i64) -> vec[i64]:
    """The sets of areas that a fresh Noble can reach in 0, 1, 2 ... moves, up to the first with a target, if any.

    Behind it all sets are empty.
    Rules: VR-079
    """
    rings = filled(MOST_AREAS + 1, 0)
    area: i64 = area_of(table, noble)
    if table.noble_fresh[noble] == 0 or area == NONE:
        return rings
    shut: i64 = besieged_areas_of(table, table.seats)
    reach: i64 = reach_of(table, noble)
    rings[0] = BIT[area]
    reached: i64 = BIT[area]
    count: i64 = 0
    while rings[count] & targets == 0 and rings[count] != 0 and (count > 0 or can_set_out(table, noble)):
        ends: i64 = 0
        rest: i64 = rings[count]
        while rest != 0:
            ends |= ends_of_march(table, first_in(rest), shut, reach)
            rest = rest_of(rest)
        count += 1
        rings[count] = ends & ~reached
        reached |= ends
    return rings


def moves_to_target(rings: vec[i64], targets: i64) -> i64:
    """In how many moves such sets reach a target, or NONE."""
    for count in range(len(rings)):
        if rings[count] & targets != 0:
            return count
        if rings[count] == 0:
            return NONE
    return NONE


def pick_noble(table: Table) -> i64:
    """The unexhausted Noble who is nearest to a target, the first of several; NONE if none can reach any.

    Rules: VR-078, VR-079
    """
    targets: i64 = target_areas(table)
    found: i64 = NONE
    fewest: i64 = MOST_AREAS
    for noble in range(table.seats * SYMBOLS, table.seats * SYMBOLS + SYMBOLS):
        moves: i64 = moves_to_target(rings_round(table, noble, targets), targets)
        if moves != NONE and moves < fewest:
            fewest = moves
            found = noble
    return found


def next_stop(game: Play, noble: i64) -> i64:
    """The area to which a Noble moves for his nearest target, or where he stands if one is there.

    Of several targets at the same distance that of the owner with most Influence; then, and of several ways, by chance.
    Rules: VR-078, VR-079
    """
    table = game.state
    targets: i64 = target_areas(table)
    rings = rings_round(table, noble, targets)
    moves: i64 = moves_to_target(rings, targets)
    ways: i64 = BIT[choose_target(game, rings[moves] & targets)]
    shut: i64 = besieged_areas_of(table, table.seats)
    reach: i64 = reach_of(table, noble)
    while moves > 1:
        moves -= 1
        before: i64 = 0
        rest: i64 = rings[moves]
        while rest != 0:
            if ends_of_march(table, first_in(rest), shut, reach) & ways != 0:
                before |= BIT[first_in(rest)]
            rest = rest_of(rest)
        ways = before
    return choose(game, ways)


# ---- which of several


def owner_in(table: Table, area: i64) -> i64:
    """Who owns the target in an area: the city's, else the stronghold's Baron; NEUTRAL for nobody."""
    city: i64 = city_in(table, area)
    return table.city_owner[city] if city != NONE else stronghold_in(table, area)


def influence_behind(table: Table, owner: i64) -> i64:
    """The Influence of an owner; less than any for nobody."""
    return table.influence[owner] if owner >= 0 else i64(NONE)


def most_influential(table: Table, seats: i64) -> i64:
    """Those of a set of Barons who have most Influence."""
    most: i64 = NONE
    best: i64 = 0
    rest: i64 = seats
    while rest != 0:
        influence: i64 = table.influence[first_in(rest)]
        if influence > most:
            most = influence
            best = 0
        if influence == most:
            best |= BIT[first_in(rest)]
        rest = rest_of(rest)
    return best


def choose_target(game: Play, areas: i64) -> i64:
    """The area whose owner has most Influence, nobody's last; several by chance.

    Rules: VR-079
    """
    table = game.state
    most: i64 = NONE
    best: i64 = 0
    rest: i64 = areas
    while rest != 0:
        area: i64 = first_in(rest)
        rest = rest_of(rest)
        influence: i64 = influence_behind(table, owner_in(table, area))
        if influence > most:
            most = influence
            best = 0
        if influence == most:
            best |= BIT[area]
    return choose(game, best)


def choose(game: Play, members: i64) -> i64:
    """A member of a set by chance; NOWHERE if it has none."""
    if members == 0:
        return NOWHERE
    rest: i64 = members
    count: i64 = size_of(members)
    if count > 1:
        for _ in range(game.rng.below(count)):
            rest = rest_of(rest)
    return first_in(rest)
