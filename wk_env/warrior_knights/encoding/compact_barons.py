"""The compact observation, second part: the Barons, their Nobles and armies, and what each did to each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.warrior_knights.asks import TIE_BARON
from wk_env.warrior_knights.encoding.blocks import MOST, MOST_CROWNS, UNSEEN, start_of
from wk_env.warrior_knights.facts import stronghold_in
from wk_env.warrior_knights.sight import may_see_fist, may_see_troops
from wk_env.warrior_knights.state import Play, Table
from wk_env.warrior_knights.viewpoint import (
    from_viewer,
    noble_from_viewer,
    place_from_viewer,
    seat_at,
    seat_from_viewer,
)
from wk_env.warrior_knights.words import (
    ACCEPTED,
    BROKEN,
    FAVOUR,
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    HEIR_OFFERED,
    LAID,
    MOST_SEATS,
    OFFERER,
    OUT_OF_GAME,
    PARTNER,
    PLEDGED,
    PORT,
    STRIKES,
    SUM,
    SYMBOLS,
    VOTES_LAST,
    VOTES_SPENT,
)

SEAT: Final[i64] = start_of("seat")
COLOUR: Final[i64] = start_of("colour")
CROWNS: Final[i64] = start_of("crowns")
FAITH: Final[i64] = start_of("faith")
VOTES: Final[i64] = start_of("votes")
INFLUENCE: Final[i64] = start_of("influence")
BANNED: Final[i64] = start_of("banned")
ATTENDS: Final[i64] = start_of("attends")
FIST: Final[i64] = start_of("fist")
WRITTEN: Final[i64] = start_of("written")
DECLARED: Final[i64] = start_of("declared")
SPENT: Final[i64] = start_of("votes spent")
LAST: Final[i64] = start_of("votes last")
PLEDGE: Final[i64] = start_of("pledged")
ACCEPT: Final[i64] = start_of("accepted")
IN_STACKS: Final[i64] = start_of("laid")
STRONGHOLD: Final[i64] = start_of("stronghold")
NOBLE_AT: Final[i64] = start_of("noble at")
FRESH: Final[i64] = start_of("fresh")
TROOPS: Final[i64] = start_of("troops")
CASUALTIES: Final[i64] = start_of("casualties")
SIEGE: Final[i64] = start_of("siege")
STRUCK: Final[i64] = start_of("strikes")
BREACH: Final[i64] = start_of("broken")
PROMISED: Final[i64] = start_of("promised")
OFFER: Final[i64] = start_of("offer")
HEIRS: Final[i64] = start_of("heirs")
STACKS: Final[i64] = 3
AGENDA_PLACES: Final[i64] = 3
GONE_FOR_GOOD: Final[i64] = 99
FIFTY: Final[i64] = 50
LONGEST_SIEGE: Final[i64] = 99


def see_barons(game: Play, viewer: i64, row: vec[i16]) -> None:
    """Purse, votes and standing of every Baron, and what he did of late."""
    table = game.state
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        row[SEAT + place] = i16(1 + ((table.gone >> seat) & 1))
        row[COLOUR + place] = i16(table.colour[seat] + 1)
        row[CROWNS + place] = i16(min(table.crowns[seat], MOST_CROWNS))
        row[FAITH + place] = i16(min(table.faith[seat], MOST))
        row[VOTES + place] = i16(min(table.votes[seat], MOST))
        row[INFLUENCE + place] = i16(min(table.influence[seat], MOST))
        row[BANNED + place] = i16(table.banned[seat])
        row[ATTENDS + place] = i16(table.attends[seat])
        row[DECLARED + place] = i16(1 + seat_from_viewer(table, viewer, table.declared[seat], TIE_BARON))
        row[SPENT + place] = i16(min(table.history[VOTES_SPENT + seat], MOST))
        row[LAST + place] = i16(min(table.history[VOTES_LAST + seat], MOST))
        row[PLEDGE + place] = i16(min(table.doing[PLEDGED + seat], MOST))
        row[ACCEPT + place] = i16((table.doing[ACCEPTED] >> seat) & 1)
        row[STRONGHOLD + place] = i16(table.stronghold_at[seat] + 1)
        for stack in range(STACKS):
            row[IN_STACKS + place * STACKS + stack] = i16(table.history[LAID + seat * STACKS + stack])
        is_open: bool = may_see_fist(game, seat, viewer)
        row[FIST + place] = i16(min(table.fist[seat] + 1, MOST) if is_open else UNSEEN)
    if table.seats == 2:
        see_papers(game, viewer, row)


def see_papers(game: Play, viewer: i64, row: vec[i16]) -> None:
    """The Votes that each of two players has written down, if the viewer may know."""
    table = game.state
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        is_open: bool = may_see_fist(game, seat, viewer)
        for paper in range(AGENDA_PLACES):
            votes: i64 = min(table.written[seat * AGENDA_PLACES + paper] + 1, MOST)
            row[WRITTEN + place * AGENDA_PLACES + paper] = i16(votes if is_open else UNSEEN)


def see_nobles(game: Play, viewer: i64, row: vec[i16]) -> None:
    """Where every Noble stands and how strong his army is; then the troops of the strongholds."""
    table = game.state
    fresh = table.noble_fresh
    troops = table.army_troops
    casualties = table.casualties
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        noble: i64 = seat * SYMBOLS
        first: i64 = place * SYMBOLS
        for to in range(first, first + SYMBOLS):
            row[FRESH + to] = i16(fresh[noble])
            row[TROOPS + to] = i16(troops[noble] // FIFTY)
            row[CASUALTIES + to] = i16(casualties[noble])
            at: i64 = table.noble_at[noble]
            if 0 <= at < PORT:
                row[NOBLE_AT + to] = i16(at + 1)
                row[SIEGE + to] = i16(age_of_siege(table, seat, at))
            elif at >= PORT:
                row[NOBLE_AT + to] = i16(PORT - at - 1)
            elif at == OUT_OF_GAME:
                row[NOBLE_AT + to] = i16(GONE_FOR_GOOD)
            noble += 1
        row[TROOPS + FIRST_GROUP + place] = i16(troops[FIRST_GROUP + seat] // FIFTY)
        row[CASUALTIES + FIRST_GROUP + place] = i16(casualties[FIRST_GROUP + seat])
        if not may_see_troops(game, seat, viewer):
            hide_armies(place, row)


def hide_armies(place: i64, row: vec[i16]) -> None:
    """How strong the armies of a Baron are is not yet to be seen."""
    for to in range(place * SYMBOLS, place * SYMBOLS + SYMBOLS):
        row[TROOPS + to] = i16(UNSEEN)
    row[TROOPS + FIRST_GROUP + place] = i16(UNSEEN)


def age_of_siege(table: Table, seat: i64, area: i64) -> i64:
    """For how many rounds a Baron has besieged the hold of an area, this one included; 0 for no siege."""
    city: i64 = table.content.area_city[area]
    since: i64 = table.siege_since[city * MOST_SEATS + seat] if city >= 0 else 0
    if since == 0:
        other: i64 = stronghold_in(table, area)
        since = table.siege_since[(FIRST_STRONGHOLD + other) * MOST_SEATS + seat] if other >= 0 else 0
    return min(table.round - since + 1, LONGEST_SIEGE) if since > 0 else 0


def see_pairs(table: Table, viewer: i64, row: vec[i16]) -> None:
    """What each Baron did to each other, and what he promised; the bargain on the table; heirs.

    Rules: WK-522, WK-526, WK-539
    """
    history = table.history
    for place in range(table.seats):
        first: i64 = seat_at(table, viewer, place) * MOST_SEATS
        for other in range(table.seats):
            pair: i64 = first + seat_at(table, viewer, other)
            to: i64 = place * MOST_SEATS + other
            row[STRUCK + to] = i16(min(history[STRIKES + pair], MOST))
            row[BREACH + to] = i16(min(history[BROKEN + pair], MOST))
    if len(table.promised) > 0:
        see_promises(table, viewer, row)
    if len(table.offer) > 0:
        row[OFFER] = i16(place_from_viewer(table, viewer, table.offer[OFFERER]))
        row[OFFER + 1] = i16(place_from_viewer(table, viewer, table.offer[PARTNER]))
        row[OFFER + 2] = i16(table.offer[SUM])
        row[OFFER + 3] = i16(noble_from_viewer(table, viewer, table.offer[HEIR_OFFERED]) + 1)
        row[OFFER + 4] = i16(table.offer[FAVOUR])
    if len(table.heir_at) > 0:
        see_heirs(table, viewer, row)


def see_promises(table: Table, viewer: i64, row: vec[i16]) -> None:
    """What each Baron promised each other last in this round."""
    for place in range(table.seats):
        first: i64 = seat_at(table, viewer, place) * MOST_SEATS
        for other in range(table.seats):
            promise: i64 = table.promised[first + seat_at(table, viewer, other)]
            row[PROMISED + place * MOST_SEATS + other] = i16(promise)


def see_heirs(table: Table, viewer: i64, row: vec[i16]) -> None:
    """Who holds each Noble's living heir, and whether the Noble waits for it."""
    for noble in range(table.seats * SYMBOLS):
        holder: i64 = place_from_viewer(table, viewer, table.heir_at[noble])
        to: i64 = from_viewer(table, viewer, noble // SYMBOLS) * SYMBOLS + noble % SYMBOLS
        row[HEIRS + to] = i16(-holder if table.fallen[noble] == 1 else holder)
