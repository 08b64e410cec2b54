"""Revolts: unguarded cities are tested, and one that revolts is calmed or lost."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.riot import Riot
from wk_env.games.warrior_knights.rules.asks import CITY, LOSE_CITY, REVOLT
from wk_env.games.warrior_knights.rules.deeds import make_neutral
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate
from wk_env.games.warrior_knights.rules.measures import REVOLT_DRAWS, measure
from wk_env.games.warrior_knights.rules.numbers import BIT, CALM, CITIES, NONE, REVOLTS, RIOTS
from wk_env.games.warrior_knights.rules.optional.garrison_ends import puts_down, scatter
from wk_env.games.warrior_knights.rules.optional.won_cities import cards_to_test, is_steady, result_of_two
from wk_env.games.warrior_knights.rules.procedures.calming import pay_for_calm, price_of_calm, ways_to_calm
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn
from wk_env.games.warrior_knights.rules.queries import has_noble_in
from wk_env.games.warrior_knights.rules.riots import is_rioting
from wk_env.games.warrior_knights.rules.sets import first_in, offer_each, rest_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


class Revolts(EachInTurn):
    """Upkeep step 3: every unguarded city is tested, Baron by Baron from the Chairman on."""

    __slots__ = ()

    def take_turn(self, game: Play, seat: i64) -> None:
        """The cities of a Baron; Influence was gained before, Nobles at sea arrive after.

        Rules: WK-162, WK-166, WK-167, WK-168
        """
        game.call(CityTests(seat))

    def copy(self) -> "Revolts":
        """An independent copy."""
        return Revolts(self.waiting)


@mypyc_attr(free_list_len=1)
class CityTests(Frame[Table]):
    """The unguarded cities of one Baron are tested one after another, in map order or in the order he likes."""

    __slots__ = ("seat", "tested")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.tested: i64 = 0  # the set of cities that were tested

    def resume(self, game: Play) -> None:
        """Test the next of his cities.

        Rules: WK-163, WK-166
        """
        cities: i64 = unguarded(game.state, self.seat) & ~self.tested
        if cities == 0:
            game.end()
        else:
            TEST_ORDERS[game.state.rules.own_revolt_order].go_on(game, self, cities)

    def answer(self, game: Play, choice: i64) -> None:
        """The city that is tested next."""
        self.tested |= BIT[choice]
        test_city(game, choice)

    def copy(self) -> "CityTests":
        """An independent copy."""
        twin = CityTests(self.seat)
        twin.tested = self.tested
        return twin


class MapOrder:
    """A Baron's cities are tested in map order."""

    __slots__ = ()

    def go_on(self, game: Play, tests: CityTests, cities: i64) -> None:
        """The next of the cities that are left.

        Rules: WK-166
        """
        tests.answer(game, first_in(cities))


class OwnOrder(MapOrder):
    """A Baron says in which order his cities are tested."""

    __slots__ = ()

    def go_on(self, game: Play, tests: CityTests, cities: i64) -> None:
        """Ask for the next city, if several are left.

        Rules: WK-166
        """
        if rest_of(cities) == 0:
            tests.answer(game, first_in(cities))
        else:
            offer_each(ask_about(game, tests.seat, CITY, NONE, NONE), cities, 0)


TEST_ORDERS: Final[list[MapOrder]] = [MapOrder(), OwnOrder()]


def unguarded(table: Table, seat: i64) -> i64:
    """The set of a Baron's cities without a Noble of his in their area; a Garrison is none.

    Rules: WK-162, WK-163, CG-037
    """
    cities: i64 = 0
    for city in range(CITIES):
        if table.city_owner[city] == seat and not has_noble_in(table, seat, table.content.city_area[city]):
            cities |= BIT[city]
    return cities


def test_city(game: Play, city: i64) -> None:
    """A city without a Noble of its controller in its area is tested; if Fate says Revolt it revolts.

    Besieged and overseas cities are no exception, and a port icon is no area. A city that riots already revolts if
    Fate says Riot.

    Rules: WK-162, WK-163, WK-167, WK-169, CG-092, CG-095, VR-056, VR-087, VR-088, VR-129
    """
    table = game.state
    owner: i64 = table.city_owner[city]
    if owner < 0 or has_noble_in(table, owner, table.content.city_area[city]):
        return
    cards: i64 = cards_to_test(table, owner, city)
    cards = measure(table, REVOLT_DRAWS, owner, NONE, city, NONE, cards, 0)
    result: i64 = result_of_two(table, cards) if is_steady(table, owner, city) else worst_result(table, cards)
    if result == REVOLTS or (result == RIOTS and is_rioting(table, city)):
        game.call(Revolt(city))
    elif result == RIOTS:
        game.call(Riot(city))


def worst_result(table: Table, cards: i64) -> i64:
    """Draw so many Fate cards, one as printed: the worst that any of them says, Revolt before Riot before neither.

    Rules: WK-163, CG-091
    """
    worst: i64 = CALM
    for _ in range(cards):
        card: i64 = turn_fate(table)
        if card != NONE and table.content.fate_revolt[card] != CALM and worst != REVOLTS:
            worst = table.content.fate_revolt[card]
    return worst


class Revolt(Frame[Table]):
    """A city revolts: its controller pays Faith, pays crowns or loses it."""

    __slots__ = ("city",)

    def __init__(self, city: i64) -> None:
        self.city: i64 = city

    def resume(self, game: Play) -> None:
        """Offer what the controller can pay, and the loss of the city; nobody is asked about a city without one.

        A garrison may put the revolt down, by the house rule.
        Rules: WK-164, VR-108, VR-129
        """
        table = game.state
        owner: i64 = table.city_owner[self.city]
        if owner < 0 or puts_down(table, self.city):
            game.end()
            return
        decision = ask_about(game, owner, REVOLT, self.city, price_of_calm(table, self.city))
        offer_each(decision, ways_to_calm(table, self.city), 0)
        decision.offer(LOSE_CITY)

    def answer(self, game: Play, choice: i64) -> None:
        """Pay, or the city becomes neutral; a siege of it goes on.

        Rules: WK-164, WK-165, WK-169, VR-110
        """
        if choice == LOSE_CITY:
            make_neutral(game.state, self.city)
            scatter(game, self.city)
        else:
            pay_for_calm(game.state, self.city, choice)
        game.end()

    def copy(self) -> "Revolt":
        """An independent copy."""
        return Revolt(self.city)
