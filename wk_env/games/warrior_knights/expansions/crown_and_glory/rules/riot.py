"""A riot: a city without a Noble of its Baron yields nothing until somebody calms it."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_garrisoned
from wk_env.games.warrior_knights.rules.asks import LET_RIOT, RIOT
from wk_env.games.warrior_knights.rules.optional.instant_influence import settle_holdings
from wk_env.games.warrior_knights.rules.procedures.calming import pay_for_calm, price_of_calm, ways_to_calm
from wk_env.games.warrior_knights.rules.riots import let_riot
from wk_env.games.warrior_knights.rules.sets import offer_each
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


class Riot(Frame[Table]):
    """The people of a city riot: its controller pays Faith or crowns, now or never, or a riot token is laid on it."""

    __slots__ = ("city",)

    def __init__(self, city: i64) -> None:
        self.city: i64 = city

    def resume(self, game: Play) -> None:
        """Offer what the controller can pay, and the riot, which needs no question if he can pay nothing.

        A Garrison lets nobody riot.
        Rules: CG-092, CG-096
        """
        table = game.state
        owner: i64 = table.city_owner[self.city]
        if owner < 0 or is_garrisoned(table, self.city):
            game.end()
            return
        ways: i64 = ways_to_calm(table, self.city)
        if ways == 0:
            self.answer(game, LET_RIOT)
            return
        decision = ask_about(game, owner, RIOT, self.city, price_of_calm(table, self.city))
        offer_each(decision, ways, 0)
        decision.offer(LET_RIOT)

    def answer(self, game: Play, choice: i64) -> None:
        """Pay, or the city riots.

        Rules: CG-092
        """
        if choice == LET_RIOT:
            let_riot(game.state, self.city)
            settle_holdings(game.state)
        else:
            pay_for_calm(game.state, self.city, choice)
        game.end()

    def copy(self) -> "Riot":
        """An independent copy."""
        return Riot(self.city)
