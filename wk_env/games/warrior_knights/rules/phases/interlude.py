"""What Barons may do between two Action cards by optional rules: cancel Events, bargain, kill heirs, make pacts."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import BIT
from wk_env.games.warrior_knights.rules.optional.treachery import Pacts
from wk_env.games.warrior_knights.rules.procedures.bargaining import Bargains
from wk_env.games.warrior_knights.rules.procedures.inheritance import KillHeirs
from wk_env.games.warrior_knights.rules.procedures.miracles import Miracles
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.sets import first_in
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame

# Procedures that optional rules insert, by their places in INSERTED; sets of them are opened in this order.
MIRACLES: Final[i64] = 0
BARGAINS: Final[i64] = 1
HEIRS: Final[i64] = 2
PACTS: Final[i64] = 3


class Inserted:
    """Business that an optional rule inserts."""

    __slots__ = ()

    def open(self, game: Play) -> None:
        """Put it on top of the stack."""
        raise NotImplementedError


class OpenMiracles(Inserted):
    """Every Baron may cancel lasting Events.

    Rules: WK-585
    """

    __slots__ = ()

    def open(self, game: Play) -> None:
        """Put it on top of the stack."""
        game.call(Miracles(all_seats(game.state)))


class OpenBargains(Inserted):
    """Every Baron may propose bargains.

    Rules: WK-522
    """

    __slots__ = ()

    def open(self, game: Play) -> None:
        """Put it on top of the stack."""
        game.call(Bargains(all_seats(game.state)))


class OpenHeirs(Inserted):
    """Every Baron may kill foreign heirs that he holds.

    Rules: WK-541
    """

    __slots__ = ()

    def open(self, game: Play) -> None:
        """Put it on top of the stack."""
        game.call(KillHeirs(all_seats(game.state)))


class OpenPacts(Inserted):
    """Every Baron may propose a pact.

    Rules: VR-060
    """

    __slots__ = ()

    def open(self, game: Play) -> None:
        """Put it on top of the stack."""
        game.call(Pacts(all_seats(game.state)))


INSERTED: Final[list[Inserted]] = [OpenMiracles(), OpenBargains(), OpenHeirs(), OpenPacts()]


def before_cards(rules: Rules) -> i64:
    """The set of procedures that the rules insert before each Action card, or before the first of a stack.

    Rules: WK-522, WK-541, WK-585, VR-060
    """
    bargains: i64 = min(i64(1), rules.offers)
    pacts: i64 = min(i64(1), rules.pact_rounds)
    found: i64 = rules.miracles * BIT[MIRACLES] + bargains * BIT[BARGAINS] + rules.heirs * BIT[HEIRS]
    return found + pacts * BIT[PACTS]


def at_stacks_alone(rules: Rules) -> i64:
    """The set of those that come before the first card of a stack and no other.

    Rules: WK-522
    """
    return rules.stack_windows * BIT[BARGAINS]


class Interlude(Frame[Table]):
    """A window in the round for a set of inserted procedures; nobody opens one for none of them.

    Rules: WK-522, WK-541, WK-585
    """

    __slots__ = ("left",)

    def __init__(self, left: i64) -> None:
        self.left: i64 = left  # the set of what is still to be opened

    def resume(self, game: Play) -> None:
        """Open the next one."""
        if self.left == 0:
            game.end()
            return
        inserted: i64 = first_in(self.left)
        self.left -= BIT[inserted]
        INSERTED[inserted].open(game)

    def copy(self) -> "Interlude":
        """An independent copy."""
        return Interlude(self.left)
