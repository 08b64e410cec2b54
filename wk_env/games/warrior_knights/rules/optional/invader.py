"""Invading Kingdom: a kingdom that nobody plays attacks everybody, by rule alone.

The table has a row for each of six seats, and at most five Barons play: the invader is the row behind the last of them,
of the number `table.seats`. So its Nobles, troops, stronghold and Action cards are pieces like all others, while
whatever goes from Baron to Baron passes it by; where it counts beside them, `sides_of` is asked instead. No question
is ever put to it: the frames of a battle answer in its name (invader_answers), its cards act by themselves
(invader_acts), its pieces come and go (invader_pieces). Its colour belongs to no seat, so random results pass it by.
"""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import BIT, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.queries import area_of, has_army_in
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Table

NAME: Final = "invading_kingdom"
CLASHES: Final[tuple[tuple[str, str], ...]] = ()
MOST_BARONS: Final[i64] = 5


def invading_kingdom(rules: Rules) -> Rules:
    """An invader plays with two to five Barons.

    Rules: VR-071
    """
    return replace(rules, invader=1)  # slow-ok: once


def is_invader(table: Table, seat: i64) -> bool:
    """Whether a row of the table is the invader's rather than a Baron's.

    Rules: VR-071
    """
    return len(table.invader) > 0 and seat == table.seats


def is_in_game(table: Table) -> bool:
    """Whether an invader plays who has not been driven out.

    Rules: VR-085
    """
    return len(table.invader) > 0 and (table.gone >> table.seats) & 1 == 0


def holder_of_hand(table: Table, seat: i64) -> i64:
    """Who sees the Fate cards of a side before all do: its Baron; nobody (NONE) those of a city or an invader.

    Rules: VR-081
    """
    if is_invader(table, seat):
        return NONE
    return seat


def is_guarded(table: Table, seat: i64, target: i64, area: i64) -> bool:
    """Whether the invader's armies stand beside a hold that a Baron would attack: it never gives leave.

    Rules: VR-083
    """
    return seat < table.seats and target != table.seats and has_army_in(table, table.seats, area)


def areas_of_nobles(table: Table, seat: i64) -> i64:
    """The set of areas in which Nobles of a side stand."""
    areas: i64 = 0
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if area_of(table, noble) != NONE:
            areas |= BIT[area_of(table, noble)]
    return areas


def areas_shut_to(table: Table, seat: i64) -> i64:
    """The set of areas that Nobles of a side cannot pass, though they may end there.

    Barons do not pass the invader's Nobles, nor it theirs and their cities.
    Rules: VR-083
    """
    if seat < table.seats:
        return areas_of_nobles(table, table.seats)
    areas: i64 = 0
    for baron in range(table.seats):
        areas |= areas_of_nobles(table, baron)
    city: i64 = NONE
    for owner in table.city_owner:
        city += 1
        if owner >= 0:
            areas |= BIT[table.content.city_area[city]]
    return areas
