"""The invader in the compact observation: the row behind the last Baron's wherever there is one for each seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.compact_barons import FIFTY, PLACE_OF_NOBLE, STACKS
from wk_env.games.warrior_knights.encoding.compact_cards import (
    ACTION_PLACES,
    HIGHER_PLACE,
    HOME,
    LOWER_PLACE,
    PLACE_OF_TROOP,
    TROOP_PLACES,
)
from wk_env.games.warrior_knights.rules.numbers import (
    ACTION_KINDS,
    ACTIONS_A_BARON,
    BIT,
    CAME_HOME,
    FIGHT_COMMANDER,
    FIGHT_NOBLES,
    FIRST_STRONGHOLD,
    IN_HAND,
    LAID,
    MOST_SEATS,
    OUT,
    OUT_OF_GAME,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.optional.invader import is_in_game
from wk_env.games.warrior_knights.rules.state import Table

PRESENT: Final[i16] = 1
GONE: Final[i16] = 2
IN_COMMAND: Final[i16] = 2


def see_invader(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """Its colour, stronghold, Nobles, armies and cards, none of them hidden but which cards lie face down.

    Rules: VR-073, VR-074
    """
    if len(table.invader) == 0:
        return
    seat: i64 = table.seats
    row[first] = PRESENT if is_in_game(table) else GONE
    row[starts.COLOUR + seat] = i16(table.colour[seat] + 1)
    row[starts.STRONGHOLD + seat] = i16(table.stronghold_at[seat] + 1)
    row[starts.BREACHES + FIRST_STRONGHOLD + seat] = i16(table.breaches[FIRST_STRONGHOLD + seat])
    for stack in range(STACKS):
        row[starts.LAID + seat * STACKS + stack] = i16(table.history[LAID + seat * STACKS + stack])
    see_its_nobles(table, row)
    see_its_cards(table, viewer, row)


def see_its_nobles(table: Table, row: vec[i16]) -> None:
    """Where its Nobles stand, how strong their armies are, and who of them fights."""
    for noble in range(table.seats * SYMBOLS, table.seats * SYMBOLS + SYMBOLS):
        row[starts.NOBLE_AT + noble] = PLACE_OF_NOBLE[table.noble_at[noble] - OUT_OF_GAME]
        row[starts.FRESH + noble] = i16(table.noble_fresh[noble])
        row[starts.TROOPS + noble] = i16(table.army_troops[noble] // FIFTY)
        row[starts.CASUALTIES + noble] = i16(table.casualties[noble])
        for side in range(i64(2)):
            if table.doing[FIGHT_NOBLES + side] & BIT[noble] != 0:
                row[starts.FIGHT + noble] = i16(side + 1)
                if table.doing[FIGHT_COMMANDER + side] == noble:
                    row[starts.FIGHT + noble] += IN_COMMAND


def see_its_cards(table: Table, viewer: i64, row: vec[i16]) -> None:
    """Its Regulars, and its Action cards as those of another Baron."""
    troops: i64 = (table.seats * MOST_SEATS + viewer) * TROOP_PLACES - OUT
    for card in range(table.seats * SYMBOLS, table.seats * SYMBOLS + SYMBOLS):
        row[starts.TROOP_CARDS + card] = PLACE_OF_TROOP[troops + table.troop_at[card]]
    own: i64 = table.seats * table.content.hand
    home: i64 = table.history[CAME_HOME + table.seats]
    to: i64 = starts.ACTION_CARDS + table.seats * ACTIONS_A_BARON
    for kind in range(ACTION_KINDS):
        one: i64 = place_of(table, own, home, 2 * kind)
        other: i64 = place_of(table, own, home, 2 * kind + 1)
        row[to + 2 * kind] = LOWER_PLACE[one * ACTION_PLACES + other]
        row[to + 2 * kind + 1] = HIGHER_PLACE[one * ACTION_PLACES + other]


def place_of(table: Table, own: i64, home: i64, card: i64) -> i64:
    """Where one of its Action cards lies, HOME for one that all saw go back to its hand."""
    if table.action_at[own + card] == IN_HAND and home & BIT[card] != 0:
        return HOME
    return table.action_at[own + card]
