"""A city or stronghold is taken by assault or siege."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.deeds import clear_sieges, put_control
from wk_env.games.warrior_knights.rules.moments import CITY_TAKEN, announce
from wk_env.games.warrior_knights.rules.numbers import FIRST_STRONGHOLD
from wk_env.games.warrior_knights.rules.optional.garrison_ends import scatter
from wk_env.games.warrior_knights.rules.optional.invader import is_invader
from wk_env.games.warrior_knights.rules.optional.pacts import A_THING, note_loss
from wk_env.games.warrior_knights.rules.procedures.raze import KeepOrRaze, raze_city
from wk_env.games.warrior_knights.rules.procedures.stronghold import fall
from wk_env.games.warrior_knights.rules.queries import is_stronghold
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame


class Capture(Frame[Table]):
    """A conqueror takes a hold; a stronghold that fell to nobody has the conqueror NONE."""

    __slots__ = ("hold", "seat")

    def __init__(self, seat: i64, hold: i64) -> None:
        self.seat: i64 = seat
        self.hold: i64 = hold

    def resume(self, game: Play) -> None:
        """A city changes hands, or an invader razes it; a stronghold falls.

        Rules: VR-082
        """
        game.end()
        if is_invader(game.state, self.seat) and not is_stronghold(self.hold):
            raze_city(game, self.hold)
        elif is_stronghold(self.hold):
            fall(game, self.hold - FIRST_STRONGHOLD, self.seat)
        else:
            capture_city(game, self.seat, self.hold)

    def copy(self) -> "Capture":
        """An independent copy."""
        return Capture(self.seat, self.hold)


def capture_city(game: Play, seat: i64, city: i64) -> None:
    """A Baron gains a city by assault or siege, breaches and fortification as they are; then keeps or razes it.

    Call it last: it leaves business on the stack.
    Rules: WK-214, WK-412, WK-420, WK-421, WK-422, WK-449, VR-064, VR-110
    """
    table = game.state
    former: i64 = table.city_owner[city]
    note_loss(table, former, A_THING)
    put_control(table, city, seat)
    scatter(game, city)
    clear_sieges(table, city)
    game.call(KeepOrRaze(city))
    announce(game, CITY_TAKEN, seat, former)
