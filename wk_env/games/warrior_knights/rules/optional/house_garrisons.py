"""Garrisons (house): a Noble leaves troop cards in a city of his Baron's, and takes them back."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_loss import clear_rubble
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_garrisoned
from wk_env.games.warrior_knights.rules.asks import ENOUGH, MAN_CITY, TAKE_BACK, TWO_FIFTIES
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    FIRST_GARRISON,
    NONE,
    SYMBOLS,
    TROOPS,
)
from wk_env.games.warrior_knights.rules.optional.garrison_places import (
    A_GARRISON,
    higher_of,
    is_manned,
    lower_of,
    pair_of,
)
from wk_env.games.warrior_knights.rules.optional.instant_influence import settle_holdings
from wk_env.games.warrior_knights.rules.procedures.transfer import stays_sound
from wk_env.games.warrior_knights.rules.queries import area_of, baron_of, card_of_kind, city_in, is_besieged
from wk_env.games.warrior_knights.rules.riots import calm
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.sets import first_in, offer_each, rest_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Decision, Frame

NAME: Final = "house_garrisons"
CLASHES: Final[tuple[tuple[str, str], ...]] = ()
A_FIFTY: Final[i64] = 50
PAIR: Final[i64] = 2  # cards


def house_garrisons(rules: Rules) -> Rules:
    """Nobles may leave troop cards in cities as garrisons.

    Rules: VR-104
    """
    return replace(rules, manning=1)  # slow-ok: once


# ---- what may be left or taken back


def city_to_man(table: Table, noble: i64) -> i64:
    """The city in which a Noble stands, if his Baron controls it and nobody besieges it; or NONE.

    Rules: VR-104, VR-105, VR-152
    """
    area: i64 = area_of(table, noble)
    if area == NONE:
        return NONE
    city: i64 = city_in(table, area)
    if city == NONE or table.city_owner[city] != baron_of(noble) or is_besieged(table, city):
        return NONE
    return city


def cards_of(table: Table, noble: i64, kind: i64) -> i64:
    """How many cards a Noble has; of this kind alone, if it is not NONE."""
    count: i64 = 0
    for troop in range(len(table.troop_at)):
        if table.troop_at[troop] == noble and kind in (NONE, table.content.troop_kind[troop]):
            count += 1
    return count


def kinds_worth(table: Table, noble: i64, strength: i64) -> i64:
    """The set of kinds of which a Noble has a card of this strength fit for a garrison.

    Rules: VR-105
    """
    kinds: i64 = 0
    for troop in range(TROOPS):
        if table.troop_at[troop] == noble and table.content.troop_strength[troop] == strength:
            kinds |= BIT[table.content.troop_kind[troop]]
    return kinds


def pairs_to_leave(table: Table, noble: i64) -> i64:
    """The set of pairs of cards of 50 that a Noble has.

    Rules: VR-105
    """
    pairs: i64 = 0
    fifties: i64 = kinds_worth(table, noble, A_FIFTY)
    lower: i64 = fifties
    while lower != 0:
        kind: i64 = first_in(lower)
        higher: i64 = lower
        while higher != 0:
            other: i64 = first_in(higher)
            if other != kind or cards_of(table, noble, kind) > 1:
                pairs |= BIT[pair_of(kind, other)]
            higher = rest_of(higher)
        lower = rest_of(lower)
    return pairs


def may_take_back(table: Table, noble: i64, city: i64) -> bool:
    """Whether a Noble can take the cards of a garrison: his casualties are below his troops, then.

    Rules: VR-104, VR-152
    """
    return is_manned(table, city) and stays_sound(table, noble, A_GARRISON, 0)


# ---- leaving and taking back


class Manning(Frame[Table]):
    """One Noble at a city of his Baron's leaves a garrison there, takes it back, or neither: one change at most.

    Rules: VR-104
    """

    __slots__ = ("is_over", "noble")

    def __init__(self, noble: i64) -> None:
        self.noble: i64 = noble
        self.is_over: i64 = 0

    def resume(self, game: Play) -> None:
        """Ask what he does, if he can do anything. He keeps a card, and gives none while his army has casualties.

        Rules: VR-104, VR-105, VR-106, VR-152
        """
        table = game.state
        city: i64 = NONE if self.is_over == 1 else city_to_man(table, self.noble)
        if city == NONE:
            game.end()
            return
        decision = ask_about(game, baron_of(self.noble), MAN_CITY, self.noble, city)
        if not is_garrisoned(table, city):
            self._offer_cards(table, decision)
        elif may_take_back(table, self.noble, city):
            decision.offer(TAKE_BACK)
        if decision.count == 0:
            game.end()
        else:
            decision.offer(ENOUGH)

    def answer(self, game: Play, choice: i64) -> None:
        """The garrison is left or taken back, or nothing happens."""
        table = game.state
        city: i64 = city_to_man(table, self.noble)
        self.is_over = 1
        if choice == TAKE_BACK:
            take_back(table, self.noble, city)
        elif choice >= TWO_FIFTIES:
            leave(table, self.noble, city, lower_of(choice - TWO_FIFTIES))
            leave(table, self.noble, city, higher_of(choice - TWO_FIFTIES))
        elif choice != ENOUGH:
            leave(table, self.noble, city, choice)

    def _offer_cards(self, table: Table, decision: Decision) -> None:
        """Cards of 100, and pairs of 50.

        Rules: VR-105
        """
        cards: i64 = cards_of(table, self.noble, NONE)
        if table.casualties[self.noble] > 0 or cards <= 1:
            return
        offer_each(decision, kinds_worth(table, self.noble, A_GARRISON), 0)
        if cards > PAIR:
            offer_each(decision, pairs_to_leave(table, self.noble), TWO_FIFTIES)

    def copy(self) -> "Manning":
        """An independent copy."""
        twin = Manning(self.noble)
        twin.is_over = self.is_over
        return twin


def leave(table: Table, noble: i64, city: i64, kind: i64) -> None:
    """A card of a Noble stays in a city as its garrison, or as half of it; a riot there ends.

    Rules: VR-105, VR-107
    """
    move_troop(table, card_of_kind(table, kind, noble), FIRST_GARRISON + city)
    calm(table, city)
    settle_holdings(table)


def take_back(table: Table, noble: i64, city: i64) -> None:
    """All cards of a garrison go to a Noble; breaches beyond the strength that is left to its city are taken off.

    Rules: VR-104, VR-107
    """
    for troop in range(TROOPS):
        if table.troop_at[troop] == FIRST_GARRISON + city:
            move_troop(table, troop, noble)
    clear_rubble(table, city)


class ManningAtReturn(Frame[Table]):
    """In the return step of Upkeep each Noble of a Baron may man the city where he is; no city is changed twice.

    Rules: VR-104
    """

    __slots__ = ("changed", "city", "seat", "symbol", "was")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.symbol: i64 = 0
        self.city: i64 = NONE  # the one that was asked about last
        self.was: i64 = 0  # 1 if it was manned then
        self.changed: i64 = 0  # set of cities

    def resume(self, game: Play) -> None:
        """The next of his Nobles at a city that has not been changed yet."""
        table = game.state
        if self.city != NONE and is_manned(table, self.city) != (self.was == 1):
            self.changed |= BIT[self.city]
        while self.symbol < SYMBOLS:
            noble: i64 = self.seat * SYMBOLS + self.symbol
            self.symbol += 1
            self.city = city_to_man(table, noble)
            if self.city != NONE and self.changed & BIT[self.city] == 0:
                self.was = i64(1) if is_manned(table, self.city) else i64(0)
                game.call(Manning(noble))
                return
        game.end()

    def copy(self) -> "ManningAtReturn":
        """An independent copy."""
        twin = ManningAtReturn(self.seat)
        twin.symbol = self.symbol
        twin.city = self.city
        twin.was = self.was
        twin.changed = self.changed
        return twin
