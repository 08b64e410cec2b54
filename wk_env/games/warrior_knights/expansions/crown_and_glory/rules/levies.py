"""Town Levies: recruited at Muster Forces where a Noble stands at his Baron's city, each city once."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_LEVY
from wk_env.games.warrior_knights.rules.asks import LEVY_NOBLE, NO_CITY, RECRUIT
from wk_env.games.warrior_knights.rules.deeds import move_troop, pay
from wk_env.games.warrior_knights.rules.numbers import BIT, IN_DECK, KINGDOM_CITIES, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.optional.won_cities import is_won_over
from wk_env.games.warrior_knights.rules.procedures.armies import first_noble, is_single, nobles_in
from wk_env.games.warrior_knights.rules.procedures.muster import Muster, MusterTroops
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn
from wk_env.games.warrior_knights.rules.queries import is_besieged, symbol_of
from wk_env.games.warrior_knights.rules.sets import first_in, offer_each, rest_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

LEVY_PRICE: Final[i64] = 2
PRICE_FOR_FRIENDS: Final[i64] = 1  # in a city that was won over


class MusterForces(EachInTurn):
    """Muster Forces: each Baron in turn may muster one of his armies, and recruit Levies.

    The mustering comes first. That changes nothing: Levies neither need nor mind casualties, and the crowns for both
    pass through his hands in one turn.
    """

    __slots__ = ()

    def take_turn(self, game: Play, seat: i64) -> None:
        """A Baron musters and recruits; where the card is read as one of the two, he recruits if he has not mustered.

        Rules: CG-086, CG-087
        """
        least: i64 = game.state.crowns[seat] * game.state.rules.muster_or_levies
        game.call(RecruitLevies(seat, least))
        game.call(Muster(seat))

    def copy(self) -> "MusterForces":
        """An independent copy."""
        return MusterForces(self.waiting)


MUSTERS: Final[list[EachInTurn]] = [MusterTroops(), MusterForces()]


class RecruitLevies(Frame[Table]):
    """A Baron recruits Levies one by one, each for a Noble of his at its city, as long as he likes and can pay.

    least: what he must have for the first one. city: the city whose Levy waits for its Noble, or NONE.
    """

    __slots__ = ("city", "least", "seat")

    def __init__(self, seat: i64, least: i64) -> None:
        self.seat: i64 = seat
        self.least: i64 = least
        self.city: i64 = NONE

    def resume(self, game: Play) -> None:
        """Ask for the next city, or which of several Nobles there gets its Levy.

        Rules: CG-025, CG-040, CG-087
        """
        table = game.state
        if self.city != NONE:
            decision = ask_about(game, self.seat, LEVY_NOBLE, self.city, NONE)
            nobles: i64 = nobles_at(table, self.seat, self.city)
            while nobles != 0:
                decision.offer(symbol_of(first_in(nobles)))
                nobles = rest_of(nobles)
            return
        cities: i64 = cities_to_recruit_in(table, self.seat)
        if cities == 0 or table.crowns[self.seat] < self.least:
            game.end()
            return
        offered = ask_about(game, self.seat, RECRUIT, LEVY_PRICE, NONE)
        offer_each(offered, cities, 0)
        offered.offer(NO_CITY)

    def answer(self, game: Play, choice: i64) -> None:
        """A Levy is recruited, and lies with its Noble; or he has enough."""
        table = game.state
        if self.city != NONE:
            self._assign(table, self.seat * SYMBOLS + choice)
        elif choice == NO_CITY:
            game.end()
        else:
            pay(table, self.seat, price_of_levy(table, choice))
            self.least = 0
            self.city = choice
            nobles: i64 = nobles_at(table, self.seat, choice)
            if is_single(nobles):
                self._assign(table, first_noble(nobles))

    def _assign(self, table: Table, noble: i64) -> None:
        move_troop(table, FIRST_LEVY + self.city, noble)
        self.city = NONE

    def copy(self) -> "RecruitLevies":
        """An independent copy."""
        twin = RecruitLevies(self.seat, self.least)
        twin.city = self.city
        return twin


def nobles_at(table: Table, seat: i64, city: i64) -> i64:
    """The Nobles of a Baron at a city, fresh or exhausted; on the port icon he is not there.

    Rules: CG-040, CG-087
    """
    return nobles_in(table, seat, table.content.city_area[city])


def is_in_supply(table: Table, city: i64) -> bool:
    """Whether the Levy of a city can be recruited: it is with nobody.

    Rules: CG-041, CG-047
    """
    return table.troop_at[FIRST_LEVY + city] == IN_DECK


def price_of_levy(table: Table, city: i64) -> i64:
    """The crowns for the Levy of a city.

    Rules: CG-040, VR-057
    """
    return PRICE_FOR_FRIENDS if is_won_over(table, city) else LEVY_PRICE


def cities_to_recruit_in(table: Table, seat: i64) -> i64:
    """The set of a Baron's cities in which he can recruit now: a Noble of his is there, and nobody besieges it.

    Rules: CG-039, CG-040, CG-041, CG-087, CG-148
    """
    cities: i64 = 0
    for city in range(KINGDOM_CITIES):
        if table.crowns[seat] < price_of_levy(table, city):
            continue
        if table.city_owner[city] != seat or not is_in_supply(table, city) or is_besieged(table, city):
            continue
        if nobles_at(table, seat, city) != 0:
            cities |= BIT[city]
    return cities
