"""What lies around an area: armies, strongholds and cities, each as a number that says what it is and how far away.

A learned policy adds up a row of weights for each such number, so that what it finds out about one area it knows of
all the others.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.tactics.distances import FAR, distances_of
from wk_env.games.warrior_knights.encoding.action_space import CODES, NAMES, STARTS
from wk_env.games.warrior_knights.knowledge.sight import may_see_troops
from wk_env.games.warrior_knights.knowledge.viewpoint import from_viewer
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import (
    CITIES,
    FIRST_GARRISON,
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    HOLDS,
    MOST_AREAS,
    MOST_SEATS,
    NONE,
    PORT,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.queries import area_of_hold, is_besieged, sides_of, strength_of
from wk_env.games.warrior_knights.rules.question_row import OF_ARMY, OF_HOLD, OF_NOBLE
from wk_env.games.warrior_knights.rules.questions import MATTERS, SUBJECTS
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.columns import filled
from wk_env.kernel.surroundings import Surroundings

NEAR: Final[i64] = 4  # armies and cities are noted that lie fewer moves away
NEAR_STRONGHOLD: Final[i64] = 6
SIZES: Final[i64] = 10  # of armies, the last one of those that are hidden
HIDDEN: Final[i64] = 9
A_SIZE: Final[i64] = 150  # of strength
SPENT: Final[i64] = 1  # the state of a Noble who has moved; of one who has not, it is 0
AT_SEA: Final[i64] = 2
STATES: Final[i64] = 3
OWNERS: Final[i64] = 8  # razed, neutral, then the seats from the viewer on
FIFTY: Final[i64] = 50
SPAN: Final[i64] = 40  # steps of fifty that strengths are told apart in
EVEN: Final[i64] = 20  # the step of two strengths that are equal
WALL_STATES: Final[i64] = 8  # fortified, besieged, breached: a bit each
FORTIFIED: Final[i64] = 4
BESIEGED: Final[i64] = 2
# Places of what is added up around an area, in its moves: strengths, then odds.
HERE: Final[i64] = 0
ONE_AWAY: Final[i64] = 1
TWO_AWAY: Final[i64] = 2
SPEAR: Final[i64] = 3  # the strongest army at most one move away
THEIRS_HERE: Final[i64] = 4
THEIR_SPEAR: Final[i64] = 5
THEIR_REACH: Final[i64] = 6  # the strongest army at most two moves away
DEFENCE: Final[i64] = 7
ALL_AGAINST_DEFENCE: Final[i64] = 8
SPEAR_AGAINST_DEFENCE: Final[i64] = 9
ALL_AGAINST_SPEAR: Final[i64] = 10
HERE_AGAINST_SPEAR: Final[i64] = 11
SUMS: Final[i64] = 12
# Where the numbers of each kind of thing begin.
OWN_ARMY: Final[i64] = 0
ENEMY: Final[i64] = OWN_ARMY + SYMBOLS * SIZES * STATES * NEAR
STRONGHOLD: Final[i64] = ENEMY + (MOST_SEATS - 1) * SIZES * STATES * NEAR
CITY: Final[i64] = STRONGHOLD + MOST_SEATS * NEAR_STRONGHOLD * 2 * SIZES
WALLS: Final[i64] = CITY + CITIES * NEAR * OWNERS
STRENGTH: Final[i64] = WALLS + OWNERS * NEAR * WALL_STATES
LAST: Final[i64] = STRENGTH + SUMS * SPAN
# Blocks of the action space.
AREA: Final[i64] = STARTS[NAMES.index("area")]  # slow-ok: once
ICON: Final[i64] = STARTS[NAMES.index("port of an area")]  # slow-ok: once
OWN_PLACE: Final[i64] = STARTS[NAMES.index("own place")]  # slow-ok: once
A_CITY: Final[i64] = STARTS[NAMES.index("city")]  # slow-ok: once
FORTIFY: Final[i64] = STARTS[NAMES.index("fortify")]  # slow-ok: once
FORCES: Final[vec[i64]] = filled(ALL_AGAINST_DEFENCE, 0)  # written over by each look


def place_named(game: Play, choice: i64) -> i64:
    """The area that a choice of the open question names, for NONE the one that it is about; or NONE."""
    decision = game.decision
    table = game.state
    if choice == NONE:
        return place_in_question(table, decision.ask)
    action: i64 = CODES.action_of(decision.ask, choice)
    if AREA <= action < AREA + 2 * MOST_AREAS:  # an area or its port icon
        return action - AREA if action < ICON else action - ICON
    if OWN_PLACE <= action <= OWN_PLACE + SYMBOLS:
        symbol: i64 = action - OWN_PLACE
        return place_of_army(
            table, decision.seat * SYMBOLS + symbol if symbol < SYMBOLS else FIRST_GROUP + decision.seat
        )
    if A_CITY <= action < A_CITY + CITIES:
        return table.content.city_area[action - A_CITY]
    if FORTIFY <= action < FORTIFY + CITIES:
        return table.content.city_area[action - FORTIFY]
    return NONE


def place_in_question(table: Table, ask: i64) -> i64:
    """The area that a question is about, or NONE."""
    if ask in (asks.TARGET, asks.ATTACKER, asks.MOVER):
        return table.subject if 0 <= table.subject < MOST_AREAS else NONE
    if ask in (asks.ROUTE, asks.PERMIT) and 0 <= table.matter < MOST_AREAS:
        return table.matter
    if ask == asks.KEEP_OR_RAZE:
        return table.content.city_area[table.subject]
    place: i64 = place_of_thing(table, SUBJECTS[ask], table.subject)
    return place if place != NONE else place_of_thing(table, MATTERS[ask], table.matter)


def place_of_thing(table: Table, kind: i64, number: i64) -> i64:
    """The area of a Noble, an army or a hold that a question is about, or NONE."""
    if number < 0:
        return NONE
    if kind in (OF_NOBLE, OF_ARMY):
        return place_of_army(table, number)
    if kind == OF_HOLD and number < HOLDS:
        return max(NONE, area_of_hold(table, number))
    return NONE


def place_of_army(table: Table, army: i64) -> i64:
    """The area of a Noble, his port icon's too, or of a stronghold; NONE off the board."""
    if army >= FIRST_GARRISON:
        return table.content.city_area[army - FIRST_GARRISON]
    if army >= FIRST_GROUP:
        return max(NONE, table.stronghold_at[army - FIRST_GROUP])
    place: i64 = table.noble_at[army]
    if place < 0:
        return NONE
    return place - PORT if place >= PORT else place


