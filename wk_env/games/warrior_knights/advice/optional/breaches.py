"""Treachery: what it costs to break a pact, wherever an attack on a partner is weighed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.situation import A_POINT, Situation
from wk_env.games.warrior_knights.advice.policy.styles import VOTES
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to, worth_of_points
from wk_env.games.warrior_knights.rules.optional.pacts import A_STRONGHOLD, A_THING, has_pact_with, is_missing
from wk_env.games.warrior_knights.rules.optional.treachery import A_BREACH
from wk_env.games.warrior_knights.rules.procedures.armies import nobles_in
from wk_env.games.warrior_knights.rules.queries import area_of_hold, cities_of, is_stronghold
from wk_env.games.warrior_knights.rules.sets import size_of

AN_ASSEMBLY: Final[i64] = 300  # that he misses
# By the victory that is played for: 1 if Influence decides anything.
DECIDES: Final[vec[i64]] = vec[i64]([1, 0, 1])


def cost_of_breach(situation: Situation, victim: i64, things: i64) -> i64:
    """What it costs him to break a pact by a move that takes so many things from the other.

    Influence that he has not got he cannot return; where it decides nothing it costs him nothing.
    Rules: VR-007, VR-062, VR-063, VR-064, VR-122
    """
    table = situation.table
    cost: i64 = 0
    if table.banned[situation.seat] == 0 and not is_missing(table, situation.seat):
        cost = situation.weighed(AN_ASSEMBLY, VOTES)
    gained: i64 = things * table.rules.victim_gains
    paid: i64 = min(A_BREACH + things - gained, table.influence[situation.seat])
    points: i64 = worth_of_points(situation, paid) + harm_to(situation, victim, A_POINT * gained)
    return cost + points * DECIDES[table.rules.victory]


def cost_of_taking(situation: Situation, victim: i64, hold: i64) -> i64:
    """What it costs him to break a pact by an attack on a hold; nothing if there is none.

    Rules: VR-064
    """
    table = situation.table
    if not has_pact_with(table, situation.seat, victim):
        return 0
    things: i64 = size_of(nobles_in(table, victim, area_of_hold(table, hold))) + A_THING
    if is_stronghold(hold):
        things += A_STRONGHOLD
        if cities_of(table, victim) == 0:
            things -= A_THING
    return cost_of_breach(situation, victim, things)


def cost_of_fighting(situation: Situation, victim: i64, nobles: i64) -> i64:
    """What it costs him to break a pact by a battle against these Nobles; nothing if there is none.

    Rules: VR-064
    """
    if not has_pact_with(situation.table, situation.seat, victim):
        return 0
    return cost_of_breach(situation, victim, size_of(nobles))
