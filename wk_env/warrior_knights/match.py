"""A game as those above it ask for it: its ranks, and what a seat may know of it as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.warrior_knights.asks import LIFT_BAN, REPEAL, TIE_BARON
from wk_env.warrior_knights.cards.targets import is_about_noble
from wk_env.warrior_knights.cards.vocabulary import TARGET_RANDOM_BARON
from wk_env.warrior_knights.facts import is_stronghold
from wk_env.warrior_knights.measures import LIES_ON_BARON, LIES_ON_NOBLE
from wk_env.warrior_knights.procedures.victory import rank_of
from wk_env.warrior_knights.questions import MATTERS, SUBJECTS
from wk_env.warrior_knights.scribe import Scribe
from wk_env.warrior_knights.sight import (
    may_count_fate,
    may_count_hand,
    may_count_plans,
    may_see_fist,
    may_see_hand,
    may_see_troops,
)
from wk_env.warrior_knights.sight_of_variants import NUMBERS_OF_VARIANTS, see_variants
from wk_env.warrior_knights.state import Play, Table
from wk_env.warrior_knights.viewpoint import from_viewer, noble_from_viewer, seat_from_viewer, told
from wk_env.warrior_knights.words import (
    ACTION_KINDS,
    ACTIONS_A_BARON,
    CARDS,
    FATE_CARDS,
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    HOLDS,
    IN_ASSEMBLY,
    IN_HAND,
    IN_TAXATION,
    MOST_SEATS,
    NONE,
    REGULARS,
    REVEALED,
    SPOTS,
    SYMBOLS,
    TROOPS,
    VOYAGES,
)

STACKS: Final[i64] = 3
UNSEEN: Final[i64] = -9
NUMBERS_A_BARON: Final[i64] = 68
NUMBERS_A_HOLD: Final[i64] = 8
# The blocks in their order: table, Barons, own plans, holds, troops, track and voyages, variants, hands, cards.
PUBLIC: Final[i64] = HOLDS * NUMBERS_A_HOLD + TROOPS + 31 + NUMBERS_OF_VARIANTS
WIDTH: Final[i64] = 23 + MOST_SEATS * NUMBERS_A_BARON + 2 * ACTION_KINDS + PUBLIC + 54 + 2 * CARDS


def rank_now(game: Play, seat: i64) -> i64:
    """The rank of a seat, 1 for the winner; 0 while the game is on."""
    return rank_of(game.state, seat) if game.is_over() else 0


def observe(game: Play, viewer: i64) -> vec[i64]:
    """What a seat may know, as numbers at fixed places; Barons are counted from the viewer on, absent ones are zeros.

    In this order: the table, the Barons, the viewer's plans, cities and strongholds, troop cards, the track,
    expeditions, what optional rules bring, the Fate cards of a battle, Events and Agendas.
    Rules: WK-044
    """
    row = Scribe(WIDTH)
    see_table(game, viewer, row)
    for place in range(i64(MOST_SEATS)):
        if place < game.state.seats:
            see_baron(game, viewer, (viewer + place) % game.state.seats, row)
        else:
            row.skip(NUMBERS_A_BARON)
    see_own_plans(game.state, viewer, row)
    see_holds(game.state, viewer, row)
    see_troops(game, viewer, row)
    see_track_and_voyages(game.state, viewer, row)
    see_variants(game.state, viewer, row)
    see_hands(game, viewer, row)
    see_cards(game.state, viewer, row)
    assert row.at == WIDTH
    return row.row


def see_table(game: Play, viewer: i64, row: Scribe) -> None:
    """What belongs to nobody, and the open question."""
    table = game.state
    row.write(table.round)
    row.write(table.stack)
    row.write(table.pool)
    row.write(table.last_upkeep)
    row.write(from_viewer(table, viewer, table.chairman))
    row.write(from_viewer(table, viewer, table.head))
    row.write(from_viewer(table, viewer, table.acting))
    row.write(table.fate_count if may_count_fate(game, viewer) else UNSEEN)
    row.write(table.event_count)
    row.write(table.agenda_count)
    row.write(table.hire_count)
    last: i64 = table.event_count - 1
    row.write(table.content.event_colour[table.event_deck[last]] if last >= 0 else NONE)
    is_on: bool = game.decision.count > 0
    row.write(game.decision.ask if is_on else NONE)
    row.write(from_viewer(table, viewer, game.decision.seat) if is_on else NONE)
    for stack in range(STACKS):
        row.write(table.stack_left[stack])
    for place in range(i64(3)):
        row.write(table.current[place])
    row.write(told(table, viewer, SUBJECTS[game.decision.ask], table.subject) if is_on else NONE)
    row.write(told(table, viewer, MATTERS[game.decision.ask], table.matter) if is_on else NONE)
    is_about_ban: bool = table.proposal < REPEAL
    row.write(seat_from_viewer(table, viewer, table.proposal, LIFT_BAN) if is_about_ban else table.proposal)


def see_baron(game: Play, viewer: i64, seat: i64, row: Scribe) -> None:
    """A Baron's purse, stronghold, Votes held ready and what they support, Nobles and Action cards."""
    table = game.state
    row.write(table.colour[seat] + 1)
    row.write(table.crowns[seat])
    row.write(table.faith[seat])
    row.write(table.votes[seat])
    row.write(table.influence[seat])
    row.write(table.banned[seat])
    row.write(table.attends[seat])
    row.write(table.stronghold_at[seat])
    is_open: bool = may_see_fist(game, seat, viewer)
    row.write(table.fist[seat] if is_open else UNSEEN)
    for place in range(seat * 3, seat * 3 + 3):
        row.write(table.written[place] if is_open else UNSEEN)
    row.write(seat_from_viewer(table, viewer, table.declared[seat], TIE_BARON))
    for army in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        row.write(table.noble_at[army])
        row.write(table.noble_fresh[army])
        row.write(table.noble_office[army])
        see_army(game, viewer, seat, army, row)
    see_army(game, viewer, seat, FIRST_GROUP + seat, row)
    see_actions(game, viewer, seat, row)


