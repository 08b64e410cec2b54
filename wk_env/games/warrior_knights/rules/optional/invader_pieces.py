"""The pieces of the invader: how they enter, what is dealt to it, and how its Nobles come back."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.deeds import draw_mercenary, move_troop, put_noble
from wk_env.games.warrior_knights.rules.numbers import (
    ACTION_KINDS,
    ASIDE,
    IN_HAND,
    NOBLES,
    NONE,
    OFF_BOARD,
    OUT_OF_GAME,
    SQUARE,
    STAR,
    SYMBOLS,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.optional.invader import is_in_game
from wk_env.games.warrior_knights.rules.queries import area_of, city_in, stronghold_in, troops_of
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.kernel.columns import filled

CARDS_A_STACK: Final[i64] = 2
STACKS: Final[i64] = 3
A_HUNDRED: Final[i64] = 100
FIFTIES_OF_SQUARE: Final[i64] = 2


def give_troops(table: Table) -> None:
    """Its Regulars: the 100 with the star, two of 50 with the square, one with the triangle.

    Of its Action cards only those of the base game are used.
    Rules: VR-073, VR-076
    """
    own: i64 = table.seats * SYMBOLS
    fifties: i64 = 0
    for troop in range(own, own + SYMBOLS):
        noble: i64 = own + STAR
        if table.content.troop_strength[troop] < A_HUNDRED:
            noble = own + (SQUARE if fifties < FIFTIES_OF_SQUARE else TRIANGLE)
            fifties += 1
        move_troop(table, troop, noble)
    first: i64 = table.seats * table.content.hand
    for card in range(first + table.content.own_first[ACTION_KINDS], first + table.content.hand):
        table.action_at[card] = ASIDE


def enter(game: Play) -> None:
    """After all Nobles its stronghold enters in a random outer area that is free, or in any free one; its Nobles there.

    Rules: VR-072, VR-073, VR-151
    """
    table = game.state
    if len(table.invader) == 0:
        return
    areas = filled(table.content.kingdom_areas, NONE)
    count: i64 = 0
    for is_outer in range(i64(1), i64(-1), -1):
        for area in range(table.content.kingdom_areas):
            if table.content.area_outer[area] >= is_outer and is_free(table, area):
                areas[count] = area
                count += 1
        if count > 0:
            break
    home: i64 = areas[game.rng.below(count)]
    table.stronghold_at = put(table.stronghold_at, table.seats, home)
    for noble in range(table.seats * SYMBOLS, table.seats * SYMBOLS + SYMBOLS):
        put_noble(table, noble, home)


def is_free(table: Table, area: i64) -> bool:
    """Whether an area has no unrazed city, no stronghold and no Noble.

    Rules: VR-072
    """
    if city_in(table, area) != NONE or stronghold_in(table, area) != NONE:
        return False
    for noble in range(NOBLES):
        if area_of(table, noble) == area:
            return False
    return True


def deal_invaders_cards(game: Play) -> None:
    """Two of its cards, at random, lie face down in each stack: nobody knows which.

    Rules: VR-074
    """
    table = game.state
    if not is_in_game(table):
        return
    first: i64 = table.seats * table.content.hand
    cards = filled(table.content.own_first[ACTION_KINDS], 0)
    for place in range(len(cards)):
        assert table.action_at[first + place] == IN_HAND
        cards[place] = first + place
    game.rng.shuffle(cards, 0, len(cards))
    for place in range(STACKS * CARDS_A_STACK):
        table.action_at[cards[place]] = 1 + place // CARDS_A_STACK


def recruit(game: Play, noble: i64) -> None:
    """The top Mercenary card joins a Noble without a fee, if there is one left.

    Rules: VR-077, VR-084
    """
    troop: i64 = draw_mercenary(game)
    if troop != NONE:
        move_troop(game.state, troop, noble)


def return_invaders(game: Play) -> None:
    """Its Nobles off the board get the top Mercenary if they have no troops, and return at its stronghold.

    Rules: VR-084
    """
    table = game.state
    home: i64 = table.stronghold_at[table.seats]
    if home == OFF_BOARD:
        return
    for noble in range(table.seats * SYMBOLS, table.seats * SYMBOLS + SYMBOLS):
        if table.noble_at[noble] != OFF_BOARD:
            continue
        if troops_of(table, noble) == 0:
            recruit(game, noble)
        if troops_of(table, noble) > 0:
            put_noble(table, noble, home)
            table.noble_fresh[noble] = 1


def weakest(table: Table) -> i64:
    """Its Noble with fewest troops, on or off the board, the first of several; NONE if all have left the game.

    Rules: VR-077
    """
    found: i64 = NONE
    for noble in range(table.seats * SYMBOLS, table.seats * SYMBOLS + SYMBOLS):
        if table.noble_at[noble] == OUT_OF_GAME:
            continue
        if found == NONE or troops_of(table, noble) < troops_of(table, found):
            found = noble
    return found
