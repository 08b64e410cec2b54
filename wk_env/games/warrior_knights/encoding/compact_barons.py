"""The compact observation, second part: the Barons, their Nobles and armies, and what each did to each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.blocks import MOST, MOST_CROWNS, UNSEEN
from wk_env.games.warrior_knights.encoding.compact_stakes import favour_from_viewer
from wk_env.games.warrior_knights.knowledge.sight import may_see_fist, may_see_troops
from wk_env.games.warrior_knights.knowledge.viewpoint import (
    from_viewer,
    noble_from_viewer,
    place_from_viewer,
    seat_at,
    seat_from_viewer,
)
from wk_env.games.warrior_knights.rules.asks import TIE_BARON
from wk_env.games.warrior_knights.rules.numbers import (
    ACCEPTED,
    ARMIES,
    BIT,
    BROKEN,
    DOING,
    FAVOUR,
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    HEIR_OFFERED,
    HISTORY,
    LAID,
    MOST_AREAS,
    MOST_SEATS,
    NOBLES,
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
from wk_env.games.warrior_knights.rules.optional.truces import rounds_of_truce
from wk_env.games.warrior_knights.rules.queries import sides_of, stronghold_in
from wk_env.games.warrior_knights.rules.state import Play, Table

STACKS: Final[i64] = 3
AGENDA_PLACES: Final[i64] = 3
GONE_FOR_GOOD: Final[i64] = 99
FIFTY: Final[i64] = 50
LONGEST_SIEGE: Final[i64] = 99
MOST_DEATHS: Final[i64] = 99


def _places_of_nobles() -> vec[i16]:
    places = vec[i16]([0] * 128)
    for area in range(MOST_AREAS):
        places[area - OUT_OF_GAME] = i16(area + 1)
        places[PORT + area - OUT_OF_GAME] = i16(-area - 1)
    places[0] = i16(GONE_FOR_GOOD)
    return places


# 2 + where a Noble stands: where he is seen to stand.
PLACE_OF_NOBLE: Final[vec[i16]] = _places_of_nobles()


def see_barons(game: Play, viewer: i64, row: vec[i16]) -> None:
    """Purse, votes and standing of every Baron, and what he did of late."""
    table = game.state
    history = table.history
    doing = table.doing
    assert len(row) >= starts.WIDTH
    assert len(history) >= HISTORY
    assert len(doing) >= DOING
    assert table.seats <= MOST_SEATS
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        row[starts.SEAT + place] = i16(1 + ((table.gone >> seat) & 1))
        row[starts.COLOUR + place] = i16(table.colour[seat] + 1)
        row[starts.CROWNS + place] = i16(min(table.crowns[seat], MOST_CROWNS))
        row[starts.FAITH + place] = i16(min(table.faith[seat], MOST))
        row[starts.VOTES + place] = i16(min(table.votes[seat], MOST))
        row[starts.INFLUENCE + place] = i16(min(table.influence[seat], MOST))
        row[starts.BANNED + place] = i16(table.banned[seat])
        row[starts.ATTENDS + place] = i16(table.attends[seat])
        row[starts.DECLARED + place] = i16(1 + seat_from_viewer(table, viewer, table.declared[seat], TIE_BARON))
        row[starts.VOTES_SPENT + place] = i16(min(history[VOTES_SPENT + seat], MOST))
        row[starts.VOTES_LAST + place] = i16(min(history[VOTES_LAST + seat], MOST))
        row[starts.PLEDGED + place] = i16(min(doing[PLEDGED + seat], MOST))
        row[starts.ACCEPTED + place] = i16((doing[ACCEPTED] >> seat) & 1)
        row[starts.STRONGHOLD + place] = i16(table.stronghold_at[seat] + 1)
        for stack in range(STACKS):
            row[starts.LAID + place * STACKS + stack] = i16(history[LAID + seat * STACKS + stack])
        is_open: bool = may_see_fist(game, seat, viewer)
        row[starts.FIST + place] = i16(min(table.fist[seat] + 1, MOST) if is_open else UNSEEN)
    if table.seats == 2:
        see_papers(game, viewer, row)


def see_papers(game: Play, viewer: i64, row: vec[i16]) -> None:
    """The Votes that each of two players has written down, if the viewer may know."""
    table = game.state
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        is_open: bool = may_see_fist(game, seat, viewer)
        for paper in range(AGENDA_PLACES):
            votes: i64 = min(table.written[seat * len(table.current) + paper] + 1, MOST)
            row[starts.WRITTEN + place * AGENDA_PLACES + paper] = i16(votes if is_open else UNSEEN)


def see_nobles(game: Play, viewer: i64, row: vec[i16]) -> None:
    """Where every Noble stands and how strong his army is; then the troops of the strongholds."""
    table = game.state
    at = table.noble_at
    fresh = table.noble_fresh
    troops = table.army_troops
    casualties = table.casualties
    seen_at = PLACE_OF_NOBLE
    assert len(row) >= starts.WIDTH
    assert len(at) >= NOBLES
    assert len(fresh) >= NOBLES
    assert len(troops) >= ARMIES
    assert len(casualties) >= ARMIES
    assert table.seats <= MOST_SEATS
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        assert 0 <= seat < MOST_SEATS
        for symbol in range(SYMBOLS):
            noble: i64 = seat * SYMBOLS + symbol
            to: i64 = place * SYMBOLS + symbol
            row[starts.NOBLE_AT + to] = seen_at[at[noble] - OUT_OF_GAME]
            row[starts.FRESH + to] = i16(fresh[noble])
            row[starts.TROOPS + to] = i16(troops[noble] // FIFTY)
            row[starts.CASUALTIES + to] = i16(casualties[noble])
        row[starts.TROOPS + FIRST_GROUP + place] = i16(troops[FIRST_GROUP + seat] // FIFTY)
        row[starts.CASUALTIES + FIRST_GROUP + place] = i16(casualties[FIRST_GROUP + seat])
        if not may_see_troops(game, seat, viewer):
            hide_armies(place, row)
    see_sieges(table, viewer, row)


def hide_armies(place: i64, row: vec[i16]) -> None:
    """How strong the armies of a Baron are is not yet to be seen."""
    for to in range(place * SYMBOLS, place * SYMBOLS + SYMBOLS):
        row[starts.TROOPS + to] = i16(UNSEEN)
    row[starts.TROOPS + FIRST_GROUP + place] = i16(UNSEEN)


def see_sieges(table: Table, viewer: i64, row: vec[i16]) -> None:
    """For how many rounds each Noble's Baron has besieged the hold of his area, this one included; 0 for no siege."""
    at = table.noble_at
    cities = table.content.area_city
    since = table.siege_since
    bits = BIT
    strongholds: i64 = areas_of_strongholds(table)
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        for symbol in range(SYMBOLS):
            area: i64 = at[seat * SYMBOLS + symbol]
            if area < 0 or area >= PORT:
                continue
            city: i64 = cities[area]
            begun: i64 = 0
            if city >= 0:
                begun = since[city * MOST_SEATS + seat]
            if begun == 0 and strongholds & bits[area] != 0:
                begun = since[(FIRST_STRONGHOLD + stronghold_in(table, area)) * MOST_SEATS + seat]
            if begun > 0:
                row[starts.SIEGE + place * SYMBOLS + symbol] = i16(min(table.round - begun + 1, LONGEST_SIEGE))


