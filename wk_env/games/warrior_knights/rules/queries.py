"""Questions about the table: small functions that change nothing."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import strength_of_garrison
from wk_env.games.warrior_knights.rules.measures import STRENGTH, measure
from wk_env.games.warrior_knights.rules.numbers import (
    CITIES,
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    KINGDOM_CITIES,
    MOST_SEATS,
    NONE,
    OFF_BOARD,
    PORT,
    RAZED,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.state import Table

# ---- seats


def in_order(table: Table, place: i64) -> i64:
    """The seat at this place in the order from the Chairman, who is at place 0.

    Rules: WK-002, WK-039
    """
    return (table.chairman + place) % table.seats


def speaker(table: Table) -> i64:
    """Who acts as Chairman now: the deputy in an Assembly that the Chairman does not attend, else the Chairman.

    Rules: WK-244
    """
    return table.chairman if table.acting == NONE or table.attends[table.chairman] == 1 else table.acting


def sides_of(table: Table) -> i64:
    """How many rows of the table have Nobles: one for each Baron and, behind them, the invader's if there is one.

    Rules: VR-071
    """
    return table.seats + len(table.invader)


# ---- Nobles and areas


def baron_of(noble: i64) -> i64:
    """The seat a Noble serves."""
    return noble // SYMBOLS


def symbol_of(noble: i64) -> i64:
    """A Noble's symbol: STAR, SQUARE, TRIANGLE or CIRCLE.

    Rules: WK-016
    """
    return noble % SYMBOLS


def is_on_board(table: Table, noble: i64) -> bool:
    """Whether a Noble is in an area or on a port icon."""
    return table.noble_at[noble] >= 0


def area_of(table: Table, noble: i64) -> i64:
    """The area a Noble stands in, or NONE: on a port icon he is in no area.

    Rules: WK-333
    """
    place: i64 = table.noble_at[noble]
    return place if 0 <= place < PORT else NONE


def has_noble_in(table: Table, seat: i64, area: i64) -> bool:
    """Whether a Baron has a Noble in an area, fresh or exhausted."""
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if table.noble_at[noble] == area:
            return True
    return False


def has_army_in(table: Table, seat: i64, area: i64) -> bool:
    """Whether a Baron has an army in an area: a Noble, or unled troops in a stronghold there.

    Rules: WK-003
    """
    if has_noble_in(table, seat, area):
        return True
    return table.stronghold_at[seat] == area and table.army_troops[FIRST_GROUP + seat] > 0


# ---- holds: cities and strongholds


def is_stronghold(hold: i64) -> bool:
    """Whether a hold is a stronghold rather than a city."""
    return hold >= FIRST_STRONGHOLD


def area_of_hold(table: Table, hold: i64) -> i64:
    """The area of a city or stronghold; OFF_BOARD for a stronghold that was removed."""
    return table.stronghold_at[hold - FIRST_STRONGHOLD] if is_stronghold(hold) else table.content.city_area[hold]


def holder_of(table: Table, hold: i64) -> i64:
    """Who controls a city or owns a stronghold; NEUTRAL or RAZED for other cities."""
    return hold - FIRST_STRONGHOLD if is_stronghold(hold) else table.city_owner[hold]


def city_in(table: Table, area: i64) -> i64:
    """The unrazed city of an area, or NONE.

    Rules: WK-007
    """
    city: i64 = table.content.area_city[area]
    return city if city != NONE and table.city_owner[city] != RAZED else NONE


def hold_in(table: Table, seat: i64, area: i64) -> i64:
    """The hold of a Baron in an area: the city he controls there or his stronghold, or NONE."""
    city: i64 = city_in(table, area)
    if city != NONE and table.city_owner[city] == seat:
        return city
    return FIRST_STRONGHOLD + seat if table.stronghold_at[seat] == area else NONE


def stronghold_in(table: Table, area: i64) -> i64:
    """The seat whose stronghold stands in an area, or NONE."""
    for seat in range(sides_of(table)):
        if table.stronghold_at[seat] == area:
            return seat
    return NONE


def besieges(table: Table, seat: i64, hold: i64) -> bool:
    """Whether a siege of this Baron stands at a hold.

    Rules: WK-450
    """
    return table.siege_since[hold * MOST_SEATS + seat] > 0


def is_besieged(table: Table, hold: i64) -> bool:
    """Whether any siege stands at a hold.

    Rules: WK-038, WK-444, WK-450
    """
    for seat in range(table.seats):
        if table.siege_since[hold * MOST_SEATS + seat] > 0:
            return True
    return False


def printed_strength(table: Table, hold: i64) -> i64:
    """The strength printed on a city or stronghold."""
    if is_stronghold(hold):
        return table.content.stronghold_strength[table.colour[hold - FIRST_STRONGHOLD]]
    return table.content.city_strength[hold]


def full_strength(table: Table, hold: i64) -> i64:
    """The strength of a hold before breaches: printed, 100 more when fortified, as much for a Garrison, bent by cards.

    Rules: WK-008, WK-213, CG-029
    """
    strength: i64 = printed_strength(table, hold)
    if not is_stronghold(hold):
        strength += 100 * table.fortified[hold] + strength_of_garrison(table, hold)
    if table.bent[STRENGTH] == 0:
        return strength
    return measure(table, STRENGTH, holder_of(table, hold), NONE, hold, NONE, strength, 0)


def strength_of_hold(table: Table, hold: i64) -> i64:
    """The current strength of a hold: 100 less for each breach and each casualty token on it, never below 0.

    Rules: WK-036, WK-406, VR-140
    """
    hits: i64 = table.breaches[hold]
    if len(table.siege_tokens) > 0:
        hits += table.siege_tokens[hold]
    return max(0, full_strength(table, hold) - 100 * hits)


def cities_of(table: Table, seat: i64) -> i64:
    """How many cities a Baron controls, Kingdom and overseas, besieged ones included.

    Rules: WK-445
    """
    count: i64 = 0
    for city in range(CITIES):
        if table.city_owner[city] == seat:
            count += 1
    return count


def kingdom_cities_of(table: Table, seat: i64) -> i64:
    """How many Kingdom cities a Baron controls.

    Rules: WK-498
    """
    count: i64 = 0
    for city in range(KINGDOM_CITIES):
        if table.city_owner[city] == seat:
            count += 1
    return count


def unrazed_kingdom_cities(table: Table) -> i64:
    """How many Kingdom cities still stand."""
    count: i64 = 0
    for city in range(KINGDOM_CITIES):
        if table.city_owner[city] != RAZED:
            count += 1
    return count


# ---- armies and troop cards


def baron_of_army(army: i64) -> i64:
    """The seat an army belongs to."""
    return army - FIRST_GROUP if army >= FIRST_GROUP else army // SYMBOLS


def troops_of(table: Table, army: i64) -> i64:
    """The troops of an army: the strength of its cards and of the troops his office maintains; casualties are ignored.

    Rules: WK-004, WK-270
    """
    troops: i64 = table.army_troops[army]
    if army < FIRST_GROUP and table.noble_office[army] != NONE:
        troops += table.content.card_maintained[table.noble_office[army]]
    return troops


def strength_of(table: Table, army: i64) -> i64:
    """The troops of an army less 100 for each casualty token, never below 0.

    Rules: WK-035, WK-371
    """
    return max(0, troops_of(table, army) - 100 * table.casualties[army])


def can_take_casualty(table: Table, army: i64) -> bool:
    """Whether an army can still take a token: its casualties are below its troops.

    Rules: WK-384
    """
    return 100 * table.casualties[army] < troops_of(table, army)


def is_spent(table: Table, army: i64) -> bool:
    """Whether casualties equal or exceed the troops of an army that carries some.

    Rules: WK-493
    """
    return table.casualties[army] > 0 and not can_take_casualty(table, army)


def card_of_kind(table: Table, kind: i64, army: i64) -> i64:
    """A troop card of this kind in an army, or NONE."""
    for troop in range(len(table.troop_at)):
        if table.troop_at[troop] == army and table.content.troop_kind[troop] == kind:
            return troop
    return NONE


def has_card(table: Table, army: i64) -> bool:
    """Whether any troop card lies with an army."""
    return table.army_troops[army] > 0


def is_shut_in(table: Table, noble: i64) -> bool:
    """Whether a Noble is shut in a besieged city or stronghold of his Baron.

    Rules: WK-323, WK-443
    """
    area: i64 = area_of(table, noble)
    if area == NONE:
        return False
    hold: i64 = hold_in(table, baron_of(noble), area)
    return hold != NONE and is_besieged(table, hold)


def is_stronghold_up(table: Table, seat: i64) -> bool:
    """Whether a Baron's stronghold is on the board."""
    return table.stronghold_at[seat] != OFF_BOARD
