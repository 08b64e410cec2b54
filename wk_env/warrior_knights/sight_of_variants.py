"""What a seat sees of optional rules: all of it is public. Zeros where there is none."""

from typing import Final

from mypy_extensions import i64

from wk_env.warrior_knights.procedures.turns import is_gone
from wk_env.warrior_knights.scribe import Scribe
from wk_env.warrior_knights.state import Table
from wk_env.warrior_knights.viewpoint import from_viewer, noble_from_viewer
from wk_env.warrior_knights.words import (
    FAVOUR,
    HEIR_OFFERED,
    MOST_SEATS,
    NOBLES,
    OFFERER,
    OPEN_MOTIONS,
    PARTNER,
    SUM,
    SYMBOLS,
)

OFFER_PLACES: Final[i64] = 5
PROMISES: Final[i64] = MOST_SEATS * MOST_SEATS
NUMBERS_OF_VARIANTS: Final[i64] = MOST_SEATS + 1 + OPEN_MOTIONS + OFFER_PLACES + PROMISES + 2 * NOBLES


def see_variants(table: Table, viewer: i64, row: Scribe) -> None:
    """Who is out, the number that thresholds go by, standing rules, the offer, promises, heirs.

    Rules: WK-044, WK-522, WK-537, WK-539, WK-544
    """
    for place in range(i64(MOST_SEATS)):
        seat: i64 = (viewer + place) % table.seats
        row.write(1 if place < table.seats and is_gone(table, seat) else 0)
    row.write(table.headcount)
    for motion in range(i64(OPEN_MOTIONS)):
        row.write(table.standing[motion] if len(table.standing) > 0 else 0)
    see_bargains(table, viewer, row)
    see_heirs(table, viewer, row)


def see_bargains(table: Table, viewer: i64, row: Scribe) -> None:
    """The offer on the table, and what every Baron promised every other."""
    if len(table.offer) == 0:
        row.skip(OFFER_PLACES + PROMISES)
        return
    row.write(from_viewer(table, viewer, table.offer[OFFERER]))
    row.write(from_viewer(table, viewer, table.offer[PARTNER]))
    row.write(table.offer[SUM])
    row.write(noble_from_viewer(table, viewer, table.offer[HEIR_OFFERED]))
    row.write(table.offer[FAVOUR])
    for giver in range(i64(MOST_SEATS)):
        for receiver in range(i64(MOST_SEATS)):
            if giver < table.seats and receiver < table.seats:
                one: i64 = (viewer + giver) % table.seats
                row.write(table.promised[one * MOST_SEATS + (viewer + receiver) % table.seats])
            else:
                row.write(0)


def see_heirs(table: Table, viewer: i64, row: Scribe) -> None:
    """Who holds each Noble's heir, and whether the Noble waits for it; Nobles from the viewer's on."""
    if len(table.heir_at) == 0:
        row.skip(2 * NOBLES)
        return
    for place in range(i64(NOBLES)):
        if place >= table.seats * SYMBOLS:
            row.skip(2)
            continue
        noble: i64 = (viewer * SYMBOLS + place) % (table.seats * SYMBOLS)
        row.write(from_viewer(table, viewer, table.heir_at[noble]))
        row.write(table.fallen[noble])
