"""A riot: a city without a Noble of its Baron yields nothing until somebody calms it."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_garrisoned
from wk_env.games.warrior_knights.rules.asks import LET_RIOT, PAY_CROWNS, PAY_FAITH, RIOT
from wk_env.games.warrior_knights.rules.deeds import pay
from wk_env.games.warrior_knights.rules.measures import PRICE_FAITH, measure_of_baron
from wk_env.games.warrior_knights.rules.riots import let_riot, price_of_calm
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
        has_faith: bool = table.faith[owner] >= measure_of_baron(table, PRICE_FAITH, owner, 1, 1)
        has_crowns: bool = table.crowns[owner] >= price_of_calm(table, self.city)
        if not has_faith and not has_crowns:
            self.answer(game, LET_RIOT)
            return
        decision = ask_about(game, owner, RIOT, self.city, price_of_calm(table, self.city))
        if has_faith:
            decision.offer(PAY_FAITH)
        if has_crowns:
            decision.offer(PAY_CROWNS)
        decision.offer(LET_RIOT)

    def answer(self, game: Play, choice: i64) -> None:
        """Pay, or the city riots.

        Rules: CG-092
        """
        table = game.state
        owner: i64 = table.city_owner[self.city]
        if choice == PAY_FAITH:
            table.faith[owner] -= measure_of_baron(table, PRICE_FAITH, owner, 1, 1)
        elif choice == PAY_CROWNS:
            pay(table, owner, price_of_calm(table, self.city))
        else:
            let_riot(table, self.city)
        game.end()

    def copy(self) -> "Riot":
        """An independent copy."""
        return Riot(self.city)
