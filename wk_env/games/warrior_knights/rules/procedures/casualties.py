"""Casualties: hits fall one by one on armies, walls and unled troops."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import BREACH, CASUALTY, STRONGHOLD
from wk_env.games.warrior_knights.rules.deeds import breach
from wk_env.games.warrior_knights.rules.numbers import BIT, FIRST_GROUP, NOBLES, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.optional.invader_answers import answer_for_invader
from wk_env.games.warrior_knights.rules.queries import can_take_casualty, strength_of_hold, symbol_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Decision, Frame


class Suffer(Frame[Table]):
    """Hits of 100 fall one by one: on these Nobles' armies and, in a hold (or NONE), on its walls and unled troops."""

    __slots__ = ("hits", "hold", "nobles", "seat")

    def __init__(self, seat: i64, nobles: i64, hold: i64, hits: i64) -> None:
        self.seat: i64 = seat
        self.nobles: i64 = nobles
        self.hold: i64 = hold
        self.hits: i64 = hits

    def resume(self, game: Play) -> None:
        """Ask where the next goes. Where only one place is left it goes there, where none is all others are lost.

        Rules: WK-383, WK-384, WK-385, WK-409, WK-410, WK-411
        """
        if self.hits == 0:
            game.end()
            return
        decision = ask_about(game, self.seat, CASUALTY, self.hits, self.hold)
        offer_places(game.state, decision, self.nobles, self.hold)
        if decision.count == 0:
            game.end()
        elif decision.count == 1:
            only: i64 = decision.options[0]
            decision.count = 0
            self.answer(game, only)
        answer_for_invader(game, self)

    def answer(self, game: Play, choice: i64) -> None:
        """A breach, or a token on an army; the armies of the dead take no more.

        Rules: WK-035, WK-036, WK-409
        """
        table = game.state
        self.hits -= 1
        if choice == BREACH:
            breach(table, self.hold)
        elif choice == STRONGHOLD:
            table.casualties[self.hold] += 1
        else:
            table.casualties[self.seat * SYMBOLS + choice] += 1

    def copy(self) -> "Suffer":
        """An independent copy."""
        return Suffer(self.seat, self.nobles, self.hold, self.hits)


def offer_places(table: Table, decision: Decision, nobles: i64, hold: i64) -> None:
    """Every army that can take a token, unled stronghold troops included, and the walls while they have strength.

    Rules: WK-384, WK-409, WK-410, WK-427, WK-460
    """
    for noble in range(NOBLES):
        if nobles & BIT[noble] != 0 and can_take_casualty(table, noble):
            decision.offer(symbol_of(noble))
    if hold == NONE:
        return
    if hold >= FIRST_GROUP and can_take_casualty(table, hold):
        decision.offer(STRONGHOLD)
    if strength_of_hold(table, hold) > 0:
        decision.offer(BREACH)
