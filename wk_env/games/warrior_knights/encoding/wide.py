"""The wide observation: what the compact one says, once more as one-hots, counts and maps.

It is made from the compact numbers and the printed ones alone, so it cannot tell more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.blocks import AREAS_A_NUMBER
from wk_env.games.warrior_knights.encoding.compact_cards import ARMY, CURRENT_ON, IN_FORCE, OWN_STACK, PUT_ASIDE, TURNED
from wk_env.games.warrior_knights.encoding.compact_fights import AMONG, IN_HANDS
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.numbers import (
    ACTION_KINDS,
    ARMIES,
    BIT,
    CARD_CURRENT,
    CARDS,
    CITIES,
    FATE_CARDS,
    MOST_AREAS,
    MOST_SEATS,
    NOBLES,
    ON_OFFER,
    REGULARS,
    SPOTS,
    SYMBOLS,
    TROOP_KINDS,
    TROOPS,
)
from wk_env.games.warrior_knights.rules.state import Table

OWNERS: Final[i64] = 8
STATES: Final[i64] = 4
PLACES: Final[i64] = 6


def widen(table: Table, viewer: i64, row: vec[i16]) -> None:
    """Write everything behind the compact numbers of this row."""
    widen_table(row)
    widen_cards(row)
    widen_actions(row)
    widen_troops(table, viewer, row)
    widen_fate(row)
    widen_nobles(row)
    widen_areas(row)


def mark(row: vec[i16], first: i64, number: i64) -> None:
    """A 1 at the place of a number that counts from 1; nothing for 0."""
    if number > 0:
        row[first + number - 1] = 1


def widen_table(row: vec[i16]) -> None:
    """The open question, offices, backs, owners and colours."""
    assert len(row) >= starts.WIDE_WIDTH
    mark(row, starts.IS_ASK, i64(row[starts.ASK]))
    mark(row, starts.IS_ASKED, i64(row[starts.ASKED]))
    mark(row, starts.IS_CHAIRMAN, i64(row[starts.CHAIRMAN]))
    mark(row, starts.IS_ACTING, i64(row[starts.ACTING]))
    mark(row, starts.IS_HEAD, i64(row[starts.HEAD]))
    mark(row, starts.IS_STACK, i64(row[starts.STACK]) + 1)
    mark(row, starts.IS_TOP, i64(row[starts.EVENT_TOP]))
    mark(row, starts.IS_BOTTOM, i64(row[starts.EVENT_BOTTOM]))
    for place in range(MOST_SEATS):
        mark(row, starts.IS_COLOUR + place * MOST_SEATS, i64(row[starts.COLOUR + place]))
    for city in range(CITIES):
        row[starts.IS_OWNER + city * OWNERS + i64(row[starts.OWNER + city]) + 1] = 1
    for spot in range(SPOTS):
        mark(row, starts.IS_TRACK + spot * MOST_SEATS, i64(row[starts.TRACK + spot]))


def widen_cards(row: vec[i16]) -> None:
    """Whether each Event and Agenda is discarded, current, at hand or in force."""
    assert len(row) >= starts.WIDE_WIDTH
    for card in range(CARDS):
        at: i64 = i64(row[starts.CARDS + card])
        if at >= CURRENT_ON:
            at = CARD_CURRENT
        mark(row, starts.IS_CARD + card * STATES, min(at, IN_FORCE))


def widen_actions(row: vec[i16]) -> None:
    """How many cards of each kind lie where."""
    assert len(row) >= starts.WIDE_WIDTH
    for place in range(MOST_SEATS):
        if row[starts.SEAT + place] == 0:
            return
        for card in range(ACTION_KINDS * 2):
            at: i64 = i64(row[starts.ACTION_CARDS + place * ACTION_KINDS * 2 + card])
            if at > OWN_STACK:
                row[starts.OWN_IN + card // 2 * 3 + at - OWN_STACK - 1] += 1
                at = 0
            if at != PUT_ASIDE:
                to: i64 = PUT_ASIDE if at == TURNED else at
                row[starts.ACTIONS_IN + (place * ACTION_KINDS + card // 2) * PLACES + to] += 1


def widen_troops(table: Table, viewer: i64, row: vec[i16]) -> None:
    """How many troop cards of each kind lie with each army, and how many Mercenaries are on offer."""
    assert len(row) >= starts.WIDE_WIDTH
    content: Content = table.content
    for troop in range(TROOPS):
        at: i64 = i64(row[starts.TROOP_CARDS + troop])
        if at > ARMIES:
            at -= ARMIES
        if at == ON_OFFER:
            row[starts.ON_OFFER + content.troop_kind[troop]] += 1
        elif ARMY <= at <= ARMIES:
            own: i64 = troop
            if troop < REGULARS:
                own = (viewer + troop // SYMBOLS) % table.seats * SYMBOLS + troop % SYMBOLS
            row[starts.IN_ARMY + (at - ARMY) * TROOP_KINDS + content.troop_kind[own]] += 1


def widen_fate(row: vec[i16]) -> None:
    """Whether each Fate card is known in the deck, in the attacker's or defender's hand, or among mixed ones."""
    assert len(row) >= starts.WIDE_WIDTH
    for card in range(FATE_CARDS):
        at: i64 = i64(row[starts.FATE_CARDS + card])
        if at > FATE_CARDS + AMONG:
            row[starts.IS_FATE + card * STATES + 3] = 1
        elif at > FATE_CARDS:
            row[starts.IS_FATE + card * STATES + 1 + at - FATE_CARDS - IN_HANDS] = 1
        elif at > 0:
            row[starts.IS_FATE + card * STATES] = 1


def widen_nobles(row: vec[i16]) -> None:
    """Nobles and strongholds by the area in which they stand."""
    assert len(row) >= starts.WIDE_WIDTH
    for noble in range(NOBLES):
        at: i64 = i64(row[starts.NOBLE_AT + noble]) - 1
        other: i64 = MOST_AREAS
        if noble < SYMBOLS:
            other = 0
        if 0 <= at < MOST_AREAS:
            plane: i64 = noble // SYMBOLS * MOST_AREAS + at
            row[starts.NOBLES_IN + plane] += 1
            row[starts.TROOPS_IN + plane] += max(row[starts.TROOPS + noble], i16(0))
            if noble < SYMBOLS:
                row[starts.FRESH_IN + at] += row[starts.FRESH + noble]
            if row[starts.SIEGE + noble] > 0:
                row[starts.BESIEGING_IN + other + at] += 1
        elif at < -1:
            row[starts.AT_SEA + other - at - 2] += 1
    mark(row, starts.STRONGHOLD_IN, i64(row[starts.STRONGHOLD]))
    for place in range(i64(1), MOST_SEATS):
        mark(row, starts.STRONGHOLD_IN + MOST_AREAS, i64(row[starts.STRONGHOLD + place]))


def widen_areas(row: vec[i16]) -> None:
    """The areas of a journey."""
    assert len(row) >= starts.WIDE_WIDTH
    for area in range(MOST_AREAS):
        chunk: i64 = area // AREAS_A_NUMBER
        bit: i64 = BIT[area % AREAS_A_NUMBER]
        if i64(row[starts.ON_WAY + chunk]) & bit != 0:
            row[starts.WAY_IN + area] = 1
        if i64(row[starts.CLOSED + chunk]) & bit != 0:
            row[starts.CLOSED_IN + area] = 1
