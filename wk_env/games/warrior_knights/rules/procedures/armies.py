"""Sets of Nobles, each the set of BIT[noble], and the strength of their armies together."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import STRONGHOLD
from wk_env.games.warrior_knights.rules.deeds import exhaust
from wk_env.games.warrior_knights.rules.numbers import BIT, FIRST_GROUP, NOBLES, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.queries import is_spent, strength_of
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of
from wk_env.games.warrior_knights.rules.state import Table


def army_at(seat: i64, place: i64) -> i64:
    """The army at one of a Baron's own places: with a Noble, by symbol, on the board or off it, or at the stronghold.

    Rules: WK-003, WK-229, WK-348
    """
    return FIRST_GROUP + seat if place == STRONGHOLD else seat * SYMBOLS + place


def nobles_in(table: Table, seat: i64, area: i64) -> i64:
    """The Nobles of a Baron in an area, exhausted ones included; none for a neutral city. A port icon is no area.

    Rules: WK-325, WK-332, WK-352
    """
    nobles: i64 = 0
    if seat >= 0:
        for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
            if table.noble_at[noble] == area:
                nobles |= BIT[noble]
    return nobles


def fresh_nobles_in(table: Table, seat: i64, area: i64) -> i64:
    """The Nobles of a Baron in an area who may attack. Troops that nobody leads never do.

    Rules: WK-325, WK-353, WK-354
    """
    nobles: i64 = 0
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if table.noble_at[noble] == area and table.noble_fresh[noble] == 1:
            nobles |= BIT[noble]
    return nobles


def from_symbol(nobles: i64, seat: i64, symbol: i64) -> i64:
    """Those of a Baron's Nobles whose symbol is this one or comes after it."""
    return nobles & ~(BIT[seat * SYMBOLS + symbol] - 1)


def first_noble(nobles: i64) -> i64:
    """The first Noble of a set, or NONE."""
    for noble in range(NOBLES):
        if nobles & BIT[noble] != 0:
            return noble
    return NONE


def is_single(nobles: i64) -> bool:
    """Whether a set holds exactly one Noble."""
    return nobles != 0 and nobles == BIT[first_noble(nobles)]


def living(table: Table, nobles: i64) -> i64:
    """Those whose casualties are below their troops; the others are dead.

    Rules: WK-384, WK-493, WK-553, WK-565
    """
    alive: i64 = 0
    for noble in range(NOBLES):
        if nobles & BIT[noble] != 0 and not is_spent(table, noble):
            alive |= BIT[noble]
    return alive


def strength_of_armies(table: Table, nobles: i64) -> i64:
    """The summed strength of the armies of a set of Nobles: troops less 100 for each casualty token.

    Rules: WK-369, WK-371
    """
    strength: i64 = 0
    rest: i64 = nobles
    while rest != 0:
        strength += strength_of(table, first_in(rest))
        rest = rest_of(rest)
    return strength


def kinds_in(table: Table, army: i64) -> i64:
    """The set of kinds of the troop cards in an army."""
    kinds: i64 = 0
    for troop in range(len(table.troop_at)):
        if table.troop_at[troop] == army:
            kinds |= BIT[table.content.troop_kind[troop]]
    return kinds


def strength_of_group(table: Table, hold: i64) -> i64:
    """The strength of the unled troops of a stronghold; nothing for a city.

    Rules: WK-455, WK-456, WK-460
    """
    return strength_of(table, hold) if hold >= FIRST_GROUP else i64(0)


def exhaust_all(table: Table, nobles: i64) -> None:
    """All who attacked are exhausted, commander or not; those left out stay fresh.

    Rules: WK-324, WK-394, WK-569
    """
    for noble in range(NOBLES):
        if nobles & BIT[noble] != 0:
            exhaust(table, noble)
