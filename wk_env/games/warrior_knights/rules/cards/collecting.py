"""All Barons may cancel an Event together: what they pledge, and who is asked for how much."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import PLEDGE
from wk_env.games.warrior_knights.rules.cards.in_force import discard
from wk_env.games.warrior_knights.rules.numbers import NO, PLEDGED, YES
from wk_env.games.warrior_knights.rules.procedures.stakes import hold_to_pledges
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


def sum_pledged(table: Table) -> i64:
    """What all have pledged."""
    total: i64 = 0
    for seat in range(table.seats):
        total += table.doing[PLEDGED + seat]
    return total


def pay_pledges(table: Table) -> None:
    """Everybody pays what he pledged, to the treasury.

    Rules: WK-180, WK-555
    """
    for seat in range(table.seats):
        table.faith[seat] -= table.doing[PLEDGED + seat]
    drop_pledges(table)


def drop_pledges(table: Table) -> None:
    """Nothing is pledged."""
    for seat in range(table.seats):
        table.doing[PLEDGED + seat] = 0


class Collect(Frame[Table]):
    """All Barons may cancel an Event together: each names a share, clockwise from the first, twice at most.

    Rules: WK-179, WK-180
    """

    __slots__ = ("card", "first", "turn")

    def __init__(self, card: i64, first: i64) -> None:
        self.card: i64 = card
        self.first: i64 = first
        self.turn: i64 = 0

    def price(self, table: Table) -> i64:  # slow-ok: every kind has its own
        """The Faith that they must pledge together."""
        raise NotImplementedError

    def resume(self, game: Play) -> None:
        """Ask the next Baron, until the price is reached or all have spoken; nobody is asked again if nobody pledged.

        Rules: WK-177, WK-179, WK-180, WK-181, WK-187
        """
        table = game.state
        pledged: i64 = sum_pledged(table)
        missing: i64 = self.price(table) - pledged
        if missing == 0:
            hold_to_pledges(table, YES)
            pay_pledges(table)
            game.end()
            discard(game, self.card)
            return
        if self.turn == 2 * table.seats or (self.turn == table.seats and pledged == 0):
            hold_to_pledges(table, NO)
            drop_pledges(table)
            game.end()
            self.fail(game)
            return
        seat: i64 = (self.first + self.turn) % table.seats
        if is_gone(table, seat):
            self.turn += 1
            return
        decision = ask_about(game, seat, PLEDGE, self.card, missing)
        for share in range(min(missing, table.faith[seat] - table.doing[PLEDGED + seat]) + 1):
            decision.offer(share)

    def fail(self, game: Play) -> None:
        """The price was not reached; this frame is over already."""

    def answer(self, game: Play, choice: i64) -> None:
        """Note the share; it is not paid unless the price is reached.

        Rules: WK-180
        """
        game.state.doing[PLEDGED + game.decision.seat] += choice
        self.turn += 1
