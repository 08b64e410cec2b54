"""The compact observation, first part: what belongs to nobody, and the open question.

Where a function of these modules begins with an assertion about a length, the compiler then knows that no index leaves
the row or the column, and need not look at each.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.blocks import MOST, MOST_CROWNS, UNSEEN, readings
from wk_env.games.warrior_knights.encoding.compact_barons import see_barons, see_nobles, see_pairs
from wk_env.games.warrior_knights.encoding.compact_cards import see_actions, see_cards, see_troops
from wk_env.games.warrior_knights.encoding.compact_fights import see_fate, see_fight, see_journey
from wk_env.games.warrior_knights.knowledge.sight import may_count_fate
from wk_env.games.warrior_knights.knowledge.viewpoint import place_from_viewer, seat_at, seat_from_viewer, told
from wk_env.games.warrior_knights.rules.asks import LIFT_BAN, REPEAL
from wk_env.games.warrior_knights.rules.numbers import (
    AGENDAS,
    CITIES,
    EVENTS,
    FATE_CARDS,
    FIRST_AGENDA,
    FIRST_STRONGHOLD,
    HOLDS,
    MOST_SEATS,
    NONE,
    REGULARS,
    SPOTS,
    TROOPS,
    VOYAGES,
)
from wk_env.games.warrior_knights.rules.questions import MATTERS, SUBJECTS
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, Table

STACK_ROOM: Final[i64] = 14
MOST_TOKENS: Final[i64] = 99


def see(game: Play, viewer: i64, row: vec[i16], scratch: vec[i64], more: i64) -> None:
    """Write all that a seat may know into a row of zeros, in which the facts of expansions begin at `more`.

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
    see_fate(game, viewer, row, scratch, more)


def see_rules(rules: Rules, row: vec[i16]) -> None:
    """What the Barons agreed on, in the order of RULE_NAMES."""
    assert len(row) >= starts.WIDTH
    row[starts.RULES] = i16(rules.influence_each)
    row[starts.RULES + 1] = i16(rules.victory)
    row[starts.RULES + 2] = i16(rules.two_player_cities)
    row[starts.RULES + 3] = i16(rules.handing_to_stronghold)
    row[starts.RULES + 4] = i16(readings(rules))
    row[starts.RULES + 5] = i16(min(rules.most_rounds, MOST))
    row[starts.RULES + 6] = i16(rules.barren_end)
    row[starts.RULES + 7] = i16(rules.abandoned_heirs)
    row[starts.RULES + 8] = i16(rules.offers)
    row[starts.RULES + 9] = i16(rules.largest_sum)
    row[starts.RULES + 10] = i16(rules.heirs)
    row[starts.RULES + 11] = i16(rules.elimination)
    row[starts.RULES + 12] = i16(rules.open_motions)
    row[starts.RULES + 13] = i16(rules.miracles)


def see_optional_rules(rules: Rules, row: vec[i16], first: i64) -> None:
    """What the Barons agreed on beyond that, in the order of OPTIONAL_NAMES, behind all numbers of the base game."""
    row[first + starts.OPTIONAL_RULES + 0] = i16(rules.conquest)
    row[first + starts.OPTIONAL_RULES + 1] = i16(rules.city_gains)
    row[first + starts.OPTIONAL_RULES + 2] = i16(rules.poor_draws)
    row[first + starts.OPTIONAL_RULES + 3] = i16(min(rules.last_round, MOST))
    row[first + starts.OPTIONAL_RULES + 4] = i16(rules.sure_heirs)
    row[first + starts.OPTIONAL_RULES + 5] = i16(rules.instant)
    row[first + starts.OPTIONAL_RULES + 6] = i16(rules.capitulations)
    row[first + starts.OPTIONAL_RULES + 7] = i16(rules.appeals)
    row[first + starts.OPTIONAL_RULES + 8] = i16(rules.siege_draws)
    row[first + starts.OPTIONAL_RULES + 9] = i16(min(rules.reign_rounds, MOST))
    row[first + starts.OPTIONAL_RULES + 10] = i16(rules.reign_cities)
    row[first + starts.OPTIONAL_RULES + 11] = i16(rules.pact_rounds)
    row[first + starts.OPTIONAL_RULES + 12] = i16(rules.victim_gains)
    row[first + starts.OPTIONAL_RULES + 13] = i16(rules.manning)
    row[first + starts.OPTIONAL_RULES + 14] = i16(rules.invader)
    row[first + starts.OPTIONAL_RULES + 15] = i16(rules.bargain_windows)


def see_table(table: Table, viewer: i64, row: vec[i16]) -> None:
    """Round and stack, the pool, who holds which office."""
    assert len(row) >= starts.WIDTH
    row[starts.OWN_SEAT + viewer] = 1
    row[starts.ROUND] = i16(min(table.round, MOST))
    row[starts.STACK] = i16(table.stack)
    for stack in range(i64(3)):
        row[starts.STACK_LEFT + stack] = i16(min(table.stack_left[stack], STACK_ROOM))
        if 0 <= table.current[stack] < FIRST_AGENDA + AGENDAS:
            row[starts.CURRENT + stack] = i16(table.current[stack] - FIRST_AGENDA + 1)
    row[starts.POOL] = i16(table.pool)
    row[starts.LAST_UPKEEP] = i16(table.last_upkeep)
    row[starts.HEADCOUNT] = i16(table.headcount)
    row[starts.CHAIRMAN] = i16(place_from_viewer(table, viewer, table.chairman))
    row[starts.ACTING] = i16(place_from_viewer(table, viewer, table.acting))
    row[starts.HEAD] = i16(place_from_viewer(table, viewer, table.head))
    proposal: i64 = table.proposal
    row[starts.PROPOSAL] = i16(seat_from_viewer(table, viewer, proposal, LIFT_BAN) if proposal < REPEAL else proposal)