def see_army(game: Play, viewer: i64, seat: i64, army: i64, row: Scribe) -> None:
    """The strength of an army's cards and its casualties."""
    row.write(game.state.army_troops[army] if may_see_troops(game, seat, viewer) else UNSEEN)
    row.write(game.state.casualties[army])


def see_actions(game: Play, viewer: i64, seat: i64, row: Scribe) -> None:
    """How many cards of each kind are held or laid, in each special area and turned over; how many in each stack."""
    table = game.state
    first: i64 = seat * ACTIONS_A_BARON
    for kind in range(ACTION_KINDS):
        pair: i64 = first + kind * 2
        row.write(cards_between(table, pair, pair + 2, IN_HAND, STACKS))
        for place in range(IN_TAXATION, IN_ASSEMBLY + 1):
            row.write(cards_between(table, pair, pair + 2, place, place))
        row.write(cards_between(table, pair, pair + 2, REVEALED, REVEALED))
    for stack in range(i64(1), STACKS + 1):
        count: i64 = cards_between(table, first, first + ACTIONS_A_BARON, stack, stack)
        row.write(count if may_count_plans(game, seat, viewer) else UNSEEN)


def cards_between(table: Table, first: i64, end: i64, lowest: i64, highest: i64) -> i64:
    """How many of some Action cards lie in one of these places."""
    count: i64 = 0
    for card in range(first, end):
        if lowest <= table.action_at[card] <= highest:
            count += 1
    return count


def see_own_plans(table: Table, viewer: i64, row: Scribe) -> None:
    """Where each of the viewer's own Action cards lies, the two of a kind in either order."""
    for kind in range(ACTION_KINDS):
        first: i64 = viewer * ACTIONS_A_BARON + kind * 2
        row.write(min(table.action_at[first], table.action_at[first + 1]))
        row.write(max(table.action_at[first], table.action_at[first + 1]))


