"""The fall of a stronghold."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import GIVE_CITY
from wk_env.games.warrior_knights.rules.deeds import put_control, remove_stronghold
from wk_env.games.warrior_knights.rules.numbers import CITIES, FIRST_GROUP, NONE
from wk_env.games.warrior_knights.rules.optional.garrison_ends import scatter
from wk_env.games.warrior_knights.rules.optional.invader import is_invader
from wk_env.games.warrior_knights.rules.optional.pacts import A_STRONGHOLD, A_THING, note_loss
from wk_env.games.warrior_knights.rules.procedures.elimination import Eliminate, remove_invader
from wk_env.games.warrior_knights.rules.procedures.losses import Losses
from wk_env.games.warrior_knights.rules.procedures.raze import KeepOrRaze, raze_city
from wk_env.games.warrior_knights.rules.procedures.victory import VICTORIES
from wk_env.games.warrior_knights.rules.queries import cities_of, has_card
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


class Survival:
    """Who loses his stronghold plays on."""

    __slots__ = ()

    def befall(self, game: Play, loser: i64) -> None:
        """Nothing comes of it but the loss."""


class Elimination(Survival):
    """Who loses his stronghold to a conqueror is out of the game."""

    __slots__ = ()

    def befall(self, game: Play, loser: i64) -> None:
        """He leaves once his losses are settled.

        Rules: WK-544
        """
        game.call(Eliminate(loser))


AFTER_CONQUEST: Final[list[Survival]] = [Survival(), Elimination()]


def fall(game: Play, loser: i64, conqueror: i64) -> None:
    """A stronghold leaves the board; its troops desert and are lost as at a Noble's death, the rest stays on its card.

    The conqueror takes half of the loser's crowns and a city; nobody does if he died in the assault (NONE). Nobles
    elsewhere and other cities are untouched, and nobody keeps or razes a stronghold. The crown passes, then elimination
    comes, after all that. An invader who loses his is gone; one who takes another's leaves the crowns to the treasury.
    Rules: WK-461, WK-463, WK-467, WK-468, WK-544, WK-581, WK-582, WK-587, CG-127, VR-064, VR-085, VR-143
    """
    table = game.state
    remove_stronghold(table, loser)
    if is_invader(table, loser):
        remove_invader(game)
        return
    if conqueror != NONE:
        note_loss(table, loser, A_STRONGHOLD)
        AFTER_CONQUEST[table.rules.elimination].befall(game, loser)
        VICTORIES[table.rules.victory].after_fall(game, loser, conqueror)
    if has_card(table, FIRST_GROUP + loser):
        game.call(Losses(FIRST_GROUP + loser))
    if conqueror == NONE:
        return
    booty: i64 = table.crowns[loser] // 2
    table.crowns[loser] -= booty
    if not is_invader(table, conqueror):
        table.crowns[conqueror] += booty
    game.call(GiveCity(loser, conqueror))


class GiveCity(Frame[Table]):
    """The Baron who lost his stronghold hands over one of his cities, if he has any."""

    __slots__ = ("conqueror", "loser")

    def __init__(self, loser: i64, conqueror: i64) -> None:
        self.loser: i64 = loser
        self.conqueror: i64 = conqueror

    def resume(self, game: Play) -> None:
        """Besieged and overseas cities may be chosen.

        Rules: WK-462
        """
        table = game.state
        if cities_of(table, self.loser) == 0:
            game.end()
            return
        decision = ask_about(game, self.loser, GIVE_CITY, self.conqueror, NONE)
        for city in range(CITIES):
            if table.city_owner[city] == self.loser:
                decision.offer(city)

    def answer(self, game: Play, choice: i64) -> None:
        """The conqueror gains the city and keeps or razes it; sieges of others there go on. An invader razes it.

        Rules: WK-420, WK-422, WK-449, WK-462, VR-064, VR-085, VR-110
        """
        note_loss(game.state, self.loser, A_THING)
        game.end()
        if is_invader(game.state, self.conqueror):
            raze_city(game, choice)
            return
        put_control(game.state, choice, self.conqueror)
        scatter(game, choice)
        game.call(KeepOrRaze(choice))

    def copy(self) -> "GiveCity":
        """An independent copy."""
        return GiveCity(self.loser, self.conqueror)
