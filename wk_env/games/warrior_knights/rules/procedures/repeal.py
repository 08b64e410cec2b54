"""Charges and offices that are taken away."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import DROP_CARD
from wk_env.games.warrior_knights.rules.numbers import FIRST_AGENDA, NONE
from wk_env.games.warrior_knights.rules.procedures.holdings import holder_of_agenda, holds_any, take_away
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


class Repeal(Frame[Table]):
    """One charge or office of a Baron, chosen by a seat, goes to the discards; it cannot be refused.

    Rules: WK-272, WK-288
    """

    __slots__ = (
        "baron",
        "card",
        "chooser",
    )

    def __init__(self, baron: i64, chooser: i64) -> None:
        self.baron: i64 = baron
        self.chooser: i64 = chooser
        self.card: i64 = NONE

    def resume(self, game: Play) -> None:
        """Ask which one, then take it away; nothing happens to a Baron who holds none."""
        if self.card != NONE:
            game.end()
            take_away(game, self.card)
            return
        if not holds_any(game.state, self.baron):
            game.end()
            return
        decision = ask_about(game, self.chooser, DROP_CARD, self.baron, NONE)
        for agenda in range(len(game.state.content.agenda_kind)):
            if holder_of_agenda(game.state, FIRST_AGENDA + agenda) == self.baron:
                decision.offer(agenda)

    def answer(self, game: Play, choice: i64) -> None:
        """Keep the choice."""
        self.card = FIRST_AGENDA + choice

    def copy(self) -> "Repeal":
        """An independent copy."""
        twin = Repeal(self.baron, self.chooser)
        twin.card = self.card
        return twin
