"""Numbers of seats, Nobles and armies as a viewer counts them: from his own seat on."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import FIRST_GARRISON, FIRST_GROUP, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.question_row import NOTHING, OF_ARMY, OF_HOLD, OF_NOBLE, OF_SEAT
from wk_env.games.warrior_knights.rules.state import Table


def from_viewer(table: Table, viewer: i64, seat: i64) -> i64:
    """How many seats clockwise from the viewer a Baron sits; what is no seat stays as it is, as does the invader."""
    if seat >= table.seats:
        return seat
    if seat < 0 or seat >= viewer:
        return seat if seat < 0 else seat - viewer
    return seat - viewer + table.seats


def noble_from_viewer(table: Table, viewer: i64, noble: i64) -> i64:
    """A Noble's number, with his Baron counted from the viewer on; NONE stays."""
    return noble if noble < 0 else from_viewer(table, viewer, noble // SYMBOLS) * SYMBOLS + noble % SYMBOLS


def seat_from_viewer(table: Table, viewer: i64, number: i64, first: i64) -> i64:
    """A number that stands for a seat from the first such number on; smaller ones stay."""
    return number if number < first else first + from_viewer(table, viewer, number - first)


def told(table: Table, viewer: i64, what: i64, number: i64) -> i64:
    """What a question is about, counted from the viewer on; NONE for nothing."""
    if what == NOTHING:
        return NONE
    if what == OF_NOBLE or (what == OF_ARMY and number < FIRST_GROUP):
        return noble_from_viewer(table, viewer, number)
    if what in (OF_ARMY, OF_HOLD) and number < FIRST_GARRISON:
        return seat_from_viewer(table, viewer, number, FIRST_GROUP)
    return from_viewer(table, viewer, number) if what == OF_SEAT else number


def place_from_viewer(table: Table, viewer: i64, seat: i64) -> i64:
    """The place of a Baron from the viewer on, 1 for himself; 0 for what is no seat, the last for the invader."""
    if seat < 0:
        return 0
    if seat >= table.seats:
        return seat + 1
    return seat - viewer + 1 if seat >= viewer else seat - viewer + 1 + table.seats


def seat_at(table: Table, viewer: i64, place: i64) -> i64:
    """The seat so many places clockwise from the viewer: a modulo without a division."""
    seat: i64 = viewer + place
    return seat if seat < table.seats else seat - table.seats
