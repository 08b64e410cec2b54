"""How garrisons of the house rule end, and how they put revolts down."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_loss import clear_rubble
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_garrisoned
from wk_env.games.warrior_knights.rules.deeds import move_troop, shuffle_into_deck
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_GARRISON,
    FIRST_GROUP,
    NONE,
    OUT,
    REGULARS,
    SYMBOLS,
    TROOPS,
    VICTORY,
)
from wk_env.games.warrior_knights.rules.optional.garrison_places import A_GARRISON, has_garrisons, is_manned
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of
from wk_env.games.warrior_knights.rules.state import Play, Table


def send_home(table: Table, city: i64, seat: i64) -> None:
    """A garrison from which a Mercenary deserted is at an end: the card that is left goes to its Baron's stronghold.

    Rules: VR-109
    """
    if table.army_troops[FIRST_GARRISON + city] == A_GARRISON:
        return
    for troop in range(TROOPS):
        if table.troop_at[troop] == FIRST_GARRISON + city:
            move_troop(table, troop, FIRST_GROUP + seat)
    clear_rubble(table, city)


def send_all_home(table: Table, seat: i64, cities: i64) -> None:
    """Those of a set of a Baron's garrisons end from which a Mercenary deserted.

    Rules: VR-109
    """
    rest: i64 = cities
    while rest != 0:
        send_home(table, first_in(rest), seat)
        rest = rest_of(rest)


def scatter(game: Play, city: i64) -> None:
    """A city was lost: the Mercenaries of its garrison go into their deck, its Regulars to their Baron's stronghold.

    Call it once the city is its new controller's, neutral or razed. Regulars of a Baron who is out of the game leave
    it, too.
    Rules: VR-110
    """
    table = game.state
    if not is_manned(table, city):
        return
    for troop in range(TROOPS):
        if table.troop_at[troop] != FIRST_GARRISON + city:
            continue
        owner: i64 = troop // SYMBOLS
        if troop >= REGULARS:
            shuffle_into_deck(game, troop)
        elif (table.gone >> owner) & 1 == 1:
            move_troop(table, troop, OUT)
        else:
            move_troop(table, troop, FIRST_GROUP + owner)
    clear_rubble(table, city)


def puts_down(table: Table, city: i64) -> bool:
    """Whether the garrison of a city, be it a Garrison, puts a revolt down: one more Fate card shows a Victory.

    Rules: VR-108, VR-129
    """
    if not has_garrisons(table) or not is_garrisoned(table, city):
        return False
    card: i64 = turn_fate(table)
    return card != NONE and table.content.fate_battle[card] == VICTORY