def areas_of_strongholds(table: Table) -> i64:
    """The set of areas in which strongholds stand."""
    areas: i64 = 0
    for seat in range(sides_of(table)):
        area: i64 = table.stronghold_at[seat]
        if area >= 0:
            areas |= BIT[area]
    return areas


def see_pairs(table: Table, viewer: i64, row: vec[i16]) -> None:
    """What each Baron did to each other, and what he promised; the bargain on the table; heirs.

    Rules: WK-522, WK-526, WK-539
    """
    history = table.history
    seats: i64 = table.seats
    assert len(row) >= starts.WIDTH
    assert len(history) >= HISTORY
    assert seats <= MOST_SEATS
    for place in range(seats):
        first: i64 = seat_at(table, viewer, place) * MOST_SEATS
        seat: i64 = viewer
        for to in range(place * MOST_SEATS, place * MOST_SEATS + seats):
            row[starts.STRIKES + to] = i16(min(history[STRIKES + first + seat], MOST))
            seat += 1
            if seat == seats:
                seat = 0
    if len(table.promised) > 0:
        see_promises(table, viewer, row)
    if len(table.offer) > 0:
        row[starts.OFFER] = i16(place_from_viewer(table, viewer, table.offer[OFFERER]))
        row[starts.OFFER + 1] = i16(place_from_viewer(table, viewer, table.offer[PARTNER]))
        row[starts.OFFER + 2] = i16(table.offer[SUM])
        row[starts.OFFER + 3] = i16(noble_from_viewer(table, viewer, table.offer[HEIR_OFFERED]) + 1)
        row[starts.OFFER + 4] = i16(favour_from_viewer(table, viewer, table.offer[FAVOUR]))
    if len(table.heir_at) > 0:
        see_heirs(table, viewer, row)


