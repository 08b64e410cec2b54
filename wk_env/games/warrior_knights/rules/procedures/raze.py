"""Razing: whoever has just gained a city keeps it or razes it."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import KEEP, KEEP_OR_RAZE, RAZE
from wk_env.games.warrior_knights.rules.cards.in_force import discard_cards_on_city
from wk_env.games.warrior_knights.rules.deeds import raze
from wk_env.games.warrior_knights.rules.measures import MAY_RAZE, is_closed, is_unlawful
from wk_env.games.warrior_knights.rules.numbers import NO_RAZING, NONE
from wk_env.games.warrior_knights.rules.optional.garrison_ends import scatter
from wk_env.games.warrior_knights.rules.procedures.ban import ban
from wk_env.games.warrior_knights.rules.procedures.open_motions import stands
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

INCOMES_FOR_RAZING: Final[i64] = 3


class KeepOrRaze(Frame[Table]):
    """The Baron who just gained a city keeps or razes it: now or never."""

    __slots__ = ("city",)

    def __init__(self, city: i64) -> None:
        self.city: i64 = city

    def resume(self, game: Play) -> None:
        """Ask him, unless a charge of his or a standing rule forbids razing.

        Rules: WK-422, WK-425, WK-537
        """
        table = game.state
        seat: i64 = table.city_owner[self.city]
        if seat < 0 or is_closed(table, MAY_RAZE, seat) or stands(table, NO_RAZING):
            game.end()
            return
        decision = ask_about(game, seat, KEEP_OR_RAZE, self.city, NONE)
        decision.offer(KEEP)
        decision.offer(RAZE)

    def answer(self, game: Play, choice: i64) -> None:
        """Razing pays three times the printed income; where a law forbids it he is banned.

        Rules: WK-286, WK-422, WK-423
        """
        table = game.state
        seat: i64 = table.city_owner[self.city]
        game.end()
        if choice == RAZE:
            raze_city(game, self.city)
            table.crowns[seat] += INCOMES_FOR_RAZING * table.content.city_income[self.city]
            if is_unlawful(table, MAY_RAZE, seat):
                ban(game, seat)

    def copy(self) -> "KeepOrRaze":
        """An independent copy."""
        return KeepOrRaze(self.city)


def raze_city(game: Play, city: i64) -> None:
    """A city is gone for good, and the cards that lie on it with it. Pays nothing.

    Rules: WK-424, VR-110
    """
    raze(game.state, city)
    scatter(game, city)
    discard_cards_on_city(game, city)
