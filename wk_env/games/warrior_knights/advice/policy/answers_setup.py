"""Setup: which troops go with whom, where the stronghold is built, where the first Nobles stand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    COMES_NEARER,
    FITS_SIEGE,
    GOOD_GROUND,
    HOME_IS_NEAR,
    LEADS_MOST,
    NO_REASON,
    NO_RIVAL_NEAR,
    QUIET_GROUND,
    RAISES_TROOPS,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.placement import post_of
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import LEAVE_OFF, STRONGHOLD
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    CITIES,
    KINGDOM_CITIES,
    MOST_AREAS,
    NONE,
    RAZED,
    SQUARE,
    STAR,
    SYMBOLS,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.queries import area_of

SMALL_ARMY: Final[i64] = 50  # besieges a city of 200
LARGE_ARMY: Final[i64] = 150  # besieges one of 300
A_NEIGHBOUR: Final[i64] = 120
# What a city is worth to a stronghold that is so many moves away. A junction of long roads has many at two moves, and
# those who built there for them won less than others.
A_CITY: Final[vec[i64]] = vec[i64]([120, 60, 20])
A_MOVE_FROM_HOME: Final[i64] = 40
# What a rival's stronghold costs that is so many moves away. In games that begin anywhere it tells who wins; the number
# of cities around does not.
A_RIVAL: Final[vec[i64]] = vec[i64]([240, 240, 160, 40])
# Among six, who all want the same cities: in 28,000 games that began anywhere those with more cities around won less,
# and who kept his Nobles near home, or off ground next to rivals, found nothing left.
CROWD: Final[i64] = 6
CROWDED_GROUND: Final[i64] = -50  # per cent of what a city is worth to a stronghold
CROWDED_NEIGHBOUR: Final[i64] = 7


class SetupTroopAnswer(Answer):
    """Two armies of 150 and two of 50: each can besiege a city of its size at once."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By how well the card fits the army."""
        situation.reason = RAISES_TROOPS
        if choice == STRONGHOLD:
            return 0
        strength: i64 = 50 * (situation.table.subject % 4 + 1)
        if situation.table.subject >= 24:
            strength = 50 * (situation.table.subject - 23)
        has: i64 = situation.table.army_troops[situation.seat * SYMBOLS + choice]
        most: i64 = SMALL_ARMY if choice in (STAR, SQUARE) else LARGE_ARMY
        if has + strength > most:
            return 100
        situation.reason = FITS_SIEGE
        if strength == SMALL_ARMY:
            return 600 - 10 * choice
        return 600 + 5 * (1 if choice == CIRCLE else 0)


class StrongholdAreaAnswer(Answer):
    """Where many cities are near and few strongholds; among six, where fewest come."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the cities around."""
        if choice == LEAVE_OFF:
            return -1000
        rivals: i64 = cost_of_rivals(situation, choice)
        situation.second = NO_RIVAL_NEAR if rivals == 0 else NO_REASON
        ground: i64 = worth_of_ground(situation, choice)
        if situation.table.seats == CROWD:
            situation.reason = QUIET_GROUND
            return ground * CROWDED_GROUND // 100 - rivals
        situation.reason = GOOD_GROUND
        return ground - rivals


def worth_of_ground(situation: Situation, area: i64) -> i64:
    """Cities of the Kingdom near an area, his own most."""
    table = situation.table
    worth: i64 = 0
    for city in range(KINGDOM_CITIES):
        if table.city_owner[city] == RAZED:
            continue
        moves: i64 = situation.distances.moves[area * MOST_AREAS + table.content.city_area[city]]
        if moves < len(A_CITY):
            worth += A_CITY[moves]
        if table.city_owner[city] == situation.seat and moves <= 1:
            worth += A_NEIGHBOUR
    return worth


def cost_of_rivals(situation: Situation, area: i64) -> i64:
    """What the strongholds of rivals near an area take from its worth."""
    cost: i64 = 0
    for rival in range(situation.table.seats):
        home: i64 = situation.table.stronghold_at[rival]
        if rival == situation.seat or home < 0:
            continue
        away: i64 = situation.distances.moves[area * MOST_AREAS + home]
        if away < len(A_RIVAL):
            cost += A_RIVAL[away]
    return cost


class FirstNobleAnswer(Answer):
    """The weakest while small cities are left for him; then the strongest, who has most to choose from."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By strength, none placed yet or some; the triangle before his equals."""
        table = situation.table
        strength: i64 = table.army_troops[situation.seat * SYMBOLS + choice]
        situation.reason = LEADS_MOST
        if has_placed_none(situation):
            situation.reason = FITS_SIEGE
            strength = -strength
        return strength + (5 if choice == TRIANGLE else 0)


def has_placed_none(situation: Situation) -> bool:
    """Whether none of his Nobles stands on the board."""
    for noble in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
        if area_of(situation.table, noble) != NONE:
            return False
    return True


class FirstAreaAnswer(Answer):
    """Before a city that the Noble can take, with others near, his stronghold near and rivals far."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what he can take there; among six nobody looks to his home."""
        table = situation.table
        situation.reason = COMES_NEARER
        worth: i64 = post_of(situation, table.subject, choice) + worth_of_neighbours(situation, choice)
        home: i64 = table.stronghold_at[situation.seat]
        if home >= 0:
            from_home: i64 = situation.distances.moves[choice * MOST_AREAS + home]
            situation.second = HOME_IS_NEAR if from_home <= 1 else NO_REASON
            if table.seats != CROWD:
                worth -= A_MOVE_FROM_HOME * from_home
        return worth


def worth_of_neighbours(situation: Situation, area: i64) -> i64:
    """Cities one move away, less the rivals who stand within one move."""
    table = situation.table
    worth: i64 = 0
    for city in range(CITIES):
        if table.city_owner[city] != RAZED:
            moves: i64 = situation.distances.moves[area * MOST_AREAS + table.content.city_area[city]]
            worth += A_NEIGHBOUR // 2 if moves == 1 else i64(0)
    rival: i64 = CROWDED_NEIGHBOUR if table.seats == CROWD else A_NEIGHBOUR
    for other in range(table.seats * SYMBOLS):
        place: i64 = area_of(table, other)
        if other // SYMBOLS != situation.seat and place != NONE:
            worth -= rival if situation.distances.moves[area * MOST_AREAS + place] <= 1 else i64(0)
    return worth


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    SetupTroopAnswer(asks.SETUP_TROOP),
    StrongholdAreaAnswer(asks.STRONGHOLD_AREA),
    FirstNobleAnswer(asks.FIRST_NOBLE),
    FirstAreaAnswer(asks.FIRST_AREA),
]
