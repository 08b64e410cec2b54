"""The Faith that cancels an Event: the drawer pays for a red one, anybody and all together for a blue one."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import CANCEL, PLEDGE
from wk_env.games.warrior_knights.rules.cards.in_force import discard
from wk_env.games.warrior_knights.rules.cards.resolving import Happen
from wk_env.games.warrior_knights.rules.measures import PRICE_FAITH, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import NO, PLEDGED, YES
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.public_history import drop_pledges, note_pledge, pay_pledges, sum_pledged
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


class PriceOfRed(Frame[Table]):
    """The drawer of a red Event, and nobody else, may cancel it for its Faith."""

    __slots__ = ("card", "drawer", "target")

    def __init__(self, card: i64, drawer: i64, target: i64) -> None:
        self.card: i64 = card
        self.drawer: i64 = drawer
        self.target: i64 = target

    def resume(self, game: Play) -> None:
        """Ask him.

        Rules: WK-176, WK-177, WK-178
        """
        decision = ask_about(game, self.drawer, CANCEL, self.card, self.price(game.state))
        decision.offer(NO)
        if game.state.faith[self.drawer] >= self.price(game.state):
            decision.offer(YES)

    def price(self, table: Table) -> i64:
        """The printed Faith, bent by cards."""
        return measure_of_baron(table, PRICE_FAITH, self.drawer, table.content.card_faith[self.card], 1)

    def answer(self, game: Play, choice: i64) -> None:
        """Pay it and discard the card, or let it happen.

        Rules: WK-178, WK-181, WK-185, WK-555
        """
        table = game.state
        game.end()
        if choice == YES:
            table.faith[self.drawer] -= self.price(table)
            discard(game, self.card)
        else:
            game.call(Happen(self.card, self.drawer, self.target))

    def copy(self) -> "PriceOfRed":
        """An independent copy."""
        return PriceOfRed(self.card, self.drawer, self.target)


class PriceOfBlue(Frame[Table]):
    """All Barons may cancel a blue Event together: each names a share, clockwise from the drawer, twice at most."""

    __slots__ = ("card", "drawer", "target", "turn")

    def __init__(self, card: i64, drawer: i64, target: i64) -> None:
        self.card: i64 = card
        self.drawer: i64 = drawer
        self.target: i64 = target
        self.turn: i64 = 0

    def resume(self, game: Play) -> None:
        """Ask the next Baron, until the price is reached or all have spoken; nobody is asked again if nobody pledged.

        Rules: WK-177, WK-179, WK-180, WK-187
        """
        table = game.state
        missing: i64 = table.content.card_faith[self.card] - sum_pledged(table)
        if missing == 0:
            self.cancel(game)
            return
        if self.turn == 2 * table.seats or (self.turn == table.seats and sum_pledged(table) == 0):
            drop_pledges(table)
            game.end()
            game.call(Happen(self.card, self.drawer, self.target))
            return
        seat: i64 = (self.drawer + self.turn) % table.seats
        if is_gone(table, seat):
            self.turn += 1
            return
        decision = ask_about(game, seat, PLEDGE, self.card, missing)
        for share in range(min(missing, table.faith[seat] - table.doing[PLEDGED + seat]) + 1):
            decision.offer(share)

    def cancel(self, game: Play) -> None:
        """Everybody pays what he pledged, to the treasury, and the card is discarded without effect.

        Rules: WK-180, WK-181, WK-555
        """
        pay_pledges(game.state)
        game.end()
        discard(game, self.card)

    def answer(self, game: Play, choice: i64) -> None:
        """Note the share; it is not paid unless the price is reached.

        Rules: WK-180
        """
        note_pledge(game.state, game.decision.seat, choice)
        self.turn += 1

    def copy(self) -> "PriceOfBlue":
        """An independent copy."""
        twin = PriceOfBlue(self.card, self.drawer, self.target)
        twin.turn = self.turn
        return twin
