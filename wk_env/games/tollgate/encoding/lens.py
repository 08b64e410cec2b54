"""Tollgate as numbers: where a fair is written down as one seat sees it."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from wk_env.games.tollgate.encoding.action_space import ACTION_COUNT, CODES
from wk_env.games.tollgate.encoding.match import TollgateMatch
from wk_env.games.tollgate.knowledge.sight import is_sealed
from wk_env.games.tollgate.rules.game import BID, CARTS, DUEL, NOBODY, Play
from wk_env.kernel.kinds import BITS, CATEGORY, NUMBER
from wk_env.kernel.lens import BareLens
from wk_env.kernel.spec import Block, Match

FIRST_SEAT: Final[i64] = 5
NUMBERS_A_SEAT: Final[i64] = 5
WIDTH: Final[i64] = 25
TEMPLATE: Final[vec[i16]] = vec[i16]([0] * 25)
BLOCKS: Final[Sequence[Block]] = (
    Block("turned", 0, 1, 0, 4, "carts gone by"),  # slow-ok: once
    Block("worth", 1, 1, 0, 4, "goods on the cart that is bid for; 0 when the fair is over"),  # slow-ok: once
    Block("ask", 2, 3, 0, 1, "what is asked: a bid, a duel, a toll", (BITS,)),  # slow-ok: once
    Block(  # slow-ok: once
        "carters",
        5,
        20,
        0,
        15,
        "each from the viewer on: present, coins, goods, bid + 1, fist + 1",
        (BITS, NUMBER, NUMBER, NUMBER, CATEGORY) * 4,
    ),  # slow-ok: once
)


@mypyc_attr(acyclic=True)
class TollgateLens(BareLens):
    """Tollgate as one seat sees it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TEMPLATE, ACTION_COUNT)

    def look(self, match: Match, seat: i64) -> None:
        """Write down what a seat knows, and what it may answer."""
        if not isinstance(match, TollgateMatch):
            raise TypeError("this lens shows games of Tollgate only")
        game = match.game
        self.wipe()
        see_fair(game, self.row)
        for place in range(game.state.seats):
            see_carter(game, (seat + place) % game.state.seats, seat, self.row, FIRST_SEAT + place * NUMBERS_A_SEAT)
        self.marks.show(game.decision, seat, CODES)


def see_fair(game: Play, row: vec[i16]) -> None:
    """Carts gone by, the worth of the next one, what is asked."""
    table = game.state
    row[0] = i16(table.turned)
    if table.turned < CARTS:
        row[1] = i16(table.deck[table.turned])
    if game.decision.count > 0:
        row[2 + game.decision.ask] = 1


def see_carter(game: Play, carter: i64, viewer: i64, row: vec[i16], at: i64) -> None:
    """What a carter has; his bid and his fist unless they are closed to the viewer."""
    table = game.state
    row[at] = 1
    row[at + 1] = i16(table.coins[carter])
    row[at + 2] = i16(table.goods[carter])
    row[at + 3] = i16(1 + (table.bids[carter] if carter == viewer or not is_sealed(game, BID) else NOBODY))
    row[at + 4] = i16(1 + (table.fists[carter] if carter == viewer or not is_sealed(game, DUEL) else NOBODY))
