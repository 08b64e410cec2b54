"""The economic terms: crowns, wages, Votes, Faith, cards and stakes."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.evaluation.features import (
    BAN,
    CARDS_LEFT,
    CHAIR,
    CHARGES,
    CHURCH,
    DEBT,
    FAITH,
    INCOME,
    MARCHES,
    MARKERS,
    OFFICES,
    PURSE,
    SHARES,
    TERM_COUNT,
    VOTES,
    WAGES,
    Features,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import wages_of_garrisons
from wk_env.games.warrior_knights.rules import measures
from wk_env.games.warrior_knights.rules.cards.in_force import is_agenda, is_event
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_IN_FORCE,
    CIRCLE,
    FIRST_GROUP,
    MOBILIZE_FORCES,
    MOST_SEATS,
    NONE,
    SPOTS,
    SYMBOLS,
    VERSATILE_STRATEGY,
    VOYAGES,
)
from wk_env.games.warrior_knights.rules.optional.garrison_places import payer_of
from wk_env.games.warrior_knights.rules.queries import troops_of
from wk_env.games.warrior_knights.rules.state import Table

CIRCLE_LIMIT: Final[i64] = 400
STACKS: Final[i64] = 3
COMFORT: Final[i64] = 12  # crowns that are worth their full number
WEALTH: Final[i64] = 30  # up to here they count half, beyond it a quarter
A_SHARE: Final[i64] = 10  # tenths of a crown that a crown at sea brings on the average
BLESSING: Final[i64] = 7


def purse_terms(table: Table, features: Features) -> None:
    """Write down the terms of money, Votes, Faith and cards.

    Reads: purses, troops, bans, tokens, cards in force, expeditions, the track, and how many Action cards of each kind
    still lie face down or in hand: all public.
    """
    count_wages(table, features)
    count_cards_in_force(table, features)
    rows = features.rows
    for seat in range(table.seats):
        first: i64 = seat * TERM_COUNT
        rows[first + PURSE] = soft(table.crowns[seat], COMFORT, WEALTH)
        rows[first + DEBT] = max(0, rows[first + WAGES] - table.crowns[seat])
        rows[first + VOTES] = soft(table.votes[seat], 6, 12)
        rows[first + FAITH] = soft(table.faith[seat], 4, 8)
        rows[first + BAN] = table.banned[seat]
        count_actions(table, features, seat)
    rows[table.chairman * TERM_COUNT + CHAIR] = 1
    rows[table.head * TERM_COUNT + CHURCH] = 1
    count_stakes(table, features)


def soft(number: i64, full: i64, half: i64) -> i64:
    """A number in quarters that counts in full at first, then half, then a quarter."""
    if number <= full:
        return 4 * number
    if number <= half:
        return 2 * (number + full)
    return number + half + 2 * full


def count_wages(table: Table, features: Features) -> None:
    """The crowns of the next Wages as printed, Garrisons among them; a circle with 400 troops or fewer owes none.

    Reads: garrisons and troop cards, which lie open once the game has begun; before that only their sum counts.
    """
    content = table.content
    for seat in range(table.seats):
        features.rows[seat * TERM_COUNT + WAGES] += wages_of_garrisons(table, seat)
    for troop in range(len(table.troop_at)):
        army: i64 = table.troop_at[troop]
        if army < 0:
            continue
        if army >= FIRST_GROUP:
            features.rows[payer_of(table, army) * TERM_COUNT + WAGES] += content.troop_wage[troop]
        elif table.noble_at[army] < 0 or army % SYMBOLS != CIRCLE or troops_of(table, army) > CIRCLE_LIMIT:
            features.rows[army // SYMBOLS * TERM_COUNT + WAGES] += content.troop_wage[troop]


def count_cards_in_force(table: Table, features: Features) -> None:
    """Charges by what they are good for, captains as such, offices by their number, and what concessions pay.

    Reads: cards in force and offices. What expansions lay on a Baron has terms of its own.
    """
    content = table.content
    rows = features.rows
    for card in range(len(table.card_place)):
        if not is_charge(table, card):
            continue
        seat: i64 = table.card_on[card]
        if not 0 <= seat < table.seats:
            continue
        rows[seat * TERM_COUNT + CHARGES] += boon(table, card)
        rows[seat * TERM_COUNT + INCOME] += content.card_concession[card]
    for captain in content.captains:
        army: i64 = table.troop_at[captain]
        if 0 <= army < FIRST_GROUP:
            rows[army // SYMBOLS * TERM_COUNT + CHARGES] += boon(table, content.troop_card[captain])
    for noble in range(table.seats * SYMBOLS):
        if table.noble_office[noble] != NONE:
            rows[noble // SYMBOLS * TERM_COUNT + OFFICES] += 1


def is_charge(table: Table, card: i64) -> bool:
    """Whether a card is an Event or Agenda that lies in force on a Baron."""
    if table.card_place[card] != CARD_IN_FORCE or table.content.card_lies[card] != measures.LIES_ON_BARON:
        return False
    return is_event(table, card) or is_agenda(table, card)


def boon(table: Table, card: i64) -> i64:
    """What a card on a Baron is good for: 3 for Influence, 1 for anything else, -1 if it takes or forbids something."""
    row: i64 = card * BEND_WIDTH
    bends = table.content.bends
    what: i64 = bends[row]
    number: i64 = bends[row + 3]
    if what == NONE:
        return -1 if table.content.card_demand[card] == 1 else 1
    if what in (measures.INFLUENCE, measures.INFLUENCE_OVERSEAS):
        return 3 if number > 0 else -3
    if what == measures.REVOLT_DRAWS:
        return 1
    if measures.MAY_SIEGE <= what <= measures.MAY_ATTEND:
        return -1
    if what in (measures.WAGE, measures.PRICE_FAITH, measures.PRICE_FORTIFY):
        number = -number
    return 1 if number > 0 else -1


def count_actions(table: Table, features: Features, seat: i64) -> None:
    """Action cards that a Baron has in hand or face down: those that march, and the others.

    Reads: how many of each kind lie open; which of the rest are in which stack is not asked.
    """
    first: i64 = seat * table.content.hand
    marches: i64 = 0
    others: i64 = 0
    for card in range(table.content.hand):
        if table.action_at[first + card] > STACKS:
            continue
        if table.content.own_kind[card] in (MOBILIZE_FORCES, VERSATILE_STRATEGY):
            marches += 1
        else:
            others += 1
    features.rows[seat * TERM_COUNT + MARCHES] = marches
    features.rows[seat * TERM_COUNT + CARDS_LEFT] = others


def count_stakes(table: Table, features: Features) -> None:
    """What expeditions are likely to bring, in tenths of a crown, and markers on the Mercenary Track, left ones first.

    Reads: expeditions and the track.
    """
    rows = features.rows
    for voyage in range(VOYAGES):
        if table.voyage_spot[voyage] == 0:
            continue
        worth: i64 = A_SHARE + BLESSING * table.voyage_blessed[voyage]
        for seat in range(table.seats):
            rows[seat * TERM_COUNT + SHARES] += worth * table.voyage_share[voyage * MOST_SEATS + seat]
    for spot in range(SPOTS):
        if table.track[spot] >= 0:
            rows[table.track[spot] * TERM_COUNT + MARKERS] += SPOTS + 3 - spot
