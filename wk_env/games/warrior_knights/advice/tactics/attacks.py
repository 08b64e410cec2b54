"""What a set of Nobles can hope for when they attack: the better of siege and assault, or a fight in the open field."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.optional.advanced_sieges import worth_of_patience, worth_of_siege
from wk_env.games.warrior_knights.advice.optional.breaches import cost_of_fighting, cost_of_taking
from wk_env.games.warrior_knights.advice.policy.situation import A_POINT, UNKNOWN, Situation
from wk_env.games.warrior_knights.advice.policy.styles import CAUTION, OFFERS
from wk_env.games.warrior_knights.advice.tactics.battle_odds import SURE, odds_of_lead, odds_of_ruin
from wk_env.games.warrior_knights.advice.tactics.city_worth import (
    harm_to,
    points_of_city,
    value_later,
    value_of_hold,
    value_of_own,
)
from wk_env.games.warrior_knights.advice.tactics.given_word import cost_against
from wk_env.games.warrior_knights.rules.asks import ASSAULT, SIEGE
from wk_env.games.warrior_knights.rules.measures import MAY_SIEGE, is_closed, is_unlawful
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    FIRST_STRONGHOLD,
    HOLDS,
    MOST_SEATS,
    NO_ATTACK,
    NO_SIEGES,
    NO_STRONGHOLD_ATTACKS,
    NONE,
    RAZED,
    SQUARE,
    STAR,
    SYMBOLS,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.optional.invader import is_invader
from wk_env.games.warrior_knights.rules.optional.limited_heirs import doubtful_heirs
from wk_env.games.warrior_knights.rules.optional.truces import has_truce
from wk_env.games.warrior_knights.rules.procedures.armies import nobles_in, strength_of_armies, strength_of_group
from wk_env.games.warrior_knights.rules.procedures.attack_targets import is_enough
from wk_env.games.warrior_knights.rules.procedures.open_motions import stands
from wk_env.games.warrior_knights.rules.queries import (
    area_of_hold,
    besieges,
    has_army_in,
    holder_of,
    is_stronghold,
    sides_of,
    strength_of,
    strength_of_hold,
    symbol_of,
)
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of

SIEGE_LASTS: Final[i64] = 75  # per cent: how often a siege that began is completed
A_BAN: Final[i64] = 1000
A_DEAD_NOBLE: Final[i64] = 350
A_LAST_LIFE: Final[i64] = 600  # more, if Fate says whether he has an heir
A_HUNDRED: Final[i64] = 220  # a hundred troops that are lost
RELIEF: Final[i64] = 80  # per cent of a city that is relieved
AT_THE_GATES: Final[i64] = 40  # per cent of a city before which an invader stands
GUARDED: Final[i64] = 8  # per cent: third Barons seldom consent
BOUGHT: Final[i64] = 30  # where they can be paid to


def hope_alone(situation: Situation, noble: i64, hold: i64) -> i64:
    """What one Noble alone can hope for before a hold, wherever he is; worked out once for a question."""
    place: i64 = noble % SYMBOLS * HOLDS + hold
    if situation.hopes[place] == UNKNOWN:
        situation.hopes[place] = hope(situation, BIT[noble], hold)
    return situation.hopes[place]


def hope(situation: Situation, nobles: i64, hold: i64) -> i64:
    """What these Nobles can hope for if they attack a hold, or its besiegers if it is their own. Never below 0."""
    table = situation.table
    area: i64 = area_of_hold(table, hold)
    owner: i64 = holder_of(table, hold)
    if area < 0 or owner == RAZED or nobles == 0:
        return 0
    if owner == situation.seat:
        return hope_of_relief(situation, nobles, hold, area)
    if has_truce(table, situation.seat, owner) or (is_stronghold(hold) and stands(table, NO_STRONGHOLD_ATTACKS)):
        return 0
    siege: i64 = hope_of_siege(situation, nobles, hold)
    assault: i64 = hope_of_assault(situation, nobles, hold, area) - worth_of_waiting(situation, hold)
    best: i64 = max(0, max(siege, assault) - cost_of_words(situation, owner, hold))
    situation.kind = SIEGE if siege >= assault else ASSAULT
    if has_third(situation, hold, area):
        return best * share_of_guarded(situation) // 100
    return best


def worth_of_waiting(situation: Situation, hold: i64) -> i64:
    """What is lost by assaulting a hold whose siege of his Fate may end by itself."""
    if situation.table.rules.siege_draws == 0 or not besieges(situation.table, situation.seat, hold):
        return 0
    return worth_of_patience(situation, hold)


def cost_of_words(situation: Situation, owner: i64, hold: i64) -> i64:
    """What an attack on a hold costs him by promises and pacts that he breaks."""
    cost: i64 = cost_against(situation, owner, NO_ATTACK)
    return cost if len(situation.table.pacts) == 0 else cost + cost_of_taking(situation, owner, hold)


def share_of_guarded(situation: Situation) -> i64:
    """What is left, in per cent, of a hope that takes the consent of a third Baron, who may take crowns for it."""
    return BOUGHT if len(situation.table.stake) > 0 and situation.style[OFFERS] > 0 else GUARDED


def has_third(situation: Situation, hold: i64, area: i64) -> bool:
    """Whether a third Baron has an army where a hold is to be attacked: he must consent."""
    table = situation.table
    for rival in range(sides_of(table)):
        if rival != situation.seat and rival != holder_of(table, hold) and has_army_in(table, rival, area):
            return True
    return False


def hope_of_siege(situation: Situation, nobles: i64, hold: i64) -> i64:
    """What a siege is worth: all if it completes one, part of it if it begins one.

    Rules: VR-034
    """
    table = situation.table
    draws: bool = table.rules.siege_draws > 0
    since: i64 = table.siege_since[hold * MOST_SEATS + situation.seat]
    if since > 0 and (since == table.round or draws):
        return 0
    if is_closed(table, MAY_SIEGE, situation.seat) or stands(table, NO_SIEGES) or not is_enough(table, nobles, hold):
        return 0
    worth: i64 = 0
    if draws:
        worth = worth_of_siege(situation, hold)
    elif since > 0:
        worth = value_of_hold(situation, hold)
    else:
        worth = value_later(situation, hold) * SIEGE_LASTS // 100
    if is_unlawful(table, MAY_SIEGE, situation.seat):
        worth -= A_BAN
    return worth


def lives_of(situation: Situation, nobles: i64) -> i64:
    """How many casualties it takes to kill all of a set of Nobles."""
    lives: i64 = 0
    rest: i64 = nobles
    while rest != 0:
        lives += max(1, (strength_of(situation.table, first_in(rest)) + 99) // 100)
        rest = rest_of(rest)
    return lives


def leads(situation: Situation, nobles: i64, symbol: i64) -> i64:
    """1 if a Noble of this symbol is among these to command them."""
    rest: i64 = nobles
    while rest != 0:
        if symbol_of(first_in(rest)) == symbol:
            return 1
        rest = rest_of(rest)
    return 0


def cost_of_defeat(situation: Situation, nobles: i64) -> i64:
    """What it costs if these Nobles are beaten."""
    loss: i64 = A_DEAD_NOBLE + strength_of_armies(situation.table, nobles) * A_HUNDRED // 300
    loss += A_LAST_LIFE * doubtful_heirs(situation.table, nobles)
    return situation.weighed(loss, CAUTION)


def hope_of_assault(situation: Situation, nobles: i64, hold: i64, area: i64) -> i64:
    """What an assault is worth: the hold by the odds, less what a defeat costs."""
    chance: i64 = odds_of_assault(situation, nobles, hold, area)
    situation.chance = chance
    worth: i64 = chance * value_of_hold(situation, hold) // SURE
    lost: i64 = (SURE - chance) * cost_of_defeat(situation, nobles) // SURE
    return worth - lost


def odds_of_assault(situation: Situation, nobles: i64, hold: i64, area: i64) -> i64:
    """The odds that an assault takes a hold."""
    table = situation.table
    inside: i64 = nobles_in(table, holder_of(table, hold), area)
    walls: i64 = strength_of_hold(table, hold) + strength_of_group(table, hold)
    drawn: i64 = strength_of_armies(table, nobles) // 100 + 2
    other: i64 = (walls + strength_of_armies(table, inside)) // 100
    is_led: i64 = 0
    bonus: i64 = 0
    if inside != 0:
        is_led = 1
        other += 2
        bonus = leads(situation, inside, TRIANGLE)
    elif walls == 0:
        return SURE
    lead: i64 = odds_of_lead(drawn, 1, leads(situation, nobles, TRIANGLE), other, is_led, bonus)
    ruin: i64 = odds_of_ruin(
        other - 2 * is_led, 0, drawn - 2, leads(situation, nobles, SQUARE), lives_of(situation, nobles)
    )
    fall: i64 = 0
    if inside == 0:
        fall = odds_of_ruin(drawn - 2, leads(situation, nobles, STAR), other, 0, (walls + 99) // 100)
    won: i64 = SURE - (SURE - lead) * (SURE - fall * 7 // 10) // SURE
    return won * (SURE - ruin) // SURE


# ---- the open field


def odds_of_field(situation: Situation, nobles: i64, foes: i64) -> i64:
    """The odds that these Nobles beat those in the open field."""
    table = situation.table
    drawn: i64 = strength_of_armies(table, nobles) // 100 + 2
    other: i64 = strength_of_armies(table, foes) // 100 + 2
    lead: i64 = odds_of_lead(drawn, 1, leads(situation, nobles, TRIANGLE), other, 1, leads(situation, foes, TRIANGLE))
    killed: i64 = odds_of_ruin(drawn - 2, leads(situation, nobles, STAR), other - 2, 0, lives_of(situation, foes))
    ruin: i64 = odds_of_ruin(other - 2, 0, drawn - 2, leads(situation, nobles, SQUARE), lives_of(situation, nobles))
    won: i64 = SURE - (SURE - lead) * (SURE - killed) // SURE
    return won * (SURE - ruin) // SURE


def hope_of_field(situation: Situation, nobles: i64, rival: i64, area: i64) -> i64:
    """What it is worth to fight the Nobles of a rival in the open field of an area."""
    foes: i64 = nobles_in(situation.table, rival, area)
    if foes == 0 or nobles == 0 or has_truce(situation.table, situation.seat, rival):
        return 0
    chance: i64 = odds_of_field(situation, nobles, foes)
    situation.chance = chance
    prize: i64 = harm_to(situation, rival, A_DEAD_NOBLE + strength_of_armies(situation.table, foes) * A_HUNDRED // 100)
    prize += worth_of_clearing(situation, rival, area)
    worth: i64 = (chance * prize - (SURE - chance) * cost_of_defeat(situation, nobles)) // SURE
    worth -= cost_against(situation, rival, NO_ATTACK)
    return worth if len(situation.table.pacts) == 0 else worth - cost_of_fighting(situation, rival, foes)


def worth_of_clearing(situation: Situation, rival: i64, area: i64) -> i64:
    """What it is worth that a rival's Nobles leave an area: his sieges end, and the city there lies open."""
    table = situation.table
    worth: i64 = 0
    for hold in range(FIRST_STRONGHOLD + sides_of(table)):
        if area_of_hold(table, hold) != area or holder_of(table, hold) == RAZED:
            continue
        if holder_of(table, hold) == situation.seat:
            if besieges(table, rival, hold):
                worth += value_of_own(situation, hold) * RELIEF // 100
            elif is_invader(table, rival):
                worth += value_of_own(situation, hold) * AT_THE_GATES // 100
        elif besieges(table, rival, hold):
            worth += harm_to(situation, rival, A_POINT * points_of_city(situation)) + value_later(situation, hold) // 5
        elif holder_of(table, hold) != rival:
            worth += value_later(situation, hold) // 5
    return worth


def hope_of_relief(situation: Situation, nobles: i64, hold: i64, area: i64) -> i64:
    """What it is worth to beat whoever besieges a hold of his own, or an invader who stands before it."""
    best: i64 = 0
    for rival in range(situation.table.seats):
        if rival != situation.seat and besieges(situation.table, rival, hold):
            best = max(best, hope_of_field(situation, nobles, rival, area))
    if len(situation.table.invader) > 0:
        best = max(best, hope_of_field(situation, nobles, situation.table.seats, area))
    return best


def hope_against(situation: Situation, nobles: i64, target: i64, hold: i64, area: i64) -> i64:
    """What these Nobles can hope for against a target of an area: a hold, or Nobles in the open field (hold NONE)."""
    if hold == NONE:
        return hope_of_field(situation, nobles, target, area)
    return hope(situation, nobles, hold)
