"""A Noble on his way: over land from area to area, or by sea to a port."""

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.deeds import exhaust, put_noble
from wk_env.games.warrior_knights.rules.measures import VOYAGE, measure
from wk_env.games.warrior_knights.rules.numbers import NONE, PORT
from wk_env.games.warrior_knights.rules.optional.garrison_places import has_garrisons
from wk_env.games.warrior_knights.rules.optional.house_garrisons import Manning
from wk_env.games.warrior_knights.rules.procedures.transfer import TakeTroops
from wk_env.games.warrior_knights.rules.queries import baron_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame


def halt(game: Play, noble: i64) -> None:
    """Where a moving Noble is he may take over troops, then man the city there.

    Rules: WK-338, VR-104
    """
    if has_garrisons(game.state):
        game.call(Manning(noble))
    game.call(TakeTroops(noble))


class March(Frame[Table]):
    """A Noble goes from area to area; at the start, between steps and at the end he may take over troops. outcome: 1.

    Where he leaves, sieges that he alone kept up are lifted; where he passes, he is for a moment.

    Rules: WK-312, WK-338, WK-342, WK-574
    """

    __slots__ = ("noble", "path", "point")

    def __init__(self, noble: i64, path: vec[i64]) -> None:
        self.noble: i64 = noble
        self.path: vec[i64] = path
        self.point: i64 = 0  # even: halts, odd: steps

    def resume(self, game: Play) -> None:
        """The next halt or step."""
        point: i64 = self.point
        self.point += 1
        if point > 2 * len(self.path):
            game.state.outcome = 1
            game.end()
        elif point % 2 == 0:
            halt(game, self.noble)
        else:
            put_noble(game.state, self.noble, self.path[point // 2])

    def copy(self) -> "March":
        """An independent copy."""
        twin = March(self.noble, self.path[:])
        twin.point = self.point
        return twin


class Voyage(Frame[Table]):
    """A Noble may take over troops, then sails to the port icon of an area, where he is exhausted. outcome: 1.

    Cards may have him go ashore at once.
    Rules: WK-329, WK-330, WK-336, WK-337, WK-338, CG-061
    """

    __slots__ = ("area", "noble", "point")

    def __init__(self, noble: i64, area: i64) -> None:
        self.noble: i64 = noble
        self.area: i64 = area
        self.point: i64 = 0

    def resume(self, game: Play) -> None:
        """First the troops, then the sea."""
        self.point += 1
        if self.point == 1:
            halt(game, self.noble)
            return
        is_ashore: i64 = measure(game.state, VOYAGE, baron_of(self.noble), self.noble, NONE, NONE, 0, 0)
        put_noble(game.state, self.noble, self.area if is_ashore == 1 else PORT + self.area)
        exhaust(game.state, self.noble)
        game.state.outcome = 1
        game.end()
        if is_ashore == 1 and has_garrisons(game.state):
            game.call(Manning(self.noble))

    def copy(self) -> "Voyage":
        """An independent copy."""
        twin = Voyage(self.noble, self.area)
        twin.point = self.point
        return twin
