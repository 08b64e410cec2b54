"""Whose turn it is when every Baron, or each of some, has one: a set of seats that shrinks."""

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.fate_deck import turn_fate_for_seat
from wk_env.games.warrior_knights.rules.numbers import BIT, NONE
from wk_env.games.warrior_knights.rules.queries import in_order
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame


def all_seats(table: Table) -> i64:
    """The set of all Barons in the game.

    Rules: WK-001, WK-544
    """
    return (BIT[table.seats] - 1) & ~table.gone


def is_gone(table: Table, seat: i64) -> bool:
    """Whether a Baron was eliminated.

    Rules: WK-544
    """
    return (table.gone >> seat) & 1 == 1


def count_heads(table: Table) -> None:
    """A round begins: from now on thresholds go by the number of Barons still in the game.

    Rules: WK-544
    """
    table.headcount = 0
    for seat in range(table.seats):
        if not is_gone(table, seat):
            table.headcount += 1


def first_of(table: Table, waiting: i64) -> i64:
    """The first of a set of seats in the order from the Chairman as he is now, or NONE.

    Rules: WK-002, WK-039
    """
    for place in range(table.seats):
        seat: i64 = in_order(table, place)
        if waiting & BIT[seat] != 0:
            return seat
    return NONE


def seat_with_most(table: Table, tokens: vec[i64], fitting: i64) -> i64:
    """The seat of a set (bits) with most tokens of a kind, a tie by Fate; NONE if the set is empty.

    Rules: WK-292, WK-545
    """
    most: i64 = NONE
    tied: i64 = 0
    last: i64 = NONE
    for seat in range(table.seats):
        if (fitting >> seat) & 1 == 0 or tokens[seat] < most:
            continue
        if tokens[seat] > most:
            most = tokens[seat]
            tied = 0
        tied |= BIT[seat]
        last = seat
    drawn: i64 = NONE if last == NONE or tied == BIT[last] else turn_fate_for_seat(table, tied)
    return last if drawn == NONE else drawn


class EachInTurn(Frame[Table]):
    """Each of a set of Barons has a turn, Chairman first as he is by then; NONE for all who are in the game.

    Rules: WK-002
    """

    __slots__ = ("waiting",)

    def __init__(self, waiting: i64 = NONE) -> None:
        self.waiting: i64 = waiting

    def resume(self, game: Play) -> None:
        """The turn of the next Baron."""
        if self.waiting == NONE:
            self.waiting = all_seats(game.state)
        seat: i64 = first_of(game.state, self.waiting)
        if seat == NONE:
            game.end()
            return
        self.waiting -= BIT[seat]
        self.take_turn(game, seat)

    def take_turn(self, game: Play, seat: i64) -> None:  # slow-ok: every kind has its own
        """What a Baron does in his turn."""
        raise NotImplementedError