def see_promises(table: Table, viewer: i64, row: vec[i16]) -> None:
    """What each Baron promised each other last in this round, and how often he broke his word to him."""
    for place in range(table.seats):
        first: i64 = seat_at(table, viewer, place) * MOST_SEATS
        for other in range(table.seats):
            pair: i64 = first + seat_at(table, viewer, other)
            to: i64 = place * MOST_SEATS + other
            row[starts.PROMISED + to] = i16(table.promised[pair])
            row[starts.BROKEN + to] = i16(min(table.history[BROKEN + pair], MOST))


def see_deaths(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """How often each Noble has died, where that is counted."""
    for noble in range(min(len(table.deaths), sides_of(table) * SYMBOLS)):
        to: i64 = from_viewer(table, viewer, noble // SYMBOLS) * SYMBOLS + noble % SYMBOLS
        row[first + to] = i16(min(table.deaths[noble], MOST_DEATHS))


def see_truces(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """How many rounds each two Barons still have a truce, where there are truces."""
    if len(table.truces) == 0:
        return
    for seat in range(table.seats):
        for other in range(table.seats):
            to: i64 = from_viewer(table, viewer, seat) * MOST_SEATS + from_viewer(table, viewer, other)
            row[first + to] = i16(rounds_of_truce(table, seat, other))


def see_won_over(table: Table, row: vec[i16], first: i64) -> None:
    """Which cities were won by an appeal, where that happens."""
    for city in range(len(table.won_over)):
        row[first + city] = i16(table.won_over[city])


def see_points(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """What each Baron has for good, where Influence is counted anew."""
    for seat in range(min(len(table.points), table.seats)):
        row[first + from_viewer(table, viewer, seat)] = i16(max(-MOST, min(table.points[seat], MOST)))


def see_conceded(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """Who has conceded to the King, where Barons may."""
    for seat in range(min(len(table.conceded), table.seats)):
        row[first + from_viewer(table, viewer, seat)] = i16(table.conceded[seat])


def see_pacts(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """What is between each two Barons, pacts broken among it, and who misses the next Assembly."""
    if len(table.pacts) == 0:
        return
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        for other in range(table.seats):
            pair: i64 = seat * MOST_SEATS + seat_at(table, viewer, other)
            to: i64 = place * MOST_SEATS + other
            row[first + to] = i16(table.pacts[pair])
            row[starts.BROKEN + to] = i16(min(table.history[BROKEN + pair], MOST))
        row[first + place * MOST_SEATS + place] = i16(table.missing[seat])


def see_heirs(table: Table, viewer: i64, row: vec[i16]) -> None:
    """Who holds each Noble's living heir, and whether the Noble waits for it."""
    for noble in range(table.seats * SYMBOLS):
        holder: i64 = place_from_viewer(table, viewer, table.heir_at[noble])
        to: i64 = from_viewer(table, viewer, noble // SYMBOLS) * SYMBOLS + noble % SYMBOLS
        row[starts.HEIRS + to] = i16(-holder if table.fallen[noble] == 1 else holder)
