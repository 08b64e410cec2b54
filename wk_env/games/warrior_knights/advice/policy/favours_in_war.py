"""What passage, consent and being spared are worth, and what they cost whoever grants them."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answers_battle import worth_of_consent, worth_of_refusal
from wk_env.games.warrior_knights.advice.policy.answers_march import A_CLOSED_ROAD, closed_to
from wk_env.games.warrior_knights.advice.policy.situation import A_POINT, Situation
from wk_env.games.warrior_knights.advice.tactics.attacks import (
    SIEGE_LASTS,
    cost_of_defeat,
    hope_against,
    hope_of_assault,
    hope_of_siege,
    odds_of_assault,
    odds_of_field,
)
from wk_env.games.warrior_knights.advice.tactics.battle_odds import SURE
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to, value_of_own
from wk_env.games.warrior_knights.advice.tactics.marches import gain_of_joining
from wk_env.games.warrior_knights.advice.tactics.placement import post_of
from wk_env.games.warrior_knights.rules.asks import NEUTRAL_CITY, SIEGE
from wk_env.games.warrior_knights.rules.numbers import (
    FIGHT_KIND,
    GRANT_CONSENT,
    NONE,
    STAKE_ABOUT,
    STAKE_BESIDE,
    STAKE_SEAT,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.procedures.armies import fresh_nobles_in, nobles_in
from wk_env.games.warrior_knights.rules.procedures.attack_targets import hold_of_target, is_target
from wk_env.games.warrior_knights.rules.procedures.consent import has_say
from wk_env.games.warrior_knights.rules.procedures.journey import Journey
from wk_env.games.warrior_knights.rules.queries import area_of, area_of_hold, holder_of
from wk_env.games.warrior_knights.rules.state import Play

OTHER_WAYS: Final[i64] = 70  # per cent of a goal that hangs on one way there
OTHER_ENDS: Final[i64] = 45  # per cent of a place to go to: most others are nearly as good


# ---- passage


def journey_in(game: Play) -> Journey | None:
    """The journey on which passage is at stake."""
    frame = game.top
    while frame is not None and not isinstance(frame, Journey):
        frame = frame.below
    return frame


def gain_of_passage(situation: Situation) -> i64:
    """What it is worth to whoever moves to get to the end of his way, by what else he can do. Never below 0."""
    journey = journey_in(situation.game)
    noble: i64 = situation.table.stake[STAKE_ABOUT]
    if journey is None or journey.count == 0 or noble // SYMBOLS != situation.seat:
        return 0
    end: i64 = journey.path[journey.count - 1]
    gain: i64 = 0
    if journey.goal == NONE:
        here: i64 = area_of(situation.table, noble)
        gain = (post_of(situation, noble, end) - post_of(situation, noble, here)) * OTHER_ENDS // 100
    else:
        gain = gain_of_joining(situation, noble, end) * OTHER_WAYS // 100
    closed: i64 = 0
    for place in range(journey.cleared + 1, journey.count - 1):
        closed += closed_to(situation, journey.path[place])
    return max(0, gain) // (1 + closed)


def cost_of_passage() -> i64:
    """What it costs to let a rival pass."""
    return A_CLOSED_ROAD


# ---- consent


def gain_of_attack(situation: Situation) -> i64:
    """What the attack that was announced is worth to whoever attacks, if all others consent. Never below 0."""
    table = situation.table
    hold: i64 = table.stake[STAKE_ABOUT]
    area: i64 = area_of_hold(table, hold)
    nobles: i64 = fresh_nobles_in(table, situation.seat, area)
    worth: i64 = 0
    if table.doing[FIGHT_KIND] == SIEGE:
        worth = hope_of_siege(situation, nobles, hold)
    else:
        worth = hope_of_assault(situation, nobles, hold, area)
    others: i64 = 0
    for seat in range(table.seats):
        if seat != table.stake[STAKE_SEAT] and has_say(table, seat, situation.seat, hold):
            others += 1
    return max(0, worth) // (1 + others)


def odds_of_attack(situation: Situation) -> i64:
    """The odds that the attack that was announced takes the hold, whoever looks at it."""
    table = situation.table
    if table.doing[FIGHT_KIND] == SIEGE:
        return SIEGE_LASTS * SURE // 100
    hold: i64 = table.stake[STAKE_ABOUT]
    area: i64 = area_of_hold(table, hold)
    return odds_of_assault(situation, fresh_nobles_in(table, table.stake[STAKE_BESIDE], area), hold, area)


def gain_of_holding(situation: Situation) -> i64:
    """What it is worth to whoever holds it that a hold is not attacked."""
    return value_of_own(situation, situation.table.stake[STAKE_ABOUT]) * odds_of_attack(situation) // SURE


def gain_of_fall(situation: Situation) -> i64:
    """What it is worth to a third Baron that one rival takes a hold from another; below 0 if he would not have it."""
    table = situation.table
    points: i64 = A_POINT * situation.rounds * odds_of_attack(situation) // SURE
    owner: i64 = holder_of(table, table.stake[STAKE_ABOUT])
    gain: i64 = -harm_to(situation, table.stake[STAKE_BESIDE], points)
    return gain + harm_to(situation, owner, points) if owner >= 0 else gain


def cost_of_consent(situation: Situation, favour: i64) -> i64:
    """What it costs the Baron who is asked to answer so, and not the other way; below 0 if he would anyway."""
    hold: i64 = situation.table.stake[STAKE_ABOUT]
    cost: i64 = worth_of_refusal(situation, hold) - worth_of_consent(situation, hold)
    return cost if favour == GRANT_CONSENT else -cost


# ---- a target


def worth_of_target(situation: Situation, target: i64) -> i64:
    """What it is worth to whoever attacks to attack a target in the area at stake. Never below 0."""
    table = situation.table
    area: i64 = table.stake[STAKE_ABOUT]
    nobles: i64 = fresh_nobles_in(table, situation.seat, area)
    return max(0, hope_against(situation, nobles, target, hold_of_target(table, target, area), area))


def cost_of_sparing(situation: Situation, victim: i64) -> i64:
    """What it costs whoever attacks to leave a Baron alone: what he hopes for, less the next best target."""
    table = situation.table
    area: i64 = table.stake[STAKE_ABOUT]
    other: i64 = 0
    for target in range(table.seats):
        if target not in (victim, situation.seat) and is_target(table, situation.seat, area, target, 0):
            other = max(other, worth_of_target(situation, target))
    if is_target(table, situation.seat, area, NEUTRAL_CITY, 0):
        other = max(other, worth_of_target(situation, NEUTRAL_CITY))
    return max(0, worth_of_target(situation, victim) - other)


def loss_to_attack(situation: Situation) -> i64:
    """What an attack in the area at stake is likely to cost a Baron."""
    table = situation.table
    area: i64 = table.stake[STAKE_ABOUT]
    nobles: i64 = fresh_nobles_in(table, table.stake[STAKE_SEAT], area)
    own: i64 = nobles_in(table, situation.seat, area)
    hold: i64 = hold_of_target(table, situation.seat, area)
    if hold == NONE:
        return cost_of_defeat(situation, own) * odds_of_field(situation, nobles, own) // SURE
    loss: i64 = value_of_own(situation, hold)
    if own != 0:
        loss += cost_of_defeat(situation, own)
    return loss * odds_of_assault(situation, nobles, hold, area) // SURE