def see_question(game: Play, viewer: i64, row: vec[i16]) -> None:
    """What is asked of whom, and about what."""
    assert len(row) >= starts.WIDTH
    table = game.state
    decision = game.decision
    row[starts.SUBJECT] = -1
    row[starts.MATTER] = -1
    if decision.count > 0:
        row[starts.ASK] = i16(decision.ask + 1)
        row[starts.ASKED] = i16(place_from_viewer(table, viewer, decision.seat))
        row[starts.SUBJECT] = i16(min(told(table, viewer, SUBJECTS[decision.ask], table.subject), MOST))
        row[starts.MATTER] = i16(min(told(table, viewer, MATTERS[decision.ask], table.matter), MOST))


def see_decks(game: Play, viewer: i64, row: vec[i16]) -> None:
    """How many cards each deck holds; the backs of the Events that can be seen or remembered.

    Rules: WK-031, WK-047
    """
    assert len(row) >= starts.WIDTH
    table = game.state
    row[starts.FATE_COUNT] = i16(min(table.fate_count, FATE_CARDS) if may_count_fate(game, viewer) else UNSEEN)
    row[starts.EVENT_COUNT] = i16(min(table.event_count, EVENTS))
    row[starts.AGENDA_COUNT] = i16(min(table.agenda_count, AGENDAS))
    row[starts.HIRE_COUNT] = i16(min(table.hire_count, TROOPS - REGULARS))
    if table.event_count > 0:
        row[starts.EVENT_TOP] = i16(table.content.event_colour[table.event_deck[table.event_count - 1]] + 1)
    if table.event_seen > 0:
        row[starts.EVENT_BOTTOM] = i16(table.content.event_colour[table.event_deck[0]] + 1)


def see_markets(table: Table, viewer: i64, row: vec[i16]) -> None:
    """The expeditions, the Mercenary Track, the standing rules."""
    assert len(row) >= starts.WIDTH
    for spot in range(SPOTS):
        row[starts.TRACK + spot] = i16(place_from_viewer(table, viewer, max(table.track[spot], NONE)))
    for voyage in range(VOYAGES):
        if table.voyage_spot[voyage] > 0:
            row[starts.VOYAGE_SPOT + voyage] = i16(table.voyage_spot[voyage])
            row[starts.VOYAGE_BLESSED + voyage] = i16(table.voyage_blessed[voyage])
            see_shares(table, viewer, voyage * MOST_SEATS, row)
    for motion in range(len(table.standing)):
        row[starts.STANDING + motion] = i16(table.standing[motion])


def see_shares(table: Table, viewer: i64, first: i64, row: vec[i16]) -> None:
    """What each Baron put into an expedition."""
    shares = table.voyage_share
    for place in range(table.seats):
        share: i64 = shares[first + seat_at(table, viewer, place)]
        row[starts.VOYAGE_SHARE + first + place] = i16(min(share, MOST_CROWNS))


def see_holds(table: Table, viewer: i64, row: vec[i16]) -> None:
    """Who controls each city, its walls and breaches; then the breaches of the strongholds from the viewer's on."""
    owners = table.city_owner
    fortified = table.fortified
    breaches = table.breaches
    seats: i64 = table.seats
    assert len(row) >= starts.WIDTH
    assert len(owners) >= CITIES
    assert len(fortified) >= CITIES
    assert len(breaches) >= HOLDS
    for city in range(CITIES):
        row[starts.FORTIFIED + city] = i16(fortified[city])
        row[starts.BREACHES + city] = i16(breaches[city])
    for owned in range(CITIES):
        owner: i64 = owners[owned]
        place: i64 = owner - viewer + 1 if owner >= viewer else owner - viewer + 1 + seats
        row[starts.OWNER + owned] = i16(place if owner >= 0 else owner + 1)
    for away in range(seats):
        hold: i64 = FIRST_STRONGHOLD + seat_at(table, viewer, away)
        row[starts.BREACHES + FIRST_STRONGHOLD + away] = i16(breaches[hold])


def see_siege_tokens(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """What Advanced Sieges laid on cities, then on the strongholds from the viewer's on; behind all base numbers."""
    if len(table.siege_tokens) == 0:
        return
    tokens: i64 = first + starts.SIEGE_TOKENS
    spared: i64 = first + starts.SPARED
    for city in range(CITIES):
        row[tokens + city] = i16(min(table.siege_tokens[city], MOST_TOKENS))
        row[spared + city] = i16(table.spared[city])
    for away in range(table.seats):
        hold: i64 = FIRST_STRONGHOLD + seat_at(table, viewer, away)
        row[tokens + FIRST_STRONGHOLD + away] = i16(min(table.siege_tokens[hold], MOST_TOKENS))
        row[spared + FIRST_STRONGHOLD + away] = i16(table.spared[hold])
