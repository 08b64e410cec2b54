"""The Faith that cancels an Event: the drawer pays for a red one, anybody and all together for a blue one."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import CANCEL
from wk_env.games.warrior_knights.rules.cards.collecting import Collect
from wk_env.games.warrior_knights.rules.cards.in_force import discard
from wk_env.games.warrior_knights.rules.cards.resolving import Happen
from wk_env.games.warrior_knights.rules.measures import PRICE_FAITH, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import AT_BLUE, AT_RED, CANCEL_EVENT, LET_HAPPEN, NO, NONE, YES
from wk_env.games.warrior_knights.rules.procedures.bidding import open_window
from wk_env.games.warrior_knights.rules.procedures.stakes import hold_to_answer
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
        if open_window(game, AT_RED, self.drawer, self.card, self.price(game.state)):
            return
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
        hold_to_answer(table, self.drawer, LET_HAPPEN, CANCEL_EVENT, choice)
        if choice == YES:
            table.faith[self.drawer] -= self.price(table)
            discard(game, self.card)
        else:
            game.call(Happen(self.card, self.drawer, self.target))

    def copy(self) -> "PriceOfRed":
        """An independent copy."""
        return PriceOfRed(self.card, self.drawer, self.target)


class PriceOfBlue(Collect):
    """All Barons may cancel a blue Event together, clockwise from the drawer.

    Rules: WK-177, WK-179, WK-187
    """

    __slots__ = ("target",)

    def __init__(self, card: i64, drawer: i64, target: i64) -> None:
        super().__init__(card, drawer)
        self.target: i64 = target

    def resume(self, game: Play) -> None:
        """Bargains come first.

        Rules: WK-522
        """
        if self.turn == 0 and open_window(game, AT_BLUE, NONE, self.card, self.price(game.state)):
            return
        super().resume(game)

    def price(self, table: Table) -> i64:
        """The printed Faith."""
        return table.content.card_faith[self.card]

    def fail(self, game: Play) -> None:
        """The Event happens."""
        game.call(Happen(self.card, self.first, self.target))

    def copy(self) -> "PriceOfBlue":
        """An independent copy."""
        twin = PriceOfBlue(self.card, self.first, self.target)
        twin.turn = self.turn
        return twin
