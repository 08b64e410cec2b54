"""What it is worth to hold a city or to take one: Influence, income, Votes, the majority, and what a rival loses."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.situation import UNKNOWN, Mind, standing_of
from wk_env.games.warrior_knights.advice.policy.styles import CITIES as CITIES_WEIGHT
from wk_env.games.warrior_knights.advice.policy.styles import RIVALS, VOTES, WEAK
from wk_env.games.warrior_knights.rules.numbers import FIRST_STRONGHOLD, KINGDOM_CITIES, NONE, RAZED
from wk_env.games.warrior_knights.rules.queries import cities_of, holder_of, is_stronghold, kingdom_cities_of

A_POINT: Final[i64] = 600  # a point of Influence
A_VOTE: Final[i64] = 90
WIN: Final[i64] = 40000  # the city that wins the game
NEAR_WIN: Final[i64] = 2500  # the one before it
ON_THE_WAY: Final[i64] = 700
SPOIL: Final[i64] = 9000  # the city without which a rival does not win
A_FALLEN_STRONGHOLD: Final[i64] = 900


def value_of_hold(mind: Mind, hold: i64) -> i64:
    """What taking a hold now is worth; worked out once for a question."""
    known: i64 = mind.values[hold]
    if known != UNKNOWN:
        return known
    value: i64 = value_of_stronghold(mind, hold) if is_stronghold(hold) else value_of_city(mind, hold)
    mind.values[hold] = value
    return value


def worth_of_income(mind: Mind, city: i64) -> i64:
    """What the income of a city will be worth."""
    income: i64 = mind.table.content.city_income[city] + mind.table.fortified[city]
    return mind.crowns(income) * min(mind.rounds - 1, 4) * 6 // 10


def worth_of_points(mind: Mind, points: i64) -> i64:
    """What so many points of Influence are worth."""
    return mind.weighed(points * A_POINT, CITIES_WEIGHT)


def value_of_city(mind: Mind, city: i64) -> i64:
    """What taking a city now is worth, and keeping it to the end."""
    owner: i64 = mind.table.city_owner[city]
    if owner == RAZED:
        return 0
    value: i64 = worth_of_points(mind, mind.rounds) + worth_of_income(mind, city)
    if city < KINGDOM_CITIES:
        value += mind.weighed(A_VOTE, VOTES) * min(mind.rounds, 3)
        value += pull_of_majority(mind, owner)
    if owner >= 0 and owner != mind.seat:
        value += harm_to(mind, owner, A_POINT * mind.rounds)
    return value


def harm_to(mind: Mind, rival: i64, loss: i64) -> i64:
    """What it is worth that a rival loses so much: most if he leads, or if he is weak and one hunts the weak."""
    table = mind.table
    share: i64 = 100 // max(1, table.seats - 1)
    if rival == mind.leader:
        share += 20
    harm: i64 = mind.weighed(loss * share // 100, RIVALS)
    if standing_of(table, rival) < standing_of(table, mind.seat):
        harm = harm * mind.style[WEAK] // 100
    return harm


def pull_of_majority(mind: Mind, owner: i64) -> i64:
    """What a Kingdom city is worth on the way to the majority, and to keep a rival from it."""
    missing: i64 = mind.goal - mind.kingdom
    pull: i64 = 0
    if owner != mind.seat:
        if missing <= 1:
            pull = WIN
        elif missing == 2:
            pull = NEAR_WIN
        elif missing == 3:
            pull = ON_THE_WAY
    if owner >= 0 and owner != mind.seat:
        lacking: i64 = mind.goal - kingdom_cities_of(mind.table, owner)
        if lacking <= 0:
            pull += 3 * SPOIL
        elif lacking == 1:
            pull += SPOIL
        elif lacking == 2:
            pull += NEAR_WIN // 2
    return pull


def value_of_stronghold(mind: Mind, hold: i64) -> i64:
    """What taking a stronghold is worth: half the crowns, a city of the loser's choice, his Influence of this round."""
    table = mind.table
    rival: i64 = hold - FIRST_STRONGHOLD
    cities: i64 = cities_of(table, rival)
    value: i64 = mind.crowns(table.crowns[rival] // 2) + harm_to(mind, rival, A_POINT * cities + A_FALLEN_STRONGHOLD)
    if cities > 0:
        value += worth_of_points(mind, mind.rounds)
        value += pull_of_majority(mind, NONE) // 2
    return value


def value_of_own(mind: Mind, hold: i64) -> i64:
    """What losing a hold of his own would cost a Baron."""
    if is_stronghold(hold):
        return A_POINT * cities_of(mind.table, mind.seat) + A_FALLEN_STRONGHOLD + mind.crowns(mind.purse() // 2)
    spoil: i64 = WIN // 2 if hold < KINGDOM_CITIES and mind.kingdom >= mind.goal else i64(0)
    return worth_of_points(mind, mind.rounds) + worth_of_income(mind, hold) + spoil


def value_later(mind: Mind, hold: i64) -> i64:
    """What a hold is worth that falls in the next round."""
    if mind.rounds <= 1:
        return 0
    value: i64 = value_of_hold(mind, hold)
    lost: i64 = worth_of_points(mind, 1)
    if holder_of(mind.table, hold) >= 0:
        lost -= harm_to(mind, holder_of(mind.table, hold), A_POINT)  # besieged, it gives nothing to its Baron either
    return max(0, value - lost)
