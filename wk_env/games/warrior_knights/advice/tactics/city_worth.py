"""What it is worth to hold a city or to take one: Influence, income, Votes, the majority, and what a rival loses."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.situation import A_POINT, UNKNOWN, Situation, standing_of
from wk_env.games.warrior_knights.advice.policy.styles import CITIES as CITIES_WEIGHT
from wk_env.games.warrior_knights.advice.policy.styles import RIVALS, VOTES, WEAK
from wk_env.games.warrior_knights.rules.numbers import FIRST_STRONGHOLD, KINGDOM_CITIES, NONE, RAZED
from wk_env.games.warrior_knights.rules.optional.invader import is_invader
from wk_env.games.warrior_knights.rules.queries import cities_of, holder_of, is_stronghold, kingdom_cities_of
from wk_env.games.warrior_knights.rules.rules import TOKENS_OF_VICTORY

A_VOTE: Final[i64] = 90
WIN: Final[i64] = 40000  # the city that wins the game
NEAR_WIN: Final[i64] = 2500  # the one before it
ON_THE_WAY: Final[i64] = 700
SPOIL: Final[i64] = 9000  # the city without which a rival does not win
A_FALLEN_STRONGHOLD: Final[i64] = 900
SAFER: Final[i64] = 5  # one in so many of his cities would fall to an invader


def value_of_hold(situation: Situation, hold: i64) -> i64:
    """What taking a hold now is worth; worked out once for a question."""
    known: i64 = situation.values[hold]
    if known != UNKNOWN:
        return known
    value: i64 = value_of_stronghold(situation, hold) if is_stronghold(hold) else value_of_city(situation, hold)
    situation.values[hold] = value
    return value


def worth_of_income(situation: Situation, city: i64) -> i64:
    """What the income of a city will be worth."""
    income: i64 = situation.table.content.city_income[city] + situation.table.fortified[city]
    return situation.crowns(income) * min(situation.rounds - 1, 4) * 6 // 10


def worth_of_points(situation: Situation, points: i64) -> i64:
    """What so many points of Influence are worth."""
    return situation.weighed(points * A_POINT, CITIES_WEIGHT)


def points_of_city(situation: Situation) -> i64:
    """The Influence that a city promises to the end."""
    return situation.clock.points_of_city(situation.table, situation.rounds)


def value_of_city(situation: Situation, city: i64) -> i64:
    """What taking a city now is worth, and keeping it to the end.

    Rules: VR-091, VR-092
    """
    owner: i64 = situation.table.city_owner[city]
    if owner == RAZED:
        return 0
    rules = situation.table.rules
    points: i64 = points_of_city(situation) + rules.instant * TOKENS_OF_VICTORY[rules.victory]
    value: i64 = worth_of_points(situation, points) + worth_of_income(situation, city)
    if city < KINGDOM_CITIES:
        value += situation.weighed(A_VOTE, VOTES) * min(situation.rounds, 3)
        value += pull_of_majority(situation, owner)
    if owner >= 0 and owner != situation.seat:
        value += harm_to(situation, owner, A_POINT * points)
    return value + worth_of_aim(situation, city)


def worth_of_aim(situation: Situation, city: i64) -> i64:
    """What a city is worth to what he alone is after."""
    return situation.points(situation.aims.worth_of_city(situation.table, situation.seat, city))


def points_of_stronghold(situation: Situation, seat: i64) -> i64:
    """The Influence that a Baron's stronghold promises whoever takes it."""
    return situation.clock.points_of_stronghold(situation.table, seat, situation.rounds)


def harm_to(situation: Situation, rival: i64, loss: i64) -> i64:
    """What it is worth that a rival loses so much: most if he leads, or if he is weak and one hunts the weak.

    An invader is nobody to be hunted for that.
    """
    table = situation.table
    share: i64 = 100 // max(1, table.seats - 1)
    if rival == situation.leader:
        share += 20
    harm: i64 = situation.weighed(loss * share // 100, RIVALS)
    if rival < table.seats and standing_of(table, rival) < standing_of(table, situation.seat):
        harm = harm * situation.style[WEAK] // 100
    return harm


def pull_of_majority(situation: Situation, owner: i64) -> i64:
    """What a Kingdom city is worth on the way to the majority, and to keep a rival from it."""
    missing: i64 = situation.goal - situation.kingdom
    pull: i64 = 0
    if owner != situation.seat:
        if missing <= 1:
            pull = WIN
        elif missing == 2:
            pull = NEAR_WIN
        elif missing == 3:
            pull = ON_THE_WAY
    if owner >= 0 and owner != situation.seat:
        lacking: i64 = situation.goal - kingdom_cities_of(situation.table, owner)
        if lacking <= 0:
            pull += 3 * SPOIL
        elif lacking == 1:
            pull += SPOIL
        elif lacking == 2:
            pull += NEAR_WIN // 2
    return pull


def value_of_stronghold(situation: Situation, hold: i64) -> i64:
    """What taking a stronghold is worth: half the crowns, a city of the loser's choice, his Influence of this round."""
    table = situation.table
    rival: i64 = hold - FIRST_STRONGHOLD
    if is_invader(table, rival):
        return worth_of_its_end(situation)
    cities: i64 = cities_of(table, rival)
    value: i64 = situation.crowns(table.crowns[rival] // 2) + harm_to(
        situation, rival, A_POINT * cities + A_FALLEN_STRONGHOLD
    )
    value += worth_of_points(situation, points_of_stronghold(situation, rival))
    if cities > 0:
        value += worth_of_points(situation, points_of_city(situation))
        value += pull_of_majority(situation, NONE) // 2
    return value


def worth_of_its_end(situation: Situation) -> i64:
    """What it is worth to drive the invader out: the cities that he holds are safe from it.

    Rules: VR-085
    """
    own: i64 = cities_of(situation.table, situation.seat)
    return A_FALLEN_STRONGHOLD + worth_of_points(situation, own * situation.rounds) // SAFER


def value_of_own(situation: Situation, hold: i64) -> i64:
    """What losing a hold of his own would cost a Baron."""
    if is_stronghold(hold):
        return (
            A_POINT * cities_of(situation.table, situation.seat)
            + A_FALLEN_STRONGHOLD
            + situation.crowns(situation.purse() // 2)
            + worth_of_points(situation, points_of_stronghold(situation, situation.seat))
        )
    spoil: i64 = WIN // 2 if hold < KINGDOM_CITIES and situation.kingdom >= situation.goal else i64(0)
    value: i64 = worth_of_points(situation, points_of_city(situation)) + worth_of_income(situation, hold) + spoil
    return value + worth_of_aim(situation, hold)


def value_later(situation: Situation, hold: i64) -> i64:
    """What a hold is worth that falls in the next round."""
    if situation.rounds <= 1:
        return 0
    value: i64 = value_of_hold(situation, hold)
    lost: i64 = worth_of_points(situation, 1)
    if holder_of(situation.table, hold) >= 0:
        lost -= harm_to(
            situation, holder_of(situation.table, hold), A_POINT
        )  # besieged, it gives nothing to its Baron either
    return max(0, value - lost)
