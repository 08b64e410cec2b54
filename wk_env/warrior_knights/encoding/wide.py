"""The wide observation: what the compact one says, once more in the forms that learners like.

It is made from the compact numbers and the printed ones alone, so it cannot tell more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.warrior_knights.content import Content
from wk_env.warrior_knights.encoding import compact, compact_barons, compact_cards, compact_fights
from wk_env.warrior_knights.encoding.blocks import AREAS_A_NUMBER, start_of
from wk_env.warrior_knights.encoding.compact_cards import (
    ARMY,
    CURRENT_ON,
    IN_FORCE,
    OWN_STACK,
    PUT_ASIDE,
    TURNED,
)
from wk_env.warrior_knights.encoding.compact_fights import AMONG, IN_HANDS
from wk_env.warrior_knights.state import Table
from wk_env.warrior_knights.words import (
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

IS_ASK: Final[i64] = start_of("is ask")
IS_ASKED: Final[i64] = start_of("is asked")
IS_CHAIRMAN: Final[i64] = start_of("is chairman")
IS_ACTING: Final[i64] = start_of("is acting")
IS_HEAD: Final[i64] = start_of("is head")
IS_STACK: Final[i64] = start_of("is stack")
IS_TOP: Final[i64] = start_of("is top")
IS_BOTTOM: Final[i64] = start_of("is bottom")
IS_COLOUR: Final[i64] = start_of("is colour")
IS_OWNER: Final[i64] = start_of("is owner")
IS_CARD: Final[i64] = start_of("is card")
ACTIONS_IN: Final[i64] = start_of("actions in")
OWN_IN: Final[i64] = start_of("own in")
IN_ARMY: Final[i64] = start_of("in army")
OFFERED: Final[i64] = start_of("on offer")
IS_TRACK: Final[i64] = start_of("is track")
IS_FATE: Final[i64] = start_of("is fate")
NOBLES_IN: Final[i64] = start_of("nobles in")
TROOPS_IN: Final[i64] = start_of("troops in")
FRESH_IN: Final[i64] = start_of("fresh in")
AT_SEA: Final[i64] = start_of("at sea")
STRONGHOLD_IN: Final[i64] = start_of("stronghold in")
BESIEGING: Final[i64] = start_of("besieging in")
WAY_IN: Final[i64] = start_of("way in")
CLOSED_IN: Final[i64] = start_of("closed in")
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
    mark(row, IS_ASK, i64(row[compact.ASK]))
    mark(row, IS_ASKED, i64(row[compact.ASKED]))
    mark(row, IS_CHAIRMAN, i64(row[compact.CHAIRMAN]))
    mark(row, IS_ACTING, i64(row[compact.ACTING]))
    mark(row, IS_HEAD, i64(row[compact.HEAD]))
    mark(row, IS_STACK, i64(row[compact.STACK]) + 1)
    mark(row, IS_TOP, i64(row[compact.EVENT_TOP]))
    mark(row, IS_BOTTOM, i64(row[compact.EVENT_BOTTOM]))
    for place in range(MOST_SEATS):
        mark(row, IS_COLOUR + place * MOST_SEATS, i64(row[compact_barons.COLOUR + place]))
    for city in range(CITIES):
        row[IS_OWNER + city * OWNERS + i64(row[compact.OWNER + city]) + 1] = 1
    for spot in range(SPOTS):
        mark(row, IS_TRACK + spot * MOST_SEATS, i64(row[compact.TRACK + spot]))


def widen_cards(row: vec[i16]) -> None:
    """Whether each Event and Agenda is discarded, current, at hand or in force."""
    for card in range(CARDS):
        at: i64 = i64(row[compact_cards.PLACES + card])
        if at >= CURRENT_ON:
            at = CARD_CURRENT
        mark(row, IS_CARD + card * STATES, min(at, IN_FORCE))


def widen_actions(row: vec[i16]) -> None:
    """How many cards of each kind lie where."""
    for place in range(MOST_SEATS):
        if row[compact_barons.SEAT + place] == 0:
            return
        for card in range(ACTION_KINDS * 2):
            at: i64 = i64(row[compact_cards.ACTIONS + place * ACTION_KINDS * 2 + card])
            if at > OWN_STACK:
                row[OWN_IN + card // 2 * 3 + at - OWN_STACK - 1] += 1
                at = 0
            if at != PUT_ASIDE:
                to: i64 = PUT_ASIDE if at == TURNED else at
                row[ACTIONS_IN + (place * ACTION_KINDS + card // 2) * PLACES + to] += 1


def widen_troops(table: Table, viewer: i64, row: vec[i16]) -> None:
    """How many troop cards of each kind lie with each army, and how many Mercenaries are on offer."""
    content: Content = table.content
    for troop in range(TROOPS):
        at: i64 = i64(row[compact_cards.TROOP_CARDS + troop])
        if at > ARMIES:
            at -= ARMIES
        if at == ON_OFFER:
            row[OFFERED + content.troop_kind[troop]] += 1
        elif ARMY <= at <= ARMIES:
            own: i64 = troop
            if troop < REGULARS:
                own = (viewer + troop // SYMBOLS) % table.seats * SYMBOLS + troop % SYMBOLS
            row[IN_ARMY + (at - ARMY) * TROOP_KINDS + content.troop_kind[own]] += 1


def widen_fate(row: vec[i16]) -> None:
    """Whether each Fate card is known in the deck, in the attacker's or defender's hand, or among mixed ones."""
    for card in range(FATE_CARDS):
        at: i64 = i64(row[compact_fights.FATE + card])
        if at > AMONG:
            row[IS_FATE + card * STATES + 3] = 1
        elif at >= IN_HANDS:
            row[IS_FATE + card * STATES + 1 + at - IN_HANDS] = 1
        elif at > 0:
            row[IS_FATE + card * STATES] = 1


def widen_nobles(row: vec[i16]) -> None:
    """Nobles and strongholds by the area in which they stand."""
    for noble in range(NOBLES):
        at: i64 = i64(row[compact_barons.NOBLE_AT + noble]) - 1
        other: i64 = 0 if noble < SYMBOLS else MOST_AREAS
        if 0 <= at < MOST_AREAS:
            plane: i64 = noble // SYMBOLS * MOST_AREAS + at
            row[NOBLES_IN + plane] += 1
            row[TROOPS_IN + plane] += max(row[compact_barons.TROOPS + noble], i16(0))
            if noble < SYMBOLS:
                row[FRESH_IN + at] += row[compact_barons.FRESH + noble]
            if row[compact_barons.SIEGE + noble] > 0:
                row[BESIEGING + other + at] += 1
        elif at < -1:
            row[AT_SEA + other - at - 2] += 1
    for place in range(MOST_SEATS):
        mark(row, STRONGHOLD_IN + (0 if place == 0 else MOST_AREAS), i64(row[compact_barons.STRONGHOLD + place]))


def widen_areas(row: vec[i16]) -> None:
    """The areas of a journey."""
    for area in range(MOST_AREAS):
        chunk: i64 = area // AREAS_A_NUMBER
        bit: i64 = BIT[area % AREAS_A_NUMBER]
        if i64(row[compact_fights.WAY + chunk]) & bit != 0:
            row[WAY_IN + area] = 1
        if i64(row[compact_fights.SHUT + chunk]) & bit != 0:
            row[CLOSED_IN + area] = 1
