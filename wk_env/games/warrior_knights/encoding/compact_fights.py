"""The compact observation, last part: what goes on in the open, and what a seat remembers of the Fate cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.blocks import AREAS_A_NUMBER, SET_OF_AREAS, UNSEEN
from wk_env.games.warrior_knights.knowledge.sight import may_count_hand
from wk_env.games.warrior_knights.knowledge.viewpoint import from_viewer, place_from_viewer, seat_from_viewer
from wk_env.games.warrior_knights.rules.memory import KNOWN
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CALLED,
    CLOSED,
    FATE_CARDS,
    FIGHT_ABILITY,
    FIGHT_COMMANDER,
    FIGHT_HOLD,
    FIGHT_KIND,
    FIGHT_NOBLES,
    FIGHT_SEAT,
    FIRST_STRONGHOLD,
    MOST_SEATS,
    NONE,
    ON_WAY,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.state import Play, Table

IN_COMMAND: Final[i16] = 2
CHUNK: Final[i64] = 8191

# A Fate card: 0 unknown, then its place from the top of the deck, from 1; so many more than the deck has cards: in the
# hand of the attacker or defender; so many more and above: one of several cards that were mixed, and the first of their
# places. For the usual deck these are 25, 26 and 30.
IN_HANDS: Final[i64] = 1  # + side
AMONG: Final[i64] = 6
SIZE: Final[i64] = 48  # in the scratch: first places of the cells, then how many cards each has
SCRATCH: Final[i64] = 2 * SIZE


def see_fight(table: Table, viewer: i64, row: vec[i16]) -> None:
    """The battle that was announced: whose, with which Nobles, under whom, where."""
    doing = table.doing
    if doing[FIGHT_SEAT] == NONE:
        return
    row[starts.FIGHT_KIND] = i16(doing[FIGHT_KIND] + 1)
    row[starts.FIGHT_HOLD] = i16(seat_from_viewer(table, viewer, doing[FIGHT_HOLD], FIRST_STRONGHOLD) + 1)
    for side in range(i64(2)):
        seat: i64 = doing[FIGHT_SEAT + side]
        row[starts.FIGHT_SEAT + side] = i16(place_from_viewer(table, viewer, seat) if seat >= 0 else NONE)
        row[starts.FIGHT_ABILITY + side] = i16(doing[FIGHT_ABILITY + side] + 1)
        nobles: i64 = doing[FIGHT_NOBLES + side]
        for noble in range(table.seats * SYMBOLS):
            if nobles & BIT[noble] != 0:
                to: i64 = from_viewer(table, viewer, noble // SYMBOLS) * SYMBOLS + noble % SYMBOLS
                row[starts.FIGHT + to] = i16(side + 1)
                if doing[FIGHT_COMMANDER + side] == noble:
                    row[starts.FIGHT + to] += IN_COMMAND


def see_journey(table: Table, row: vec[i16]) -> None:
    """Who was called to move, the route that is announced, and the areas that were refused."""
    called: i64 = table.doing[CALLED]
    if called == 0:
        return
    for symbol in range(SYMBOLS):
        row[starts.CALLED + symbol] = i16((called >> symbol) & 1)
    way: i64 = table.doing[ON_WAY]
    shut: i64 = table.doing[CLOSED]
    for chunk in range(SET_OF_AREAS):
        row[starts.ON_WAY + chunk] = i16((way >> (chunk * AREAS_A_NUMBER)) & CHUNK)
        row[starts.CLOSED + chunk] = i16((shut >> (chunk * AREAS_A_NUMBER)) & CHUNK)


def see_fate(game: Play, viewer: i64, row: vec[i16], scratch: vec[i64], more: i64) -> None:
    """The hands of a battle, and where each Fate card lies as far as the viewer remembers.

    A deck that is not the usual one has its places among those of expansions, from `more` on.
    Rules: WK-044, WK-083, WK-375
    """
    table = game.state
    for side in range(i64(2)):
        row[starts.FATE_SIDE + side] = i16(place_from_viewer(table, viewer, table.fate_side[side]))
        row[starts.FATE_DRAWN + side] = i16(min(table.fate_drawn[side], FATE_CARDS))
        row[starts.FATE_HELD + side] = i16(
            min(table.fate_held[side], FATE_CARDS) if may_count_hand(game, side, viewer) else UNSEEN
        )
        row[starts.FATE_OPEN + side] = i16(table.fate_open[side])
    cards: i64 = starts.FATE_CARDS
    if len(table.fate_deck) != FATE_CARDS:
        cards = more + starts.MORE_FATE_CARDS
    if not see_plain_cells(game, viewer, row, cards):
        see_mixed_cells(game, viewer, row, scratch, cards)


def see_plain_cells(game: Play, viewer: i64, row: vec[i16], to: i64) -> bool:
    """Write where the known Fate cards lie, if no cards were mixed: each cell has one place. Whether that is so."""
    table = game.state
    fates: i64 = len(table.fate_deck)
    if table.fate_held[0] + table.fate_held[1] > 0 or table.fate_count < fates:
        return False
    cells = table.fate_cell
    deck = table.fate_deck
    first: i64 = viewer * fates
    found: i64 = 0
    known: i64 = 0
    assert len(row) >= starts.WIDTH
    assert 0 <= viewer < MOST_SEATS
    assert len(cells) >= MOST_SEATS * fates
    for cell in range(fates):
        found |= cells[first + cell] ^ cell * 2
        known += cells[first + cell] & KNOWN
    if found > KNOWN:
        return False
    at: i64 = table.fate_top
    place: i64 = fates
    while known > 0 and place > 0:  # from the bottom of the deck on, where cards go that were seen
        at = at - 1 if at > 0 else fates - 1
        card: i64 = deck[at]
        if cells[first + card] & KNOWN == 1:
            row[to + card] = i16(place)
            known -= 1
        place -= 1
    return True


def see_mixed_cells(game: Play, viewer: i64, row: vec[i16], scratch: vec[i64], to: i64) -> None:
    """Write where the known Fate cards lie, some of them among others, and the places of such groups in the deck."""
    table = game.state
    fates: i64 = len(table.fate_deck)
    first: i64 = viewer * fates
    for number in range(SCRATCH):
        scratch[number] = 0
    count_cells(game, viewer, scratch)
    for card in range(fates):
        what: i64 = table.fate_cell[first + card]
        cell: i64 = what >> 1
        if what & KNOWN == 1:
            row[to + card] = i16(scratch[cell] + fates + AMONG if scratch[SIZE + cell] > 1 else scratch[cell])
    for place in range(table.fate_count - hidden_discards(game, viewer)):
        group: i64 = table.fate_cell[first + table.fate_deck[(table.fate_top + place) % fates]] >> 1
        if scratch[SIZE + group] > 1 and scratch[group] <= fates:
            row[to + fates + place] = i16(scratch[group])


def count_cells(game: Play, viewer: i64, scratch: vec[i64]) -> None:
    """Find the first place and the size of every cell of the viewer's memory."""
    table = game.state
    fates: i64 = len(table.fate_deck)
    seen: i64 = table.fate_count - hidden_discards(game, viewer)
    first: i64 = viewer * fates
    for place in range(seen):
        cell: i64 = table.fate_cell[first + table.fate_deck[(table.fate_top + place) % fates]] >> 1
        if scratch[cell] == 0:
            scratch[cell] = place + 1
        scratch[SIZE + cell] += 1
    for side in range(i64(2)):
        for held in range(side * fates, side * fates + table.fate_held[side]):
            kept: i64 = table.fate_cell[first + table.fate_hand[held]] >> 1
            if scratch[kept] == 0:
                scratch[kept] = fates + IN_HANDS + side
            scratch[SIZE + kept] += 1
    for place in range(seen, table.fate_count):
        dropped: i64 = table.fate_cell[first + table.fate_deck[(table.fate_top + place) % fates]] >> 1
        if scratch[dropped] == 0:
            scratch[dropped] = fates + IN_HANDS
        scratch[SIZE + dropped] += 1


def hidden_discards(game: Play, viewer: i64) -> i64:
    """How many cards lie under the deck of which the viewer may not know that they were discarded.

    Only the attacker, who discards first, can have done so while the viewer must not know it.
    """
    hidden: i64 = 0
    if not may_count_hand(game, 0, viewer):
        hidden = game.state.fate_drawn[0] - game.state.fate_held[0]
    return hidden
