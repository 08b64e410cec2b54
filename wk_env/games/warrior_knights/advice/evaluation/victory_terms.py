"""The terms of what wins: Influence held and still to come, cities, and how near a majority is."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.evaluation.features import (
    CROWN,
    HOME,
    INCOME,
    KINGDOM,
    MAJORITY,
    OVERSEAS,
    PROMISE,
    SIEGES_BORNE,
    SIEGES_LAID,
    TERM_COUNT,
    WALLS,
    Features,
)
from wk_env.games.warrior_knights.advice.evaluation.influence_terms import (
    InfluenceTerms,
    LearningTerms,
    MissionTerms,
    NoInfluenceTerms,
)
from wk_env.games.warrior_knights.advice.optional.hail_terms import HailTerms
from wk_env.games.warrior_knights.advice.optional.lords_terms import LordsTerms
from wk_env.games.warrior_knights.expansions.crown_and_glory.advice.king_terms import CountedMissions, KingTerms
from wk_env.games.warrior_knights.expansions.crown_and_glory.advice.learning_terms import CountedLearning
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_garrisoned
from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES, FIRST_STRONGHOLD, HOLDS, KINGDOM_CITIES, MOST_SEATS
from wk_env.games.warrior_knights.rules.optional.siege_tokens import tokens_on
from wk_env.games.warrior_knights.rules.procedures.victory import CONQUESTS, cities_to_win
from wk_env.games.warrior_knights.rules.riots import rioting_cities
from wk_env.games.warrior_knights.rules.state import Table


def standing_terms(table: Table, features: Features) -> None:
    """Write down the terms of what wins, and how far the game is.

    Reads: cities, sieges, strongholds, Influence, the pool and what is learned, all public.
    """
    count_cities(table, features)
    count_sieges(table, features)
    for seat in range(table.seats):
        first: i64 = seat * TERM_COUNT
        features.rows[first + HOME] = 1 if table.stronghold_at[seat] >= 0 else 0
    INFLUENCE_TERMS[table.rules.victory].count(table, features)
    MISSION_TERMS[table.rules.missions].count(table, features)
    LEARNING_TERMS[table.rules.glory].count(table, features)
    weigh_majority(table, features)


def count_cities(table: Table, features: Features) -> None:
    """Cities of the Kingdom and overseas, what they pay and how strong they are; besieged and rioting ones pay nothing.

    Reads: cities, fortifications, Garrisons, breaches, sieges and their tokens, riots. PROMISE: the cities that give
    Influence now.
    """
    rows = features.rows
    content = table.content
    riots: i64 = rioting_cities(table)
    for city in range(CITIES):
        owner: i64 = table.city_owner[city]
        if owner < 0:
            continue
        first: i64 = owner * TERM_COUNT
        rows[first + (KINGDOM if city < KINGDOM_CITIES else OVERSEAS)] += 1
        rows[first + WALLS] += 1 + table.fortified[city] - table.breaches[city] - tokens_on(table, city)
        if is_garrisoned(table, city):
            rows[first + WALLS] += 1
        if is_shut(table, city):
            rows[first + SIEGES_BORNE] += 1
        elif riots & BIT[city] == 0:
            rows[first + PROMISE] += 1
            rows[first + INCOME] += content.city_income[city] + table.fortified[city]


def is_shut(table: Table, hold: i64) -> bool:
    """Whether a siege stands at a hold."""
    row: i64 = hold * MOST_SEATS
    for seat in range(table.seats):
        if table.siege_since[row + seat] > 0:
            return True
    return False


def count_sieges(table: Table, features: Features) -> None:
    """The sieges that each Baron keeps up, and strongholds that are shut in.

    Reads: sieges. A siege of this round counts one, one that may be ended by capture now counts two.
    """
    since = table.siege_since
    for hold in range(HOLDS):
        for seat in range(table.seats):
            round_of: i64 = since[hold * MOST_SEATS + seat]
            if round_of == 0:
                continue
            features.rows[seat * TERM_COUNT + SIEGES_LAID] += 1 if round_of == table.round else 2
            if hold >= FIRST_STRONGHOLD:
                features.rows[(hold - FIRST_STRONGHOLD) * TERM_COUNT + SIEGES_BORNE] += 1


INFLUENCE_TERMS: Final[list[InfluenceTerms]] = [
    InfluenceTerms(),
    NoInfluenceTerms(),
    KingTerms(),
    LordsTerms(),
    LordsTerms(),
    HailTerms(),
]
MISSION_TERMS: Final[list[MissionTerms]] = [MissionTerms(), CountedMissions()]
LEARNING_TERMS: Final[list[LearningTerms]] = [LearningTerms(), CountedLearning()]


def weigh_majority(table: Table, features: Features) -> None:
    """How near each Baron is to the cities that win at once, as a square in per cent, and whether he has them.

    Reads: cities.
    """
    rows = features.rows
    conquest = CONQUESTS[table.rules.conquest]
    goal: i64 = cities_to_win(table)
    for seat in range(table.seats):
        first: i64 = seat * TERM_COUNT
        cities: i64 = min(goal, rows[first + KINGDOM] + rows[first + OVERSEAS] * conquest.overseas(table))
        rows[first + MAJORITY] = cities * cities * 100 // (goal * goal)
        rows[first + CROWN] = 1 if cities == goal else 0
