"""The compact observation, third part: where every card lies."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.knowledge.sight import is_asked
from wk_env.games.warrior_knights.knowledge.viewpoint import from_viewer, noble_from_viewer, seat_at
from wk_env.games.warrior_knights.rules.asks import SETUP_TROOP
from wk_env.games.warrior_knights.rules.cards.event_targets import is_about_noble
from wk_env.games.warrior_knights.rules.cards.vocabulary import TARGET_RANDOM_BARON
from wk_env.games.warrior_knights.rules.in_progress import HALF
from wk_env.games.warrior_knights.rules.measures import LIES_ON_BARON, LIES_ON_NOBLE
from wk_env.games.warrior_knights.rules.numbers import (
    ACTION_CARDS,
    ACTION_KINDS,
    ACTIONS_A_BARON,
    ASIDE,
    BIT,
    CARD_AT_HAND,
    CARD_CURRENT,
    CARD_DISCARDED,
    CARD_IN_FORCE,
    CARDS,
    FIRST_GROUP,
    HANDED,
    IN_ASSEMBLY,
    IN_HAND,
    IN_TAXATION,
    MOST_SEATS,
    NEUTRAL_ACTIONS,
    OUT,
    REGULARS,
    REVEALED,
    SYMBOLS,
    TROOPS,
)
from wk_env.games.warrior_knights.rules.numbers import CAME_HOME as CARDS_HOME
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.columns import filled

STACKS: Final[i64] = 3
ACTION_PLACES: Final[i64] = 11  # those of numbers.py, and HOME for a card in hand that was played in this round
ACTION_PAIRS: Final[i64] = 121
HOME: Final[i64] = 10
TROOP_PLACES: Final[i64] = 58

# An Action card: face down with its Baron, back in his hand since its action, in Taxation, Wages or the Assembly, put
# aside, turned over; the viewer's own also in the first, second or third stack.
FACE_DOWN: Final[i64] = 0
CAME_HOME: Final[i64] = 1
IN_AREA: Final[i64] = 2
PUT_ASIDE: Final[i64] = 5
TURNED: Final[i64] = 6
OWN_STACK: Final[i64] = 6  # + stack

# A troop card: with an army, from 1; 30 more once it was handed over in this step of Upkeep; with an army that the
# viewer does not see, from 61 by its Baron; -1 to -4 as in numbers.py.
ARMY: Final[i64] = 1
HANDED_OVER: Final[i16] = 30
WITH_BARON: Final[i64] = 61

# An Event or Agenda: in the deck, discarded, current, at hand, in force on the table; in force on a thing, from 5;
# an Event that is being resolved about a thing, from 35.
AT_HAND: Final[i64] = 3
IN_FORCE: Final[i64] = 4
IN_FORCE_ON: Final[i64] = 5
CURRENT_ON: Final[i64] = 35


def _places_of_actions() -> vec[i64]:
    places: vec[i64] = filled(2 * ACTION_PLACES, FACE_DOWN)
    for is_own in range(i64(2)):
        first: i64 = is_own * ACTION_PLACES
        for area in range(i64(IN_TAXATION), IN_ASSEMBLY + 1):
            places[first + area] = IN_AREA + area - IN_TAXATION
        places[first + ASIDE] = PUT_ASIDE
        places[first + REVEALED] = TURNED
        places[first + HOME] = CAME_HOME
    for stack in range(i64(1), STACKS + 1):
        places[ACTION_PLACES + stack] = OWN_STACK + stack
    return places


def _pairs(which: i64) -> vec[i16]:
    pairs = vec[i16]([0] * 242)
    for is_own in range(i64(2)):
        for one in range(ACTION_PLACES):
            for other in range(ACTION_PLACES):
                first: i64 = PLACE_OF_ACTION[is_own * ACTION_PLACES + one]
                second: i64 = PLACE_OF_ACTION[is_own * ACTION_PLACES + other]
                to: i64 = is_own * ACTION_PAIRS + one * ACTION_PLACES + other
                pairs[to] = i16(min(first, second) if which == 0 else max(first, second))
    return pairs


def _armies() -> vec[i16]:
    armies = vec[i16]([0] * 2436)
    for seats in range(i64(2), MOST_SEATS + 1):
        for viewer in range(seats):
            first: i64 = (seats * MOST_SEATS + viewer) * TROOP_PLACES
            for place in range(OUT, i64(0)):
                armies[first + place - OUT] = i16(place)
            for seat in range(seats):
                away: i64 = (seat - viewer + seats) % seats
                for symbol in range(SYMBOLS):
                    armies[first + seat * SYMBOLS + symbol - OUT] = i16(ARMY + away * SYMBOLS + symbol)
                armies[first + FIRST_GROUP + seat - OUT] = i16(ARMY + FIRST_GROUP + away)
            for seat in range(seats, MOST_SEATS):
                for symbol in range(SYMBOLS):
                    armies[first + seat * SYMBOLS + symbol - OUT] = i16(ARMY + seat * SYMBOLS + symbol)
                armies[first + FIRST_GROUP + seat - OUT] = i16(ARMY + FIRST_GROUP + seat)
    return armies


# Where an Action card of another, and 11 further one's own, is seen to lie.
PLACE_OF_ACTION: Final[vec[i64]] = _places_of_actions()
# The lower and the higher of two such places, by where the cards lie: the one * 11 + the other, 121 further one's own.
LOWER_PLACE: Final[vec[i16]] = _pairs(0)
HIGHER_PLACE: Final[vec[i16]] = _pairs(1)
# (seats * 6 + viewer) * 58 + 4 + where a troop card lies: where it is seen to lie.
PLACE_OF_TROOP: Final[vec[i16]] = _armies()


def see_actions(table: Table, viewer: i64, row: vec[i16]) -> None:
    """Where the Action cards lie, the two of a kind in either order."""
    at = table.action_at
    lower = LOWER_PLACE
    higher = HIGHER_PLACE
    first: i64 = ACTION_PAIRS
    hand: i64 = table.content.hand
    assert len(row) >= starts.WIDTH
    assert len(at) >= ACTION_CARDS
    assert table.seats <= MOST_SEATS
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        assert 0 <= seat < MOST_SEATS
        home: i64 = table.history[CARDS_HOME + seat]
        to: i64 = starts.ACTION_CARDS + place * ACTIONS_A_BARON
        for kind in range(ACTION_KINDS):
            one: i64 = at[seat * hand + kind * 2]
            other: i64 = at[seat * hand + kind * 2 + 1]
            if one == IN_HAND and home & 1 != 0:
                one = HOME
            if other == IN_HAND and home & 2 != 0:
                other = HOME
            row[to + kind * 2] = lower[first + one * ACTION_PLACES + other]
            row[to + kind * 2 + 1] = higher[first + one * ACTION_PLACES + other]
            home = home >> 2
        first = 0
    see_neutral_cards(at, table.content.first_neutral, row)


def see_neutral_cards(at: vec[i64], first: i64, row: vec[i16]) -> None:
    """Which Neutral cards were turned over in this round."""
    assert len(row) >= starts.WIDTH
    assert len(at) >= ACTION_CARDS
    for neutral in range(NEUTRAL_ACTIONS):
        where: i64 = at[first + neutral]
        if where >= REVEALED:
            row[starts.NEUTRAL_CARDS + neutral] = i16(where - REVEALED + 1)


def see_troops(game: Play, viewer: i64, row: vec[i16]) -> None:
    """Where the troop cards lie; Regulars from the viewer's on."""
    table = game.state
    at = table.troop_at
    seen_at = PLACE_OF_TROOP
    first: i64 = (table.seats * MOST_SEATS + viewer) * TROOP_PLACES - OUT
    assert len(row) >= starts.WIDTH
    assert len(at) >= TROOPS
    assert table.seats <= MOST_SEATS
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        assert 0 <= seat < MOST_SEATS
        for card in range(SYMBOLS):
            row[starts.TROOP_CARDS + place * SYMBOLS + card] = seen_at[first + at[seat * SYMBOLS + card]]
    for troop in range(REGULARS, TROOPS):
        row[starts.TROOP_CARDS + troop] = seen_at[first + at[troop]]
    if is_asked(game, SETUP_TROOP):
        hide_troops(row, table.seats)
    elif table.doing[HANDED] != 0 or table.doing[HANDED + 1] != 0:
        mark_handed(table, viewer, row)