def see_holds(table: Table, viewer: i64, row: Scribe) -> None:
    """Who holds each city, its state and its besiegers; then the same of the strongholds from the viewer's on."""
    for place in range(HOLDS):
        hold: i64 = place
        if is_stronghold(place):
            if place - FIRST_STRONGHOLD >= table.seats:
                row.skip(NUMBERS_A_HOLD)
                continue
            hold = FIRST_STRONGHOLD + (viewer + place - FIRST_STRONGHOLD) % table.seats
            row.write(0)
        else:
            row.write(from_viewer(table, viewer, table.city_owner[hold]) * 2 + table.fortified[hold])
        row.write(table.breaches[hold])
        for other in range(i64(MOST_SEATS)):
            seat: i64 = (viewer + other) % table.seats
            row.write(table.siege_since[hold * MOST_SEATS + seat] if other < table.seats else 0)


def see_troops(game: Play, viewer: i64, row: Scribe) -> None:
    """The army of each troop card, or where else it lies; Regulars from the viewer's on."""
    table = game.state
    for place in range(TROOPS):
        troop: i64 = place
        if place < REGULARS:
            owner: i64 = place // SYMBOLS
            if owner < table.seats:
                troop = (viewer + owner) % table.seats * SYMBOLS + place % SYMBOLS
        row.write(see_army_of(game, viewer, table.troop_at[troop]))


def see_army_of(game: Play, viewer: i64, army: i64) -> i64:
    """An army's number from the viewer on, as far as he sees where the troops of its Baron lie."""
    table = game.state
    if army < 0:
        return army
    seat: i64 = army - FIRST_GROUP if army >= FIRST_GROUP else army // SYMBOLS
    place: i64 = from_viewer(table, viewer, seat)
    if not may_see_troops(game, seat, viewer):
        return UNSEEN - place
    return FIRST_GROUP + place if army >= FIRST_GROUP else place * SYMBOLS + army % SYMBOLS


def see_track_and_voyages(table: Table, viewer: i64, row: Scribe) -> None:
    """The markers on the Mercenary Track, and each expedition with its shares."""
    for spot in range(SPOTS):
        row.write(from_viewer(table, viewer, table.track[spot]))
    for voyage in range(VOYAGES):
        row.write(table.voyage_spot[voyage])
        row.write(table.voyage_blessed[voyage])
        for place in range(i64(MOST_SEATS)):
            seat: i64 = (viewer + place) % table.seats
            row.write(table.voyage_share[voyage * MOST_SEATS + seat] if place < table.seats else 0)


def see_hands(game: Play, viewer: i64, row: Scribe) -> None:
    """The Fate cards of each side of a battle: whose, how many, and which, if the viewer may know."""
    table = game.state
    for side in range(i64(2)):
        row.write(from_viewer(table, viewer, table.fate_side[side]))
        row.write(table.fate_held[side] if may_count_hand(game, side, viewer) else UNSEEN)
        row.write(table.fate_open[side])
        if may_see_hand(game, side, viewer):
            for place in range(side * FATE_CARDS, side * FATE_CARDS + table.fate_held[side]):
                row.row[row.at + table.fate_hand[place]] = 1
        row.skip(FATE_CARDS)


def see_cards(table: Table, viewer: i64, row: Scribe) -> None:
    """Where each Event and Agenda lies, and on what; of an Event that is being resolved, what Fate named for it.

    Rules: WK-182
    """
    for card in range(CARDS):
        row.write(table.card_place[card])
        lies: i64 = table.content.card_lies[card]
        on: i64 = table.card_on[card]
        if lies == LIES_ON_BARON or table.content.card_target[card] == TARGET_RANDOM_BARON:
            on = from_viewer(table, viewer, on)
        elif lies == LIES_ON_NOBLE or is_about_noble(table, card):
            on = noble_from_viewer(table, viewer, on)
        row.write(on)
