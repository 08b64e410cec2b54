"""Where Nobles stand well: near what they can take, before their sieges, in cities that want a guard, out of harm."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.optional.advanced_sieges import worth_of_watch
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import CAUTION, GUARD, SIGHT
from wk_env.games.warrior_knights.advice.tactics.attacks import A_DEAD_NOBLE, hope, hope_alone, hope_of_field
from wk_env.games.warrior_knights.advice.tactics.city_worth import value_of_own, worth_of_points
from wk_env.games.warrior_knights.advice.tactics.given_word import at_peace
from wk_env.games.warrior_knights.rules.asks import NEUTRAL_CITY
from wk_env.games.warrior_knights.rules.numbers import BIT, FIRST_STRONGHOLD, MOST_AREAS, NONE, PORT, RAZED, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.armies import fresh_nobles_in
from wk_env.games.warrior_knights.rules.procedures.attack_targets import hold_of_target, is_target
from wk_env.games.warrior_knights.rules.queries import (
    area_of,
    area_of_hold,
    besieges,
    city_in,
    hold_in,
    holder_of,
    is_besieged,
    sides_of,
    strength_of,
)
from wk_env.games.warrior_knights.rules.riots import is_rioting

# Per cent of a hope that is so many moves away.
FAINT: Final[vec[i64]] = vec[i64]([50, 42, 30, 20, 13, 8, 5, 3, 1, 0])
CROWDED: Final[i64] = 15  # per cent left of a hope that another Noble of his sees to
REVOLTS: Final[i64] = 6  # one city in six
THREATENED: Final[i64] = 12  # per cent of a hold that a rival army next to it may cost


def is_seen_to(situation: Situation, noble: i64, hold: i64) -> bool:
    """Whether another Noble of his stands before a hold and suffices there."""
    area: i64 = area_of_hold(situation.table, hold)
    for other in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
        if (
            other != noble
            and situation.table.noble_at[other] in (area, area + PORT)
            and hope_alone(situation, other, hold) > 0
        ):
            return True
    return False


def lure_of(situation: Situation, noble: i64, area: i64) -> i64:
    """How near a Noble in an area is to what he could take."""
    table = situation.table
    best: i64 = 0
    row: i64 = area * MOST_AREAS
    for hold in range(FIRST_STRONGHOLD + sides_of(table)):
        where: i64 = area_of_hold(table, hold)
        if where < 0 or holder_of(table, hold) == RAZED:
            continue
        moves: i64 = situation.distances.moves[row + where]
        share: i64 = FAINT[moves]
        if moves > 1:
            share = share * situation.style[SIGHT] // 100
        lure: i64 = hope_alone(situation, noble, hold) * share // 100
        if lure > best and is_seen_to(situation, noble, hold):
            lure = lure * CROWDED // 100
        best = max(best, lure)
    return best


def keeps_siege(situation: Situation, noble: i64, area: i64) -> i64:
    """The hold of an area that only this Noble keeps under siege for his Baron, or NONE."""
    table = situation.table
    for hold in range(FIRST_STRONGHOLD + sides_of(table)):
        if area_of_hold(table, hold) == area and besieges(table, situation.seat, hold):
            for other in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
                if other != noble and table.noble_at[other] == area:
                    return NONE
            return hold
    return NONE


def duty_of(situation: Situation, noble: i64, area: i64) -> i64:
    """What a Noble does by standing in an area: he keeps a siege up, or guards a city against revolt and rivals."""
    table = situation.table
    siege: i64 = keeps_siege(situation, noble, area)
    if siege != NONE:
        return worth_of_watch(situation, siege)
    hold: i64 = hold_in(table, situation.seat, area)
    if hold == NONE:
        return 0
    for other in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
        if other != noble and table.noble_at[other] == area:
            return 0
    value: i64 = value_of_own(situation, hold)
    guard: i64 = 0
    if hold < FIRST_STRONGHOLD:
        guard = min(value, situation.crowns(2 * table.content.city_income[hold])) // REVOLTS
        if is_rioting(table, hold):
            guard += calm_by_coming(situation, hold)
    return guard + situation.weighed(value * THREATENED // 100, GUARD) * threats_to(situation, area) // 100


def calm_by_coming(situation: Situation, city: i64) -> i64:
    """What a rioting city gives again once a Noble comes."""
    income: i64 = situation.table.content.city_income[city] + situation.table.fortified[city]
    return worth_of_points(situation, 1) + situation.crowns(income)


def threats_to(situation: Situation, area: i64) -> i64:
    """How many rival armies are one move away from an area, in per cent of one, three at most."""
    table = situation.table
    threats: i64 = 0
    harmless: i64 = at_peace(situation) | BIT[situation.seat]
    for noble in range(sides_of(table) * SYMBOLS):
        if (harmless >> (noble // SYMBOLS)) & 1 == 1:
            continue
        place: i64 = area_of(table, noble)
        if place != NONE and situation.distances.moves[place * MOST_AREAS + area] <= 1:
            threats += 100
    return min(300, threats)


def danger_of(situation: Situation, noble: i64, area: i64) -> i64:
    """What a Noble risks in an area: rival armies near that are stronger than his."""
    table = situation.table
    own: i64 = strength_of(table, noble)
    danger: i64 = 0
    harmless: i64 = at_peace(situation) | BIT[situation.seat]
    for other in range(sides_of(table) * SYMBOLS):
        if (harmless >> (other // SYMBOLS)) & 1 == 1:
            continue
        place: i64 = area_of(table, other)
        if (
            place != NONE
            and situation.distances.moves[place * MOST_AREAS + area] <= 1
            and strength_of(table, other) > own
        ):
            danger += A_DEAD_NOBLE // 3
    return situation.weighed(min(danger, A_DEAD_NOBLE), CAUTION)


def post_of(situation: Situation, noble: i64, area: i64) -> i64:
    """What it is worth that a Noble stands in an area."""
    worth: i64 = lure_of(situation, noble, area) + duty_of(situation, noble, area) - danger_of(situation, noble, area)
    hold: i64 = hold_in(situation.table, situation.seat, area)
    if hold != NONE and is_besieged(situation.table, hold):
        worth += value_of_own(situation, hold) // 5
    return worth


# ---- battles at hand


def best_battle(situation: Situation, nobles: i64, area: i64) -> i64:
    """The best that these Nobles can hope for if they attack somebody in an area; NONE if there is nobody."""
    table = situation.table
    best: i64 = NONE
    for target in range(sides_of(table)):
        if is_target(table, situation.seat, area, target, 0):
            hold: i64 = hold_of_target(table, target, area)
            found: i64 = (
                hope_of_field(situation, nobles, target, area) if hold == NONE else hope(situation, nobles, hold)
            )
            best = max(best, found)
    if is_target(table, situation.seat, area, NEUTRAL_CITY, 0):
        best = max(best, hope(situation, nobles, city_in(table, area)))
    return best


def gain_of_battle(situation: Situation, area: i64) -> i64:
    """What attacking in an area with the fresh Nobles there gains over leaving it."""
    nobles: i64 = fresh_nobles_in(situation.table, situation.seat, area)
    best: i64 = best_battle(situation, nobles, area)
    return best * (100 - FAINT[0]) // 100 if best > 0 else best


def gain_of_march(situation: Situation, noble: i64, area: i64) -> i64:
    """What a Noble gains by standing in an area rather than where he is."""
    return post_of(situation, noble, area) - post_of(situation, noble, area_of(situation.table, noble))
