"""What a set of Nobles can hope for when they attack: the better of siege and assault, or a fight in the open field."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.situation import UNKNOWN, Mind
from wk_env.games.warrior_knights.advice.policy.styles import CAUTION
from wk_env.games.warrior_knights.advice.tactics.battle_odds import SURE, odds_of_lead, odds_of_ruin
from wk_env.games.warrior_knights.advice.tactics.city_worth import (
    A_POINT,
    harm_to,
    value_later,
    value_of_hold,
    value_of_own,
)
from wk_env.games.warrior_knights.rules.asks import ASSAULT, SIEGE
from wk_env.games.warrior_knights.rules.measures import MAY_SIEGE, is_closed, is_unlawful
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    FIRST_STRONGHOLD,
    HOLDS,
    MOST_SEATS,
    NO_SIEGES,
    NO_STRONGHOLD_ATTACKS,
    NONE,
    RAZED,
    SQUARE,
    STAR,
    SYMBOLS,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.procedures.armies import nobles_in, strength_of_armies, strength_of_group
from wk_env.games.warrior_knights.rules.procedures.attack_targets import is_enough
from wk_env.games.warrior_knights.rules.procedures.open_motions import stands
from wk_env.games.warrior_knights.rules.queries import (
    area_of_hold,
    besieges,
    has_army_in,
    holder_of,
    is_stronghold,
    strength_of,
    strength_of_hold,
    symbol_of,
)
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of

SIEGE_LASTS: Final[i64] = 75  # per cent: how often a siege that began is completed
A_BAN: Final[i64] = 1000
A_DEAD_NOBLE: Final[i64] = 350
A_HUNDRED: Final[i64] = 220  # a hundred troops that are lost
RELIEF: Final[i64] = 80  # per cent of a city that is relieved
GUARDED: Final[i64] = 8  # per cent: third Barons seldom consent


def hope_alone(mind: Mind, noble: i64, hold: i64) -> i64:
    """What one Noble alone can hope for before a hold, wherever he is; worked out once for a question."""
    place: i64 = noble % SYMBOLS * HOLDS + hold
    if mind.hopes[place] == UNKNOWN:
        mind.hopes[place] = hope(mind, BIT[noble], hold)
    return mind.hopes[place]


def hope(mind: Mind, nobles: i64, hold: i64) -> i64:
    """What these Nobles can hope for if they attack a hold, or its besiegers if it is their own. Never below 0."""
    table = mind.table
    area: i64 = area_of_hold(table, hold)
    owner: i64 = holder_of(table, hold)
    if area < 0 or owner == RAZED or nobles == 0:
        return 0
    if owner == mind.seat:
        return hope_of_relief(mind, nobles, hold, area)
    if is_stronghold(hold) and stands(table, NO_STRONGHOLD_ATTACKS):
        return 0
    siege: i64 = hope_of_siege(mind, nobles, hold)
    assault: i64 = hope_of_assault(mind, nobles, hold, area)
    best: i64 = max(siege, assault)
    best = max(0, best)
    mind.kind = SIEGE if siege >= assault else ASSAULT
    if has_third(mind, hold, area):
        return best * GUARDED // 100
    return best


def has_third(mind: Mind, hold: i64, area: i64) -> bool:
    """Whether a third Baron has an army where a hold is to be attacked: he must consent."""
    table = mind.table
    for rival in range(table.seats):
        if rival != mind.seat and rival != holder_of(table, hold) and has_army_in(table, rival, area):
            return True
    return False


def hope_of_siege(mind: Mind, nobles: i64, hold: i64) -> i64:
    """What a siege is worth: all if it completes one, part of it if it begins one."""
    table = mind.table
    since: i64 = table.siege_since[hold * MOST_SEATS + mind.seat]
    if since == table.round and since > 0:
        return 0
    if is_closed(table, MAY_SIEGE, mind.seat) or stands(table, NO_SIEGES) or not is_enough(table, nobles, hold):
        return 0
    worth: i64 = value_of_hold(mind, hold) if since > 0 else value_later(mind, hold) * SIEGE_LASTS // 100
    if is_unlawful(table, MAY_SIEGE, mind.seat):
        worth -= A_BAN
    return worth


def lives_of(mind: Mind, nobles: i64) -> i64:
    """How many casualties it takes to kill all of a set of Nobles."""
    lives: i64 = 0
    rest: i64 = nobles
    while rest != 0:
        lives += max(1, (strength_of(mind.table, first_in(rest)) + 99) // 100)
        rest = rest_of(rest)
    return lives


def leads(mind: Mind, nobles: i64, symbol: i64) -> i64:
    """1 if a Noble of this symbol is among these to command them."""
    rest: i64 = nobles
    while rest != 0:
        if symbol_of(first_in(rest)) == symbol:
            return 1
        rest = rest_of(rest)
    return 0


def cost_of_defeat(mind: Mind, nobles: i64) -> i64:
    """What it costs if these Nobles are beaten."""
    loss: i64 = A_DEAD_NOBLE + strength_of_armies(mind.table, nobles) * A_HUNDRED // 300
    return mind.weighed(loss, CAUTION)


def hope_of_assault(mind: Mind, nobles: i64, hold: i64, area: i64) -> i64:
    """What an assault is worth: the hold by the odds, less what a defeat costs."""
    chance: i64 = odds_of_assault(mind, nobles, hold, area)
    mind.chance = chance
    worth: i64 = chance * value_of_hold(mind, hold) // SURE
    lost: i64 = (SURE - chance) * cost_of_defeat(mind, nobles) // SURE
    return worth - lost


def odds_of_assault(mind: Mind, nobles: i64, hold: i64, area: i64) -> i64:
    """The odds that an assault takes a hold."""
    table = mind.table
    inside: i64 = nobles_in(table, holder_of(table, hold), area)
    walls: i64 = strength_of_hold(table, hold) + strength_of_group(table, hold)
    drawn: i64 = strength_of_armies(table, nobles) // 100 + 2
    other: i64 = (walls + strength_of_armies(table, inside)) // 100
    is_led: i64 = 0
    bonus: i64 = 0
    if inside != 0:
        is_led = 1
        other += 2
        bonus = leads(mind, inside, TRIANGLE)
    elif walls == 0:
        return SURE
    lead: i64 = odds_of_lead(drawn, 1, leads(mind, nobles, TRIANGLE), other, is_led, bonus)
    ruin: i64 = odds_of_ruin(other - 2 * is_led, 0, drawn - 2, leads(mind, nobles, SQUARE), lives_of(mind, nobles))
    fall: i64 = 0
    if inside == 0:
        fall = odds_of_ruin(drawn - 2, leads(mind, nobles, STAR), other, 0, (walls + 99) // 100)
    won: i64 = SURE - (SURE - lead) * (SURE - fall * 7 // 10) // SURE
    return won * (SURE - ruin) // SURE


# ---- the open field


def odds_of_field(mind: Mind, nobles: i64, foes: i64) -> i64:
    """The odds that these Nobles beat those in the open field."""
    table = mind.table
    drawn: i64 = strength_of_armies(table, nobles) // 100 + 2
    other: i64 = strength_of_armies(table, foes) // 100 + 2
    lead: i64 = odds_of_lead(drawn, 1, leads(mind, nobles, TRIANGLE), other, 1, leads(mind, foes, TRIANGLE))
    killed: i64 = odds_of_ruin(drawn - 2, leads(mind, nobles, STAR), other - 2, 0, lives_of(mind, foes))
    ruin: i64 = odds_of_ruin(other - 2, 0, drawn - 2, leads(mind, nobles, SQUARE), lives_of(mind, nobles))
    won: i64 = SURE - (SURE - lead) * (SURE - killed) // SURE
    return won * (SURE - ruin) // SURE


def hope_of_field(mind: Mind, nobles: i64, rival: i64, area: i64) -> i64:
    """What it is worth to fight the Nobles of a rival in the open field of an area."""
    foes: i64 = nobles_in(mind.table, rival, area)
    if foes == 0 or nobles == 0:
        return 0
    chance: i64 = odds_of_field(mind, nobles, foes)
    mind.chance = chance
    prize: i64 = harm_to(mind, rival, A_DEAD_NOBLE + strength_of_armies(mind.table, foes) * A_HUNDRED // 100)
    prize += worth_of_clearing(mind, rival, area)
    return (chance * prize - (SURE - chance) * cost_of_defeat(mind, nobles)) // SURE


def worth_of_clearing(mind: Mind, rival: i64, area: i64) -> i64:
    """What it is worth that a rival's Nobles leave an area: his sieges end, and the city there lies open."""
    table = mind.table
    worth: i64 = 0
    for hold in range(FIRST_STRONGHOLD + table.seats):
        if area_of_hold(table, hold) != area or holder_of(table, hold) == RAZED:
            continue
        if holder_of(table, hold) == mind.seat:
            if besieges(table, rival, hold):
                worth += value_of_own(mind, hold) * RELIEF // 100
        elif besieges(table, rival, hold):
            worth += harm_to(mind, rival, A_POINT * mind.rounds) + value_later(mind, hold) // 5
        elif holder_of(table, hold) != rival:
            worth += value_later(mind, hold) // 5
    return worth


def hope_of_relief(mind: Mind, nobles: i64, hold: i64, area: i64) -> i64:
    """What it is worth to beat whoever besieges a hold of his own."""
    best: i64 = 0
    for rival in range(mind.table.seats):
        if rival != mind.seat and besieges(mind.table, rival, hold):
            best = max(best, hope_of_field(mind, nobles, rival, area))
    return best


def hope_against(mind: Mind, nobles: i64, target: i64, hold: i64, area: i64) -> i64:
    """What these Nobles can hope for against a target of an area: a hold, or Nobles in the open field (hold NONE)."""
    if hold == NONE:
        return hope_of_field(mind, nobles, target, area)
    return hope(mind, nobles, hold)