def look_at(game: Play, choice: i64, seen: Surroundings) -> None:
    """Note what lies around the area that a choice names, for NONE around that which the question is about.

    Reads: what lies open on the map, and troops as far as the asked seat sees them.
    """
    area: i64 = place_named(game, choice)
    if area == NONE:
        return
    forces = FORCES
    for place in range(len(forces)):
        forces[place] = 0
    for seat in range(sides_of(game.state)):
        note_armies(game, area, seat, seen)
        note_stronghold(game, area, seat, seen)
    note_cities(game, area, seen)
    note_forces(game, area, seen)


def note_armies(game: Play, area: i64, seat: i64, seen: Surroundings) -> None:
    """The Nobles of a seat that are near, with their armies."""
    table = game.state
    moves = distances_of(table.content).moves
    rank: i64 = from_viewer(table, game.decision.seat, seat)
    for symbol in range(SYMBOLS):
        noble: i64 = seat * SYMBOLS + symbol
        place: i64 = place_of_army(table, noble)
        away: i64 = moves[area * MOST_AREAS + place] if place != NONE else FAR
        if away >= NEAR:
            continue
        strength: i64 = strength_seen(game, noble, seat)
        add_up(rank, away, max(0, strength))
        state: i64 = AT_SEA if table.noble_at[noble] >= PORT else SPENT - table.noble_fresh[noble]
        whose: i64 = symbol if rank == 0 else rank - 1
        first: i64 = OWN_ARMY if rank == 0 else ENEMY
        seen.note(first + ((whose * SIZES + size_of(strength)) * STATES + state) * NEAR + away)