def hide_troops(row: vec[i16], seats: i64) -> None:
    """Of the troops of others only the Barons are known with whom they lie, but not in which army.

    Rules: WK-044, WK-063
    """
    for to in range(starts.TROOP_CARDS, starts.TROOP_CARDS + TROOPS):
        army: i64 = i64(row[to]) - ARMY
        place: i64 = army - FIRST_GROUP if army >= FIRST_GROUP else army // SYMBOLS
        if army >= 0 and 0 < place < seats:
            row[to] = i16(WITH_BARON + place)


def mark_handed(table: Table, viewer: i64, row: vec[i16]) -> None:
    """Cards that were handed over in this step of Upkeep stay where they are."""
    for troop in range(TROOPS):
        if table.doing[HANDED + troop // HALF] & BIT[troop % HALF] != 0:
            to: i64 = starts.TROOP_CARDS + troop
            if troop < REGULARS:
                to = starts.TROOP_CARDS + from_viewer(table, viewer, troop // SYMBOLS) * SYMBOLS + troop % SYMBOLS
            if row[to] > 0:
                row[to] += HANDED_OVER


def see_cards(table: Table, viewer: i64, row: vec[i16]) -> None:
    """Where each Event and Agenda lies, and on what; of an Event that is being resolved, what Fate named for it.

    Rules: WK-182
    """
    places = table.card_place
    assert len(row) >= starts.WIDTH
    assert len(places) >= CARDS
    for card in range(CARDS):
        row[starts.CARDS + card] = i16(places[card])
    for open_card in range(CARDS):
        if places[open_card] > CARD_DISCARDED:
            row[starts.CARDS + open_card] = i16(place_of_card(table, viewer, open_card))


def place_of_card(table: Table, viewer: i64, card: i64) -> i64:
    """Where a card is seen to lie that is neither in a deck nor discarded."""
    at: i64 = table.card_place[card]
    on: i64 = table.card_on[card]
    if on >= 0:
        return (CURRENT_ON if at == CARD_CURRENT else IN_FORCE_ON) + thing_from_viewer(table, viewer, card, on)
    if at == CARD_IN_FORCE:
        return IN_FORCE
    return AT_HAND if at == CARD_AT_HAND else at


def thing_from_viewer(table: Table, viewer: i64, card: i64, on: i64) -> i64:
    """What a card lies on or is about, Barons and Nobles counted from the viewer on."""
    lies: i64 = table.content.card_lies[card]
    if lies == LIES_ON_BARON or table.content.card_target[card] == TARGET_RANDOM_BARON:
        return from_viewer(table, viewer, on)
    if lies == LIES_ON_NOBLE or is_about_noble(table, card):
        return noble_from_viewer(table, viewer, on)
    return on
