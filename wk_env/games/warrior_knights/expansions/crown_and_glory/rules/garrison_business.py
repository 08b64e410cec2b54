"""Garrisons hired at Upgrade Defenses, and paid in Wages."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    GARRISON_PRICE,
    GARRISON_WAGE,
    GARRISONED,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_loss import lose_garrison
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import (
    garrisons_left,
    garrisons_of,
    is_garrisoned,
    is_hired,
)
from wk_env.games.warrior_knights.rules.asks import HIRE_GARRISON, NO_CITY, PAY_GARRISON
from wk_env.games.warrior_knights.rules.deeds import pay
from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES, NO, NONE, YES
from wk_env.games.warrior_knights.rules.optional.instant_influence import settle_holdings
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn
from wk_env.games.warrior_knights.rules.procedures.upgrade import Upgrade, UpgradeDefenses
from wk_env.games.warrior_knights.rules.queries import is_besieged
from wk_env.games.warrior_knights.rules.riots import calm
from wk_env.games.warrior_knights.rules.sets import first_in, offer_each, rest_of
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

# ---- hiring


class UpgradeWithGarrisons(EachInTurn):
    """Upgrade Defenses of For Glory: each Baron in turn may repair or fortify one thing, and hire one Garrison.

    The works come first. That changes nothing, since neither stands in the way of the other but by the crowns, and
    those pass through his hands in one turn.
    """

    __slots__ = ()

    def take_turn(self, game: Play, seat: i64) -> None:
        """A Baron builds and hires; where the card is read as one of the two, he hires only if he has built nothing.

        Rules: CG-084, CG-085
        """
        least: i64 = game.state.crowns[seat] * game.state.rules.works_or_garrison
        game.call(HireGarrison(seat, least))
        game.call(Upgrade(seat))

    def copy(self) -> "UpgradeWithGarrisons":
        """An independent copy."""
        return UpgradeWithGarrisons(self.waiting)


UPGRADES: Final[list[EachInTurn]] = [UpgradeDefenses(), UpgradeWithGarrisons()]


class HireGarrison(Frame[Table]):
    """A Baron hires a Garrison for one of his cities, or none; for whoever has at least so many crowns."""

    __slots__ = ("least", "seat")

    def __init__(self, seat: i64, least: i64) -> None:
        self.seat: i64 = seat
        self.least: i64 = least

    def resume(self, game: Play) -> None:
        """Ask for the city, if there is one; nobody hires a second one.

        Rules: CG-025, CG-026, CG-085
        """
        table = game.state
        cities: i64 = cities_to_garrison(table, self.seat)
        if cities == 0 or table.crowns[self.seat] < self.least:
            game.end()
            return
        decision = ask_about(game, self.seat, HIRE_GARRISON, price_of_garrison(table), NONE)
        offer_each(decision, cities, 0)
        decision.offer(NO_CITY)

    def answer(self, game: Play, choice: i64) -> None:
        """The Garrison lies there."""
        game.end()
        if choice != NO_CITY:
            hire_garrison(game.state, self.seat, choice)

    def copy(self) -> "HireGarrison":
        """An independent copy."""
        return HireGarrison(self.seat, self.least)


def price_of_garrison(table: Table) -> i64:
    """What it costs to hire a Garrison.

    Rules: CG-085
    """
    return table.content.annex[GARRISON_PRICE]


def cities_to_garrison(table: Table, seat: i64) -> i64:
    """The set of a Baron's cities for which he can hire a Garrison now: none has two, and none is besieged.

    Rules: CG-027, CG-028, CG-032, CG-085
    """
    cities: i64 = 0
    if garrisons_left(table) == 0 or table.crowns[seat] < price_of_garrison(table):
        return cities
    for city in range(CITIES):
        if table.city_owner[city] == seat and not is_garrisoned(table, city) and not is_besieged(table, city):
            cities |= BIT[city]
    return cities


def hire_garrison(table: Table, seat: i64, city: i64) -> None:
    """A Garrison lies in a city now, and what was a riot there is none any more.

    Rules: CG-027, CG-085, CG-096
    """
    pay(table, seat, price_of_garrison(table))
    table.annex = put(table.annex, GARRISONED, table.annex[GARRISONED] | BIT[city])
    calm(table, city)
    settle_holdings(table)


# ---- paying


def wage_of_garrison(table: Table) -> i64:
    """What each Garrison is paid in Wages.

    Rules: CG-033
    """
    return table.content.annex[GARRISON_WAGE]


def pay_garrisons(game: Play, seat: i64) -> None:
    """The Garrisons of a Baron are due, with his Mercenaries.

    Call it before those go on the stack. That Garrisons are asked for after all of them changes nothing: by paying
    fewer Mercenaries he has the crowns for any set of Garrisons, whose wage depends on no other card's being paid.
    Rules: CG-033, CG-034
    """
    if garrisons_of(game.state, seat) != 0 and wage_of_garrison(game.state) > 0:
        game.call(PayGarrisons(seat))


def dismiss_garrisons(table: Table, seat: i64) -> None:
    """The Garrisons of a Baron who could not pay his Regulars go unpaid, as his Mercenaries do.

    Rules: CG-034
    """
    cities: i64 = garrisons_of(table, seat)
    while cities != 0 and wage_of_garrison(table) > 0:
        lose_garrison(table, first_in(cities))
        cities = rest_of(cities)


class PayGarrisons(Frame[Table]):
    """A Baron pays any of his Garrisons that he can, city by city in map order; whoever is not paid leaves.

    The sheet lets him give up any one for an unpaid card: each set of cities is within reach.
    Rules: CG-033, CG-034
    """

    __slots__ = ("city", "seat")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.city: i64 = 0  # cities before this one are settled

    def resume(self, game: Play) -> None:
        """Ask for the next Garrison, or let it go when he cannot pay it."""
        table = game.state
        while self.city < CITIES:
            if table.city_owner[self.city] == self.seat and is_hired(table, self.city):
                if table.crowns[self.seat] >= wage_of_garrison(table):
                    decision = ask_about(game, self.seat, PAY_GARRISON, self.city, NONE)
                    decision.offer(NO)
                    decision.offer(YES)
                    return
                lose_garrison(table, self.city)
            self.city += 1
        game.end()

    def answer(self, game: Play, choice: i64) -> None:
        """It is paid, or leaves."""
        if choice == YES:
            pay(game.state, self.seat, wage_of_garrison(game.state))
        else:
            lose_garrison(game.state, self.city)
        self.city += 1

    def copy(self) -> "PayGarrisons":
        """An independent copy."""
        twin = PayGarrisons(self.seat)
        twin.city = self.city
        return twin
