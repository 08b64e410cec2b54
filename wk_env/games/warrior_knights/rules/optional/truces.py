"""Truces: as long as one lasts two Barons do nothing against each other. On most tables there are none."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS, NONE
from wk_env.games.warrior_knights.rules.state import Table, put


def rounds_of_truce(table: Table, seat: i64, other: i64) -> i64:
    """How many rounds a truce with another Baron lasts, this one included; 0 for none, and with nobody (below 0).

    Rules: VR-070, VR-149
    """
    if len(table.truces) == 0 or other < 0:
        return 0
    return max(0, table.truces[seat * MOST_SEATS + other] - table.round + 1)


def has_truce(table: Table, seat: i64, other: i64) -> bool:
    """Whether a Baron may start nothing against another: no battle of any kind, no appeal and no bribe.

    Rules: VR-070, VR-149
    """
    return len(table.truces) > 0 and rounds_of_truce(table, seat, other) > 0


def make_truce(table: Table, seat: i64, other: i64, last: i64) -> None:
    """Two Barons have a truce up to the end of a round.

    Rules: VR-070
    """
    table.truces = put(table.truces, seat * MOST_SEATS + other, last)
    table.truces = put(table.truces, other * MOST_SEATS + seat, last)


def end_truces(table: Table, seat: i64) -> None:
    """A Baron is out of the game, and his truces with him.

    Rules: VR-149
    """
    for row in range(len(table.truces)):
        if row // MOST_SEATS == seat or row % MOST_SEATS == seat:
            table.truces = put(table.truces, row, NONE)
