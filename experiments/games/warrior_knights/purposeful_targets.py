"""What a purposeful Baron sees: which city or stronghold he could take, with whom, and how far it is."""

from typing import Final

from wk_env.games.warrior_knights.rules.numbers import CITIES, FIRST_STRONGHOLD, MOST_SEATS, NONE, RAZED, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.armies import strength_of_armies
from wk_env.games.warrior_knights.rules.procedures.attack_targets import strength_against_siege
from wk_env.games.warrior_knights.rules.procedures.routes import ends_of, ports_from
from wk_env.games.warrior_knights.rules.queries import area_of, besieges, city_in, stronghold_in
from wk_env.games.warrior_knights.rules.state import Table

SURE: Final = 1000
GOOD: Final = 60
COMMAND: Final = 200  # what a commander is worth
FAR: Final = 99


def target_in(table: Table, seat: int, area: int) -> int:
    """The city or stronghold in an area that a Baron could take, or NONE."""
    city = city_in(table, area)
    if city != NONE and table.city_owner[city] != seat:
        return city
    owner = stronghold_in(table, area)
    return FIRST_STRONGHOLD + owner if owner not in {NONE, seat} else NONE


def margin(table: Table, nobles: int, hold: int) -> int:
    """By how much a set of Nobles, one of whom commands, is stronger than a hold and whoever is in it."""
    return strength_of_armies(table, nobles) + COMMAND - strength_against_siege(table, hold)


def is_sieged_now(table: Table, seat: int, hold: int) -> bool:
    """Whether his siege of a hold began in this round, so that he must wait."""
    return table.siege_since[hold * MOST_SEATS + seat] == table.round


def is_free(table: Table, noble: int) -> bool:
    """Whether a Noble is fresh and keeps up no siege."""
    seat, area = noble // SYMBOLS, area_of(table, noble)
    if area == NONE or table.noble_fresh[noble] == 0:
        return False
    target = target_in(table, seat, area)
    return target == NONE or not besieges(table, seat, target)


def own(seat: int) -> range:
    """The Nobles of a Baron."""
    return range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS)


def steps_to_target(table: Table, seat: int) -> list[int]:
    """How many steps each area is from a Kingdom city that is not his."""
    steps = [FAR] * table.content.areas
    found = [table.content.city_area[city] for city in range(CITIES) if table.city_owner[city] not in {seat, RAZED}]
    for area in found:
        steps[area] = 0
    for area in found:
        near = table.content.steps[area]
        for other in range(table.content.kingdom_areas):
            if near >> other & 1 and steps[other] == FAR:
                steps[other] = steps[area] + 1
                found.append(other)
    return steps


def appetite(table: Table, seat: int, nobles: int, area: int) -> int:
    """How much he wants to attack in an area with these Nobles; 0 where there is nothing that he could win."""
    target = target_in(table, seat, area)
    if target == NONE or nobles == 0 or is_sieged_now(table, seat, target):
        return 0
    ahead = margin(table, nobles, target)
    if ahead <= 0:
        return 0
    return SURE if besieges(table, seat, target) else GOOD + min(ahead, 300) // 10


def gathering(table: Table, seat: int, area: int) -> int:
    """The set of his free Nobles who could fight in an area after marching there."""
    nobles = 0
    for noble in own(seat):
        if area_of(table, noble) == area and table.noble_fresh[noble]:
            nobles |= 1 << noble
        elif is_free(table, noble):
            land = ends_of(table, noble) & ~ports_from(table, area_of(table, noble))
            nobles |= (land >> area & 1) << noble
    return nobles


def overseas(table: Table, seat: int, area: int) -> bool:
    """Whether one of his armies alone could take the city beyond the sea."""
    return any(appetite(table, seat, 1 << noble, area) for noble in own(seat) if is_free(table, noble))