def strength_seen(game: Play, army: i64, owner: i64) -> i64:
    """The strength of an army; NONE if who is asked does not see it."""
    return strength_of(game.state, army) if may_see_troops(game, owner, game.decision.seat) else NONE


def size_of(strength: i64) -> i64:
    """The size that an army is of."""
    return HIDDEN if strength < 0 else min((strength + A_SIZE - 1) // A_SIZE, HIDDEN - 1)


def add_up(rank: i64, away: i64, strength: i64) -> None:
    """Count an army to what is here, and to what can come."""
    forces = FORCES
    if rank == 0:
        forces[HERE] += strength if away == 0 else i64(0)
        forces[ONE_AWAY] += strength if away <= 1 else i64(0)
        forces[TWO_AWAY] += strength if away <= 2 else i64(0)
        forces[SPEAR] = max(forces[SPEAR], strength if away <= 1 else i64(0))
        return
    forces[THEIRS_HERE] += strength if away == 0 else i64(0)
    forces[THEIR_SPEAR] = max(forces[THEIR_SPEAR], strength if away <= 1 else i64(0))
    forces[THEIR_REACH] = max(forces[THEIR_REACH], strength if away <= 2 else i64(0))


def note_stronghold(game: Play, area: i64, seat: i64, seen: Surroundings) -> None:
    """The stronghold of a seat, if it is near, with its unled troops."""
    table = game.state
    place: i64 = table.stronghold_at[seat]
    away: i64 = distances_of(table.content).moves[area * MOST_AREAS + place] if place >= 0 else FAR
    if away >= NEAR_STRONGHOLD:
        return
    size: i64 = size_of(strength_seen(game, FIRST_GROUP + seat, seat))
    is_breached: i64 = 1 if table.breaches[FIRST_STRONGHOLD + seat] > 0 else 0
    rank: i64 = from_viewer(table, game.decision.seat, seat)
    seen.note(STRONGHOLD + ((rank * NEAR_STRONGHOLD + away) * 2 + is_breached) * SIZES + size)


def note_cities(game: Play, area: i64, seen: Surroundings) -> None:
    """The cities that are near: which they are and whose, then the state of their walls."""
    table = game.state
    moves = distances_of(table.content).moves
    for city in range(CITIES):
        away: i64 = moves[area * MOST_AREAS + table.content.city_area[city]]
        if away >= NEAR:
            continue
        holder: i64 = table.city_owner[city]
        owner: i64 = 2 + (from_viewer(table, game.decision.seat, holder) if holder >= 0 else holder)
        walls: i64 = FORTIFIED * table.fortified[city] + (1 if table.breaches[city] > 0 else 0)
        walls += BESIEGED if is_besieged(table, city) else i64(0)
        seen.note(CITY + (city * NEAR + away) * OWNERS + owner)
        seen.note(WALLS + (owner * NEAR + away) * WALL_STATES + walls)


def note_forces(game: Play, area: i64, seen: Surroundings) -> None:
    """The strengths that are here or can come, alone and against each other."""
    forces = FORCES
    content = game.state.content
    city: i64 = content.area_city[area]
    forces[DEFENCE] = forces[THEIRS_HERE] + (content.city_strength[city] if city >= 0 else i64(0))
    for place in range(len(forces)):
        seen.note(STRENGTH + place * SPAN + min(forces[place] // FIFTY, SPAN - 1))
    note_odds(ALL_AGAINST_DEFENCE, forces[ONE_AWAY], forces[DEFENCE], seen)
    note_odds(SPEAR_AGAINST_DEFENCE, forces[SPEAR], forces[DEFENCE], seen)
    note_odds(ALL_AGAINST_SPEAR, forces[ONE_AWAY], forces[THEIR_SPEAR], seen)
    note_odds(HERE_AGAINST_SPEAR, forces[HERE], forces[THEIR_SPEAR], seen)


def note_odds(number: i64, own: i64, other: i64, seen: Surroundings) -> None:
    """By how much a strength is above another one."""
    step: i64 = own // FIFTY - other // FIFTY + EVEN
    seen.note(STRENGTH + number * SPAN + max(0, min(step, SPAN - 1)))
