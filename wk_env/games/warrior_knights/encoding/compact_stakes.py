"""The compact observation, behind all else: what is at stake, who promised what about it, who adds to the offer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.knowledge.viewpoint import place_from_viewer, seat_at, told
from wk_env.games.warrior_knights.rules.numbers import (
    ELECT,
    MOST_SEATS,
    NONE,
    STAKE,
    STAKE_ABOUT,
    STAKE_BESIDE,
    STAKE_SEAT,
    STAKES,
)
from wk_env.games.warrior_knights.rules.question_row import NOTHING, NUMBER, OF_HOLD, OF_NOBLE, OF_SEAT
from wk_env.games.warrior_knights.rules.state import Table

# By stake: what it is about, and what stands beside that.
ABOUT: Final[vec[i64]] = vec[i64]([OF_NOBLE, OF_HOLD, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER])
BESIDE: Final[vec[i64]] = vec[i64]([NUMBER, OF_SEAT, NUMBER, NUMBER, NUMBER, NOTHING, NOTHING])
assert len(ABOUT) == len(BESIDE) == STAKES


def see_stake(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """What is at stake, from 1, and whoever is asked then; nothing where no windows are opened at stakes.

    Rules: WK-522, WK-526
    """
    if len(table.stake) == 0:
        return
    stake: i64 = table.stake[STAKE]
    if stake != NONE:
        to: i64 = first + starts.STAKE
        row[to] = i16(stake + 1)
        row[to + 1] = i16(place_from_viewer(table, viewer, table.stake[STAKE_SEAT]))
        row[to + 2] = i16(told(table, viewer, ABOUT[stake], table.stake[STAKE_ABOUT]))
        row[to + 3] = i16(told(table, viewer, BESIDE[stake], table.stake[STAKE_BESIDE]))
    for place in range(table.seats):
        seat: i64 = seat_at(table, viewer, place)
        row[first + starts.JOINED + place] = i16(table.joined[seat])
        for other in range(table.seats):
            promise: i64 = table.promised_at_stake[seat * MOST_SEATS + seat_at(table, viewer, other)]
            to = first + starts.PROMISED_AT_STAKE + place * MOST_SEATS + other
            row[to] = i16(favour_from_viewer(table, viewer, promise))


def favour_from_viewer(table: Table, viewer: i64, favour: i64) -> i64:
    """A promise, with the Baron who shall be elected counted from the viewer on."""
    if favour < ELECT or favour >= ELECT + MOST_SEATS:
        return favour
    return ELECT + place_from_viewer(table, viewer, favour - ELECT) - 1
