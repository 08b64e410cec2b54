"""Where hired troops go."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import PLACE_TROOP, STRONGHOLD
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import FIRST_GROUP, NONE, OFF_BOARD, SYMBOLS
from wk_env.games.warrior_knights.rules.queries import area_of, hold_in, is_shut_in
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.games.warrior_knights.rules.troop_kinds import has_room
from wk_env.kernel.core import Frame


class PlaceTroop(Frame[Table]):
    """A Baron assigns a hired card, each by itself, to a Noble or his stronghold, be it on the board or not.

    Rules: WK-303, WK-304, WK-306, WK-576, CG-024
    """

    __slots__ = (
        "seat",
        "troop",
    )

    def __init__(self, seat: i64, troop: i64) -> None:
        self.seat: i64 = seat
        self.troop: i64 = troop

    def resume(self, game: Play) -> None:
        """Ask where the card goes."""
        decision = ask_about(game, self.seat, PLACE_TROOP, game.state.content.troop_kind[self.troop], NONE)
        for symbol in range(SYMBOLS):
            noble: i64 = self.seat * SYMBOLS + symbol
            if can_receive(game.state, noble) and has_room(game.state, noble, self.troop):
                decision.offer(symbol)
        decision.offer(STRONGHOLD)

    def answer(self, game: Play, choice: i64) -> None:
        """Lay it there."""
        place: i64 = FIRST_GROUP + self.seat if choice == STRONGHOLD else self.seat * SYMBOLS + choice
        move_troop(game.state, self.troop, place)
        game.end()

    def copy(self) -> "PlaceTroop":
        """An independent copy."""
        return PlaceTroop(self.seat, self.troop)


def can_receive(table: Table, noble: i64) -> bool:
    """Whether new troops reach a Noble: off the board, or where his Baron's city or stronghold stands unbesieged.

    On a port icon or out of the game he is out of reach.
    Rules: WK-304, WK-305
    """
    if table.noble_at[noble] == OFF_BOARD:
        return True
    area: i64 = area_of(table, noble)
    if area == NONE:
        return False
    return hold_in(table, noble // SYMBOLS, area) != NONE and not is_shut_in(table, noble)
