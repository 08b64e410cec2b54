"""The compact observation, first part: what belongs to nobody, and the open question."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.warrior_knights.asks import LIFT_BAN, REPEAL
from wk_env.warrior_knights.encoding.blocks import MOST, MOST_CROWNS, UNSEEN, start_of
from wk_env.warrior_knights.encoding.compact_barons import see_barons, see_nobles, see_pairs
from wk_env.warrior_knights.encoding.compact_cards import see_actions, see_cards, see_troops
from wk_env.warrior_knights.encoding.compact_fights import see_fate, see_fight, see_journey
from wk_env.warrior_knights.questions import MATTERS, SUBJECTS
from wk_env.warrior_knights.rules import Rules
from wk_env.warrior_knights.sight import may_count_fate
from wk_env.warrior_knights.state import Play, Table
from wk_env.warrior_knights.viewpoint import place_from_viewer, seat_at, seat_from_viewer, told
from wk_env.warrior_knights.words import (
    CITIES,
    FIRST_AGENDA,
    FIRST_STRONGHOLD,
    MOST_SEATS,
    SPOTS,
    VOYAGES,
)

RULES: Final[i64] = start_of("rules")
ROUND: Final[i64] = start_of("round")
STACK: Final[i64] = start_of("stack")
STACK_LEFT: Final[i64] = start_of("stack left")
POOL: Final[i64] = start_of("pool")
LAST_UPKEEP: Final[i64] = start_of("last upkeep")
HEADCOUNT: Final[i64] = start_of("headcount")
ASK: Final[i64] = start_of("ask")
ASKED: Final[i64] = start_of("asked")
SUBJECT: Final[i64] = start_of("subject")
MATTER: Final[i64] = start_of("matter")
CHAIRMAN: Final[i64] = start_of("chairman")
ACTING: Final[i64] = start_of("acting")
HEAD: Final[i64] = start_of("head")
PROPOSAL: Final[i64] = start_of("proposal")
CURRENT: Final[i64] = start_of("current")
FATE_COUNT: Final[i64] = start_of("fate count")
EVENT_COUNT: Final[i64] = start_of("event count")
EVENT_TOP: Final[i64] = start_of("event top")
EVENT_BOTTOM: Final[i64] = start_of("event bottom")
AGENDA_COUNT: Final[i64] = start_of("agenda count")
HIRE_COUNT: Final[i64] = start_of("hire count")
VOYAGE_SPOT: Final[i64] = start_of("voyage spot")
VOYAGE_BLESSED: Final[i64] = start_of("voyage blessed")
VOYAGE_SHARE: Final[i64] = start_of("voyage share")
TRACK: Final[i64] = start_of("track")
STANDING: Final[i64] = start_of("standing")
OWNER: Final[i64] = start_of("owner")
FORTIFIED: Final[i64] = start_of("fortified")
BREACHES: Final[i64] = start_of("breaches")
OWN_SEAT: Final[i64] = start_of("own seat")


def see(game: Play, viewer: i64, row: vec[i16], scratch: vec[i64]) -> None:
    """Write all that a seat may know into a row of zeros.

    Rules: WK-044
    """
    table = game.state
    see_rules(table.rules, row)
    see_table(table, viewer, row)
    see_question(game, viewer, row)
    see_decks(game, viewer, row)
    see_markets(table, viewer, row)
    see_barons(game, viewer, row)
    see_nobles(game, viewer, row)
    see_pairs(table, viewer, row)
    see_holds(table, viewer, row)
    see_actions(table, viewer, row)
    see_troops(game, viewer, row)
    see_cards(table, viewer, row)
    see_fight(table, viewer, row)
    see_journey(table, row)
    see_fate(game, viewer, row, scratch)


def see_rules(rules: Rules, row: vec[i16]) -> None:
    """What the Barons agreed on, in the order of RULE_NAMES."""
    row[RULES] = i16(rules.influence_each)
    row[RULES + 1] = i16(rules.victory)
    row[RULES + 2] = i16(rules.two_player_cities)
    row[RULES + 3] = i16(rules.handing_to_stronghold)
    row[RULES + 4] = i16(rules.banned_refusals)
    row[RULES + 5] = i16(min(rules.most_rounds, MOST))
    row[RULES + 6] = i16(rules.barren_end)
    row[RULES + 7] = i16(rules.abandoned_heirs)
    row[RULES + 8] = i16(rules.offers)
    row[RULES + 9] = i16(rules.largest_sum)
    row[RULES + 10] = i16(rules.heirs)
    row[RULES + 11] = i16(rules.elimination)
    row[RULES + 12] = i16(rules.open_motions)
    row[RULES + 13] = i16(rules.miracles)


def see_table(table: Table, viewer: i64, row: vec[i16]) -> None:
    """Round and stack, the pool, who holds which office."""
    row[OWN_SEAT + viewer] = 1
    row[ROUND] = i16(min(table.round, MOST))
    row[STACK] = i16(table.stack)
    for stack in range(i64(3)):
        row[STACK_LEFT + stack] = i16(table.stack_left[stack])
        if table.current[stack] >= 0:
            row[CURRENT + stack] = i16(table.current[stack] - FIRST_AGENDA + 1)
    row[POOL] = i16(table.pool)
    row[LAST_UPKEEP] = i16(table.last_upkeep)
    row[HEADCOUNT] = i16(table.headcount)
    row[CHAIRMAN] = i16(place_from_viewer(table, viewer, table.chairman))
    row[ACTING] = i16(place_from_viewer(table, viewer, table.acting))
    row[HEAD] = i16(place_from_viewer(table, viewer, table.head))
    proposal: i64 = table.proposal
    row[PROPOSAL] = i16(seat_from_viewer(table, viewer, proposal, LIFT_BAN) if proposal < REPEAL else proposal)


def see_question(game: Play, viewer: i64, row: vec[i16]) -> None:
    """What is asked of whom, and about what."""
    table = game.state
    decision = game.decision
    row[SUBJECT] = -1
    row[MATTER] = -1
    if decision.count > 0:
        row[ASK] = i16(decision.ask + 1)
        row[ASKED] = i16(place_from_viewer(table, viewer, decision.seat))
        row[SUBJECT] = i16(min(told(table, viewer, SUBJECTS[decision.ask], table.subject), MOST))
        row[MATTER] = i16(min(told(table, viewer, MATTERS[decision.ask], table.matter), MOST))


def see_decks(game: Play, viewer: i64, row: vec[i16]) -> None:
    """How many cards each deck holds; the backs of the Events that can be seen or remembered.

    Rules: WK-031, WK-047
    """
    table = game.state
    row[FATE_COUNT] = i16(table.fate_count if may_count_fate(game, viewer) else UNSEEN)
    row[EVENT_COUNT] = i16(table.event_count)
    row[AGENDA_COUNT] = i16(table.agenda_count)
    row[HIRE_COUNT] = i16(table.hire_count)
    if table.event_count > 0:
        row[EVENT_TOP] = i16(table.content.event_colour[table.event_deck[table.event_count - 1]] + 1)
    if table.event_seen > 0:
        row[EVENT_BOTTOM] = i16(table.content.event_colour[table.event_deck[0]] + 1)


def see_markets(table: Table, viewer: i64, row: vec[i16]) -> None:
    """The expeditions, the Mercenary Track, the standing rules."""
    for spot in range(SPOTS):
        row[TRACK + spot] = i16(place_from_viewer(table, viewer, table.track[spot]))
    for voyage in range(VOYAGES):
        if table.voyage_spot[voyage] > 0:
            row[VOYAGE_SPOT + voyage] = i16(table.voyage_spot[voyage])
            row[VOYAGE_BLESSED + voyage] = i16(table.voyage_blessed[voyage])
            see_shares(table, viewer, voyage * MOST_SEATS, row)
    for motion in range(len(table.standing)):
        row[STANDING + motion] = i16(table.standing[motion])


def see_shares(table: Table, viewer: i64, first: i64, row: vec[i16]) -> None:
    """What each Baron put into an expedition."""
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        row[VOYAGE_SHARE + first + place] = i16(min(table.voyage_share[first + seat], MOST_CROWNS))


def see_holds(table: Table, viewer: i64, row: vec[i16]) -> None:
    """Who controls each city, its walls and breaches; then the breaches of the strongholds from the viewer's on."""
    owners = table.city_owner
    fortified = table.fortified
    breaches = table.breaches
    for city in range(CITIES):
        owner: i64 = owners[city]
        row[OWNER + city] = i16(place_from_viewer(table, viewer, owner) if owner >= 0 else owner + 1)
        row[FORTIFIED + city] = i16(fortified[city])
        row[BREACHES + city] = i16(breaches[city])
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        row[BREACHES + FIRST_STRONGHOLD + place] = i16(table.breaches[FIRST_STRONGHOLD + seat])
