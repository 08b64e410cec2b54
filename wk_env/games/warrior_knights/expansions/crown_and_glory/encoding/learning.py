"""Knowledge and Advancements as numbers, and the Action cards that belong to them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.blocks import MOST
from wk_env.games.warrior_knights.encoding.compact_cards import (
    ACTION_PAIRS,
    ACTION_PLACES,
    HIGHER_PLACE,
    HOME,
    LOWER_PLACE,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancement_deck import knows_place, top_advancement
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import knowledge_of, scholar_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ADVANCEMENTS,
    CARD_EXHAUSTED,
    CARD_READY,
    DECK_COUNT,
    FIRST_ADVANCEMENT,
)
from wk_env.games.warrior_knights.knowledge.viewpoint import place_from_viewer, seat_at
from wk_env.games.warrior_knights.rules.numbers import (
    BLOCKED,
    CARD_AT_HAND,
    CARD_CURRENT,
    CARD_IN_FORCE,
    FORCED_MARCH,
    IN_ASSEMBLY,
    IN_HAND,
    MOST_SEATS,
    NEUTRAL_ACTIONS,
    REVEALED,
    SPOTS,
)
from wk_env.games.warrior_knights.rules.public_history import came_home
from wk_env.games.warrior_knights.rules.state import Table

MORE_OWN: Final[i64] = 3  # cards that a Baron has more
RESOLVED: Final[i16] = 2

# An Advancement: in the row, drawn, or from here on by the place of its owner from the viewer, 1 for himself.
ON_OFFER: Final[i16] = 1
DRAWN: Final[i16] = 2
READY: Final[i64] = 2
EXHAUSTED: Final[i64] = READY + MOST_SEATS
AT_WORK: Final[i64] = EXHAUSTED + MOST_SEATS


def see_learning(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """Write all of it into a row of zeros, in which the facts of expansions begin at this place.

    Rules: CG-012, CG-048, CG-053, CG-059, CG-081
    """
    see_advancements(table, viewer, row, first + starts.ADVANCEMENTS)
    row[first + starts.SCHOLAR] = i16(place_from_viewer(table, viewer, scholar_of(table)))
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        row[first + starts.KNOWLEDGE + place] = i16(min(knowledge_of(table, seat), MOST))
        see_more_actions(table, seat, 1 if place == 0 else 0, row, first + starts.MORE_ACTION_CARDS + place * MORE_OWN)
    for spot in range(SPOTS):
        if table.track[spot] == BLOCKED:
            row[first + starts.BLOCKED_SPOTS + spot] = 1
    see_more_neutrals(table, row, first + starts.MORE_NEUTRAL_CARDS)


def see_advancements(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """Where each Advancement lies: one that the viewer alone has drawn is drawn for him.

    Rules: CG-012, CG-053, CG-059, CG-076
    """
    for number in range(ADVANCEMENTS):
        at: i64 = table.card_place[FIRST_ADVANCEMENT + number]
        place: i64 = place_from_viewer(table, viewer, table.card_on[FIRST_ADVANCEMENT + number])
        if at == CARD_CURRENT:
            row[first + number] = ON_OFFER
        elif at == CARD_AT_HAND:
            row[first + number] = DRAWN
        elif at == CARD_READY:
            row[first + number] = i16(READY + place)
        elif at == CARD_EXHAUSTED:
            row[first + number] = i16(EXHAUSTED + place)
        elif at == CARD_IN_FORCE:
            row[first + number] = i16(AT_WORK + place)
    count: i64 = table.annex[DECK_COUNT]
    if count > 0 and knows_place(table, viewer, count - 1):
        row[first + top_advancement(table)] = DRAWN


def see_more_actions(table: Table, seat: i64, is_own: i64, row: vec[i16], first: i64) -> None:
    """Where the Forced March and the two Enrich Mind of a Baron lie, these in either order.

    Rules: CG-006
    """
    card: i64 = seat * table.content.hand + table.content.own_first[FORCED_MARCH]
    march: i64 = place_of_action(table, card)
    one: i64 = place_of_action(table, card + 1)
    other: i64 = place_of_action(table, card + 2)
    of: i64 = is_own * ACTION_PAIRS
    row[first] = LOWER_PLACE[of + march * ACTION_PLACES + march]
    row[first + 1] = LOWER_PLACE[of + one * ACTION_PLACES + other]
    row[first + 2] = HIGHER_PLACE[of + one * ACTION_PLACES + other]


def place_of_action(table: Table, card: i64) -> i64:
    """Where an Action card lies, HOME in a hand to which it went back in this round."""
    at: i64 = table.action_at[card]
    return HOME if at == IN_HAND and came_home(table, card) else at


def see_more_neutrals(table: Table, row: vec[i16], first: i64) -> None:
    """Which of the Neutral cards beyond the base game's number were turned over; one may lie in the Assembly since.

    Rules: CG-007, CG-079
    """
    card: i64 = table.content.first_neutral + NEUTRAL_ACTIONS
    for more in range(len(table.content.neutral_kind) - NEUTRAL_ACTIONS):
        at: i64 = table.action_at[card + more]
        if at == IN_ASSEMBLY:
            row[first + more] = RESOLVED
        elif at >= REVEALED:
            row[first + more] = i16(at - REVEALED + 1)
