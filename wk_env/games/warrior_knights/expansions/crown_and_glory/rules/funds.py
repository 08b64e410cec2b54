"""The expedition result Funds Needed: whoever pays no more loses his stake."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import FUND_MORE
from wk_env.games.warrior_knights.rules.deeds import pay
from wk_env.games.warrior_knights.rules.numbers import FLEET_LOST, MOST_SEATS, NO, NONE, YES
from wk_env.games.warrior_knights.rules.procedures.voyages import end_share, resolve_from
from wk_env.games.warrior_knights.rules.queries import in_order
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

FUNDS: Final[i64] = 2  # crowns that an investor pays to keep his stake


class MoreFunds(Frame[Table]):
    """Each Baron with a stake in an expedition pays, or loses it; then Fate speaks of the expeditions after it."""

    __slots__ = ("place", "voyage")

    def __init__(self, voyage: i64) -> None:
        self.voyage: i64 = voyage
        self.place: i64 = 0  # the Baron, counted from the Chairman

    def resume(self, game: Play) -> None:
        """Ask the next of them, Chairman first; whoever cannot pay loses his stake unasked. The fleet sails on.

        Rules: CG-107, CG-108
        """
        table = game.state
        while self.place < table.seats:
            seat: i64 = in_order(table, self.place)
            if table.voyage_share[self.voyage * MOST_SEATS + seat] > 0:
                if table.crowns[seat] >= FUNDS:
                    decision = ask_about(game, seat, FUND_MORE, self.voyage, FUNDS)
                    decision.offer(NO)
                    decision.offer(YES)
                    return
                end_share(table, self.voyage, seat, FLEET_LOST)
            self.place += 1
        game.end()
        lacking: i64 = resolve_from(table, self.voyage + 1)
        if lacking != NONE:
            game.call(MoreFunds(lacking))

    def answer(self, game: Play, choice: i64) -> None:
        """The crowns go to the treasury and raise no stake, or the stake does.

        Rules: CG-107
        """
        table = game.state
        seat: i64 = in_order(table, self.place)
        if choice == YES:
            pay(table, seat, FUNDS)
        else:
            end_share(table, self.voyage, seat, FLEET_LOST)
        self.place += 1

    def copy(self) -> "MoreFunds":
        """An independent copy."""
        twin = MoreFunds(self.voyage)
        twin.place = self.place
        return twin
