"""The terms of war: armies, what they may take and what may be taken from them."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.evaluation.features import (
    CITY_DANGER,
    FRESH,
    HOME_DANGER,
    HOST,
    NOBLES,
    PREY_FAR,
    PREY_HERE,
    PREY_NEAR,
    RESERVE,
    SPEAR,
    TERM_COUNT,
    TOKENS,
    Features,
)
from wk_env.games.warrior_knights.advice.evaluation.threats import BEYOND, HERE, NEXT, chance, muster
from wk_env.games.warrior_knights.rules.numbers import CITIES, FIRST_STRONGHOLD
from wk_env.games.warrior_knights.rules.queries import sides_of
from wk_env.games.warrior_knights.rules.state import Table


def war_terms(table: Table, features: Features) -> None:
    """Write down the terms of armies.

    Reads: what muster of threats.py reads, all public.
    """
    forces = features.forces
    rows = features.rows
    muster(table, forces)
    for seat in range(table.seats):
        first: i64 = seat * TERM_COUNT
        rows[first + HOST] = forces.led[seat] // 50
        rows[first + RESERVE] = forces.unled[seat] // 50
        rows[first + SPEAR] = forces.spear[seat] // 50
        rows[first + NOBLES] = forces.nobles[seat]
        rows[first + FRESH] = forces.fresh[seat]
        rows[first + TOKENS] = forces.tokens[seat]
    for hold in range(FIRST_STRONGHOLD + sides_of(table)):
        if forces.area[hold] >= 0:
            weigh_hold(table, features, hold)


def weigh_hold(table: Table, features: Features, hold: i64) -> None:
    """What each Baron hopes for at a hold of somebody else, and what its holder has to fear from the strongest rival.

    Reads: what muster has written down.
    """
    forces = features.forces
    rows = features.rows
    holder: i64 = table.city_owner[hold] if hold < CITIES else hold - FIRST_STRONGHOLD
    fear: i64 = 0
    for seat in range(sides_of(table)):
        if seat == holder:
            continue
        far: i64 = chance(forces, seat, BEYOND, hold)
        if far == 0:
            continue
        first: i64 = seat * TERM_COUNT
        near: i64 = chance(forces, seat, NEXT, hold)
        here: i64 = chance(forces, seat, HERE, hold)
        rows[first + PREY_HERE] += here
        rows[first + PREY_NEAR] += near - here
        rows[first + PREY_FAR] += far - near
        fear = max(fear, near)
    if holder >= 0:
        rows[holder * TERM_COUNT + (CITY_DANGER if hold < CITIES else HOME_DANGER)] += fear
