"""Which holds each Baron could take, and which of his own he could lose: by strength, walls and distance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.advice.tactics.distances import distances_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import strength_of_garrison
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CITIES,
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    HOLDS,
    MOST_SEATS,
    NONE,
    PORT,
    RAZED,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.optional.siege_tokens import tokens_on
from wk_env.games.warrior_knights.rules.queries import sides_of, strength_of
from wk_env.games.warrior_knights.rules.state import Table

COMMAND: Final[i64] = 200  # what a Noble in command is worth
SURE: Final[i64] = 300  # a margin that is as good as certain
HOPELESS: Final[i64] = -150
# How far an army is from a hold: it stands there, comes with one march, or with two.
HERE: Final[i64] = 0
NEXT: Final[i64] = 1
BEYOND: Final[i64] = 2
DISTANCES: Final[i64] = 3
ROWS: Final[i64] = MOST_SEATS * DISTANCES * HOLDS


@mypyc_attr(acyclic=True)
class Forces:
    """What is written here holds until the next muster."""

    __slots__ = ("area", "brought", "commanded", "defence", "fresh", "led", "nobles", "spear", "tokens", "unled")

    def __init__(self) -> None:
        self.brought: vec[i64] = vec[i64]([0] * ROWS)  # (seat * 3 + distance) * 30 + hold: strength that can be there
        self.defence: vec[i64] = vec[i64]([0] * HOLDS)  # hold: its walls and whoever is inside
        self.commanded: i64 = 0  # the set of holds with a Noble inside
        self.area: vec[i64] = vec[i64]([0] * HOLDS)  # hold: its area, or NONE if it does not stand
        self.led: vec[i64] = vec[i64]([0] * MOST_SEATS)  # seat: strength of armies on the board
        self.unled: vec[i64] = vec[i64]([0] * MOST_SEATS)  # seat: troops in the stronghold and with Nobles off board
        self.spear: vec[i64] = vec[i64]([0] * MOST_SEATS)  # seat: strength of his strongest army
        self.nobles: vec[i64] = vec[i64]([0] * MOST_SEATS)  # seat: Nobles on the board
        self.fresh: vec[i64] = vec[i64]([0] * MOST_SEATS)  # seat: fresh Nobles in an area
        self.tokens: vec[i64] = vec[i64]([0] * MOST_SEATS)  # seat: casualty tokens


def muster(table: Table, forces: Forces) -> None:
    """Write down where all strength is and what it can reach, an invader's like everybody's.

    Reads: Nobles, troops, casualties, offices, cities, fortifications, breaches and strongholds, all public. Of troops
    off the board only a Baron's sum counts, since during the first distribution nobody sees where they lie.
    """
    lay_walls(table, forces)
    forces.commanded = 0
    brought = forces.brought
    for row in range(sides_of(table) * DISTANCES * HOLDS):
        brought[row] = 0
    for seat in range(sides_of(table)):
        forces.led[seat] = 0
        forces.spear[seat] = 0
        forces.nobles[seat] = 0
        forces.fresh[seat] = 0
        forces.unled[seat] = table.army_troops[FIRST_GROUP + seat]
        forces.tokens[seat] = table.casualties[FIRST_GROUP + seat]
        for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
            count_noble(table, forces, seat, noble)


def lay_walls(table: Table, forces: Forces) -> None:
    """The walls of each hold, and the unled troops of strongholds; cards that bend walls are left out.

    Reads: cities, fortifications, Garrisons, breaches, tokens of sieges, strongholds and their troops: public once the
    game has begun.
    """
    content = table.content
    for city in range(CITIES):
        forces.area[city] = NONE if table.city_owner[city] == RAZED else content.city_area[city]
        hits: i64 = table.breaches[city] + tokens_on(table, city)
        walls: i64 = content.city_strength[city] + 100 * (table.fortified[city] - hits)
        forces.defence[city] = max(0, walls + strength_of_garrison(table, city))
    for seat in range(i64(MOST_SEATS)):
        hold: i64 = FIRST_STRONGHOLD + seat
        forces.area[hold] = table.stronghold_at[seat] if seat < sides_of(table) else NONE
        if forces.area[hold] >= 0:
            printed: i64 = content.stronghold_strength[table.colour[seat]]
            dents: i64 = table.breaches[hold] + tokens_on(table, hold)
            forces.defence[hold] = max(0, printed - 100 * dents) + strength_of(table, hold)


def count_noble(table: Table, forces: Forces, seat: i64, noble: i64) -> None:
    """Add an army to its Baron's sums, to the defence of the hold it is in and to what reaches other holds."""
    place: i64 = table.noble_at[noble]
    forces.tokens[seat] += table.casualties[noble]
    if place < 0:
        forces.unled[seat] += table.army_troops[noble]
        return
    strength: i64 = strength_of(table, noble)
    forces.nobles[seat] += 1
    forces.led[seat] += strength
    forces.spear[seat] = max(forces.spear[seat], strength)
    is_at_sea: bool = place >= PORT
    area: i64 = place - PORT if is_at_sea else place
    delay: i64 = NEXT if is_at_sea or table.noble_fresh[noble] == 0 else HERE
    if delay == HERE:
        forces.fresh[seat] += 1
    if not is_at_sea:
        defend(table, forces, seat, area, strength)
    reach(table, forces, seat, area, strength, delay)


def defend(table: Table, forces: Forces, seat: i64, area: i64, strength: i64) -> None:
    """An army inside a hold of its Baron adds to its defence; the first one brings a commander."""
    hold: i64 = table.content.area_city[area]
    if hold < 0 or table.city_owner[hold] != seat:
        hold = FIRST_STRONGHOLD + seat
        if forces.area[hold] != area:
            return
    forces.defence[hold] += strength if forces.commanded & BIT[hold] != 0 else strength + COMMAND
    forces.commanded |= BIT[hold]


def reach(table: Table, forces: Forces, seat: i64, area: i64, strength: i64, delay: i64) -> None:
    """Add an army to the strength that can be at each hold: at once, after one march, after two."""
    distances = distances_of(table.content)
    near: i64 = distances.near[area] if delay == HERE else distances.nearer[area]
    nearer: i64 = distances.nearer[area] if delay == HERE else BIT[area]
    here: i64 = BIT[area] if delay == HERE else i64(0)
    first: i64 = seat * DISTANCES * HOLDS
    brought = forces.brought
    for hold in range(FIRST_STRONGHOLD + sides_of(table)):
        where: i64 = forces.area[hold]
        if where < 0 or (near >> where) & 1 == 0:
            continue
        brought[first + BEYOND * HOLDS + hold] += strength
        if (nearer >> where) & 1 == 1:
            brought[first + NEXT * HOLDS + hold] += strength
            brought[first + HERE * HOLDS + hold] += strength * ((here >> where) & 1)


def chance(forces: Forces, seat: i64, distance: i64, hold: i64) -> i64:
    """How likely a Baron takes a hold with all that he can bring from this distance, in per cent, by rule of thumb."""
    strength: i64 = forces.brought[(seat * DISTANCES + distance) * HOLDS + hold]
    if strength == 0:
        return 0
    margin: i64 = strength + COMMAND - forces.defence[hold]
    if margin <= HOPELESS:
        return 0
    return (min(margin, SURE) - HOPELESS) * 100 // (SURE - HOPELESS)
