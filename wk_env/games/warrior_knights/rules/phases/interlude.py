"""What Barons may do between two Action cards by optional rules: cancel lasting Events, bargain, kill heirs."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.procedures.bargaining import Bargains
from wk_env.games.warrior_knights.rules.procedures.heirs import has_tokens
from wk_env.games.warrior_knights.rules.procedures.inheritance import KillHeirs
from wk_env.games.warrior_knights.rules.procedures.miracles import Miracles
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame

# What a window may open; a set of these, in this order.
MIRACLES: Final[i64] = 1
BARGAINS: Final[i64] = 2
HEIRS: Final[i64] = 4
EVERYTHING: Final[i64] = 7


def has_interludes(table: Table) -> bool:
    """Whether any rule in use gives the Barons something to do between two Action cards.

    Rules: WK-522, WK-541, WK-585
    """
    return table.rules.miracles + table.rules.offers + table.rules.heirs > 0


class Interlude(Frame[Table]):
    """A window between two Action cards: miracles, then bargains, then what may befall heirs in foreign hands.

    Rules: WK-522, WK-541, WK-585
    """

    __slots__ = ("left",)

    def __init__(self, left: i64 = EVERYTHING) -> None:
        self.left: i64 = left  # the set of what is still to be opened

    def resume(self, game: Play) -> None:
        """Open the next of the three, if it is played with."""
        table = game.state
        now: i64 = self.left & -self.left
        self.left -= now
        if now == 0:
            game.end()
        elif now == MIRACLES and table.rules.miracles > 0:
            game.call(Miracles(all_seats(table)))
        elif now == BARGAINS and table.rules.offers > 0:
            game.call(Bargains(all_seats(table)))
        elif now == HEIRS and has_tokens(table):
            game.call(KillHeirs(all_seats(table)))

    def copy(self) -> "Interlude":
        """An independent copy."""
        return Interlude(self.left)
