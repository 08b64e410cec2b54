"""Whom a Baron may attack in an area, and by which kind of battle."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import NEUTRAL_CITY
from wk_env.games.warrior_knights.rules.measures import MAY_SIEGE, SIEGE, is_closed, measure, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    FIRST_STRONGHOLD,
    MOST_SEATS,
    NEUTRAL,
    NO_SIEGES,
    NO_STRONGHOLD_ATTACKS,
    NOBLES,
    NONE,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.optional.invader import is_guarded
from wk_env.games.warrior_knights.rules.optional.truces import has_truce
from wk_env.games.warrior_knights.rules.procedures.armies import (
    first_noble,
    fresh_nobles_in,
    nobles_in,
    strength_of_armies,
    strength_of_group,
)
from wk_env.games.warrior_knights.rules.procedures.open_motions import stands
from wk_env.games.warrior_knights.rules.queries import (
    area_of,
    area_of_hold,
    baron_of,
    city_in,
    has_noble_in,
    hold_in,
    holder_of,
    sides_of,
    strength_of_hold,
)
from wk_env.games.warrior_knights.rules.state import Table

COMMANDER_IN_SIEGE: Final[i64] = 200


def foe_of(target: i64) -> i64:
    """The seat behind a target, or NEUTRAL.

    Rules: WK-350
    """
    return NEUTRAL if target == NEUTRAL_CITY else target


def hold_of_target(table: Table, target: i64, area: i64) -> i64:
    """The city or stronghold in which a target is met, or NONE for the open field.

    A defender in an area with his own city or stronghold is inside, the attacker in his own has come out; a city of
    nobody in the battle takes no part.
    Rules: WK-356, WK-357, WK-358, WK-359, WK-360, WK-361, WK-362, WK-447, WK-454, WK-556
    """
    return city_in(table, area) if target == NEUTRAL_CITY else hold_in(table, target, area)


def is_target(table: Table, seat: i64, area: i64, target: i64, set_aside: i64) -> bool:
    """Whether a Baron may name this target in an area: opposing Nobles, or a city or stronghold not set aside.

    Nobles on a port icon are no target; strongholds and whoever is inside are none while a standing rule says so; nor
    is a hold beside which the invader's Nobles stand. A truce protects a Baron from whatever battle there is.
    Rules: WK-332, WK-349, WK-351, WK-446, WK-537, VR-070, VR-083, VR-149
    """
    if target == seat or has_truce(table, seat, foe_of(target)):
        return False
    hold: i64 = hold_of_target(table, target, area)
    if hold >= FIRST_STRONGHOLD and stands(table, NO_STRONGHOLD_ATTACKS):
        return False
    if hold != NONE and len(table.invader) > 0 and is_guarded(table, seat, target, area):
        return False
    if hold != NONE:
        return holder_of(table, hold) == foe_of(target) and set_aside & BIT[hold] == 0
    return target != NEUTRAL_CITY and has_noble_in(table, target, area)


def has_target(table: Table, seat: i64, area: i64, set_aside: i64) -> bool:
    """Whether a Baron with a fresh Noble in an area could attack anybody there, leaving out the holds set aside.

    Rules: WK-349
    """
    if fresh_nobles_in(table, seat, area) == 0:
        return False
    for target in range(sides_of(table)):
        if is_target(table, seat, area, target, set_aside):
            return True
    return is_target(table, seat, area, NEUTRAL_CITY, set_aside)


def areas_with_target(table: Table, seat: i64, set_aside: i64) -> i64:
    """The set of areas in which a Baron could attack anybody, leaving out the holds set aside.

    Rules: WK-133
    """
    areas: i64 = 0
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        area: i64 = area_of(table, noble)
        if area != NONE and has_target(table, seat, area, set_aside):
            areas |= BIT[area]
    return areas


# ---- sieges


def strength_against_siege(table: Table, hold: i64) -> i64:
    """What besiegers must exceed: the hold as it stands, the troops inside less casualties, and 200 for a Noble.

    Rules: WK-435, WK-437, WK-552, WK-573
    """
    inside: i64 = nobles_in(table, holder_of(table, hold), area_of_hold(table, hold))
    strength: i64 = strength_of_hold(table, hold) + strength_of_group(table, hold)
    if inside != 0:
        strength += strength_of_armies(table, inside) + COMMANDER_IN_SIEGE
    return strength


def is_enough(table: Table, nobles: i64, hold: i64) -> bool:
    """Whether committed armies and the 200 of one commander are stronger than a hold; abilities play no part.

    Rules: WK-433, WK-434, WK-436, WK-441, WK-552, WK-573
    """
    return strength_in_siege(table, nobles) > strength_against_siege(table, hold)


def strength_in_siege(table: Table, nobles: i64) -> i64:
    """What besiegers bring: their armies, 200 for one commander, and what cards on them and their Baron add.

    Rules: WK-433, WK-441, CG-022
    """
    strength: i64 = strength_of_armies(table, nobles) + COMMANDER_IN_SIEGE
    if table.bent[SIEGE] == 0 or nobles == 0:
        return strength
    strength += measure_of_baron(table, SIEGE, baron_of(first_noble(nobles)), 0, 0)
    for noble in range(NOBLES):
        if nobles & BIT[noble] != 0:
            strength += measure(table, SIEGE, NONE, noble, NONE, NONE, 0, 0)
    return strength


def can_besiege(table: Table, seat: i64, hold: i64) -> bool:
    """Whether a Baron may declare a siege: his fresh armies are enough, and a siege of his is of an earlier round.

    Where Fate decides sieges none is declared twice.
    Rules: WK-404, WK-433, WK-441, WK-537, WK-588, VR-033, VR-034
    """
    if is_closed(table, MAY_SIEGE, seat) or stands(table, NO_SIEGES):
        return False
    since: i64 = table.siege_since[hold * MOST_SEATS + seat]
    if since > 0 and (since == table.round or table.rules.siege_draws > 0):
        return False
    return is_enough(table, fresh_nobles_in(table, seat, area_of_hold(table, hold)), hold)
