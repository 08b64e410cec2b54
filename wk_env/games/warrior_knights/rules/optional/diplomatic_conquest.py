"""Diplomatic Conquest: a Noble appeals to a city that nobody guards, and Fate says whether it is won."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_garrisoned
from wk_env.games.warrior_knights.rules.asks import (
    APPEAL_CITY,
    APPEAL_COST,
    APPEAL_NOBLE,
    NO_CITY,
    PAY_CROWNS,
    PAY_FAITH,
)
from wk_env.games.warrior_knights.rules.deeds import exhaust, pay, put_control
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate
from wk_env.games.warrior_knights.rules.measures import PRICE_FAITH, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES, NONE, RAZED, SYMBOLS, VICTORY
from wk_env.games.warrior_knights.rules.optional.pacts import A_THING, note_loss
from wk_env.games.warrior_knights.rules.optional.treachery import declare
from wk_env.games.warrior_knights.rules.optional.truces import has_truce
from wk_env.games.warrior_knights.rules.optional.won_cities import win_over
from wk_env.games.warrior_knights.rules.procedures.armies import fresh_nobles_in
from wk_env.games.warrior_knights.rules.procedures.calming import price_of_calm
from wk_env.games.warrior_knights.rules.queries import city_in, has_noble_in, is_besieged, symbol_of
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.sets import first_in, offer_each, rest_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

NAME: Final = "diplomatic_conquest"
CLASHES: Final[tuple[tuple[str, str], ...]] = ()
# The number `appeals` of the rules: what an appeal with Mobilize Forces takes the place of. Rules: VR-050
OF_THE_CARD: Final[i64] = 1
OF_THE_BATTLE: Final[i64] = 2


def diplomatic_conquest(rules: Rules) -> Rules:
    """Nobles may appeal to cities.

    Rules: VR-050
    """
    return replace(rules, appeals=OF_THE_CARD)  # slow-ok: once


# ---- what may be appealed to


def is_open_to_appeal(table: Table, seat: i64, city: i64) -> bool:
    """Whether a Baron may appeal to a city: a fresh Noble of his is there, nobody guards or besieges it, he can pay.

    It is neutral, or another Baron's with whom he has no truce. No third Baron is asked.
    Rules: VR-051, VR-052, VR-070
    """
    owner: i64 = table.city_owner[city]
    area: i64 = table.content.city_area[city]
    if owner in (RAZED, seat) or fresh_nobles_in(table, seat, area) == 0:
        return False
    if is_besieged(table, city) or is_garrisoned(table, city) or has_truce(table, seat, owner):
        return False
    return (owner < 0 or not has_noble_in(table, owner, area)) and ways_to_appeal(table, seat, city) != 0


def cities_to_appeal_to(table: Table, seat: i64) -> i64:
    """The set of cities that a Baron may appeal to; none where appeals are not played.

    Rules: VR-051
    """
    cities: i64 = 0
    if table.rules.appeals > 0:
        for city in range(CITIES):
            if is_open_to_appeal(table, seat, city):
                cities |= BIT[city]
    return cities


def can_appeal_in(table: Table, seat: i64, area: i64) -> bool:
    """Whether an appeal may take the place of the battle of Mobilize Forces in an area.

    Rules: VR-050, VR-051
    """
    if table.rules.appeals != OF_THE_BATTLE:
        return False
    city: i64 = city_in(table, area)
    return city != NONE and is_open_to_appeal(table, seat, city)


def areas_to_appeal_in(table: Table, seat: i64) -> i64:
    """The set of areas in which an appeal may take the place of the battle of Mobilize Forces as Nobles stand now.

    Rules: VR-050
    """
    areas: i64 = 0
    if table.rules.appeals == OF_THE_BATTLE:
        cities: i64 = cities_to_appeal_to(table, seat)
        while cities != 0:
            areas |= BIT[table.content.city_area[first_in(cities)]]
            cities = rest_of(cities)
    return areas


def faith_of_appeal(table: Table, seat: i64) -> i64:
    """The Faith that an appeal takes.

    Rules: VR-052
    """
    return measure_of_baron(table, PRICE_FAITH, seat, 1, 1)


def ways_to_appeal(table: Table, seat: i64, city: i64) -> i64:
    """The set of PAY_FAITH and PAY_CROWNS, as far as a Baron has them: a Faith, or twice the income of the city.

    Rules: VR-052
    """
    ways: i64 = 0
    if table.faith[seat] >= faith_of_appeal(table, seat):
        ways |= BIT[PAY_FAITH]
    if table.crowns[seat] >= price_of_calm(table, city):
        ways |= BIT[PAY_CROWNS]
    return ways


# ---- the appeal


class Appeal(Frame[Table]):
    """A Baron appeals to a city, or (NONE) to one that he names. outcome: 1 if he did, 0 if he thought better of it.

    way: how he pays, or NONE before he has said so.
    Rules: VR-050
    """

    __slots__ = ("city", "seat", "way")

    def __init__(self, seat: i64, city: i64) -> None:
        self.seat: i64 = seat
        self.city: i64 = city
        self.way: i64 = NONE

    def resume(self, game: Play) -> None:
        """Which city, how it is paid for, who speaks; what there is no choice of is not asked.

        Rules: VR-050, VR-052, VR-054
        """
        table = game.state
        if self.city == NONE:
            decision = ask_about(game, self.seat, APPEAL_CITY, NONE, NONE)
            offer_each(decision, cities_to_appeal_to(table, self.seat), 0)
            decision.offer(NO_CITY)
        elif self.way == NONE:
            ways: i64 = ways_to_appeal(table, self.seat, self.city)
            if rest_of(ways) == 0:
                self.way = first_in(ways)
            else:
                price: i64 = price_of_calm(table, self.city)
                offer_each(ask_about(game, self.seat, APPEAL_COST, self.city, price), ways, 0)
        else:
            self.choose_speaker(game)

    def choose_speaker(self, game: Play) -> None:
        """One of his fresh Nobles there.

        Rules: VR-054
        """
        nobles: i64 = fresh_nobles_in(game.state, self.seat, game.state.content.city_area[self.city])
        if rest_of(nobles) == 0:
            self.speak(game, first_in(nobles))
            return
        decision = ask_about(game, self.seat, APPEAL_NOBLE, self.city, NONE)
        while nobles != 0:
            decision.offer(symbol_of(first_in(nobles)))
            nobles = rest_of(nobles)

    def answer(self, game: Play, choice: i64) -> None:
        """The city, or none of them; how he pays; who speaks."""
        if self.city == NONE:
            self.city = choice
            if choice == NO_CITY:
                game.end()
                game.state.outcome = 0
        elif self.way == NONE:
            self.way = choice
        else:
            self.speak(game, self.seat * SYMBOLS + choice)

    def speak(self, game: Play, noble: i64) -> None:
        """The price is paid and the Noble exhausted; if Fate shows a Victory the city is his, with walls as they are.

        Nobody razes it on this occasion. An appeal to a city of a partner breaks the pact.
        Rules: VR-052, VR-053, VR-054, VR-055, VR-061
        """
        table = game.state
        owner: i64 = table.city_owner[self.city]
        game.end()
        declare(game, self.seat, owner)
        if self.way == PAY_FAITH:
            table.faith[self.seat] -= faith_of_appeal(table, self.seat)
        else:
            pay(table, self.seat, price_of_calm(table, self.city))
        exhaust(table, noble)
        card: i64 = turn_fate(table)
        if card != NONE and table.content.fate_battle[card] == VICTORY:
            note_loss(table, owner, A_THING)
            put_control(table, self.city, self.seat)
            win_over(table, self.city)
        table.outcome = 1

    def copy(self) -> "Appeal":
        """An independent copy."""
        twin = Appeal(self.seat, self.city)
        twin.way = self.way
        return twin
