"""What cards do to cities: breaches, fortification, razing, revolt and change of owner."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.cards.event_targets import turn_for_free_city
from wk_env.games.warrior_knights.rules.cards.resources import parameter, word_of
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    AMOUNT,
    FACE,
    MODE,
    REVOLT_SURE,
    WHICH,
    WHICH_EACH,
    WHICH_TARGET,
    WORD_BREACHES,
    WORD_FORTIFY,
    WORD_RAZE,
    WORD_REVOLT,
)
from wk_env.games.warrior_knights.rules.deeds import breach, put_control
from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES, NEUTRAL, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Deaths
from wk_env.games.warrior_knights.rules.procedures.raze import KeepOrRaze, raze_city
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolt, test_city
from wk_env.games.warrior_knights.rules.queries import area_of, is_besieged, strength_of_hold
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.kernel.core import Frame


def do_to_cities(game: Play, card: i64, row: i64, seat: i64, target: i64) -> None:
    """One word about the city of the card, all cities of a Baron, or a neutral city that Fate names now."""
    table = game.state
    which: i64 = parameter(table, card, row, WHICH)
    if which == WHICH_EACH:
        game.call(EachCity(card, row, seat))
        return
    city: i64 = target if which == WHICH_TARGET else turn_for_free_city(table)
    if city != NONE:
        do_to_city(game, card, row, seat, city)


class EachCity(Frame[Table]):
    """One word about all cities of a Baron, in map order."""

    __slots__ = ("card", "city", "row", "seat")

    def __init__(self, card: i64, row: i64, seat: i64) -> None:
        self.card: i64 = card
        self.row: i64 = row
        self.seat: i64 = seat
        self.city: i64 = 0

    def resume(self, game: Play) -> None:
        """Go on to the next of his cities."""
        while self.city < CITIES:
            city: i64 = self.city
            self.city += 1
            if game.state.city_owner[city] == self.seat:
                do_to_city(game, self.card, self.row, self.seat, city)
                return
        game.end()

    def copy(self) -> "EachCity":
        """An independent copy."""
        twin = EachCity(self.card, self.row, self.seat)
        twin.city = self.city
        return twin


def do_to_city(game: Play, card: i64, row: i64, seat: i64, city: i64) -> None:
    """One word about one city."""
    table = game.state
    word: i64 = word_of(table, card, row)
    if word == WORD_BREACHES:
        change_breaches(table, city, parameter(table, card, row, AMOUNT))
    elif word == WORD_FORTIFY:
        turn_marker(table, city, parameter(table, card, row, FACE))
    elif word == WORD_RAZE:
        burn(game, city)
    elif word == WORD_REVOLT:
        if parameter(table, card, row, MODE) == REVOLT_SURE:
            game.call(Revolt(city))
        else:
            test_city(game, city)
    else:
        seize(game, seat, city)


def change_breaches(table: Table, city: i64, amount: i64) -> None:
    """So many breaches more, down to strength 0; or so many fewer, if the city is not besieged. Nobody captures it.

    Rules: WK-036, WK-212, WK-216, WK-410
    """
    for _ in range(amount):
        if strength_of_hold(table, city) > 0:
            breach(table, city)
    if amount < 0 and not is_besieged(table, city):
        table.breaches = put(table.breaches, city, max(0, table.breaches[city] + amount))


def turn_marker(table: Table, city: i64, face: i64) -> None:
    """The control marker shows this face, if it can: no neutral or besieged city is fortified.

    Rules: WK-211, WK-212, WK-213
    """
    if face == 0 or (table.city_owner[city] >= 0 and not is_besieged(table, city)):
        table.fortified = put(table.fortified, city, face)


def burn(game: Play, city: i64) -> None:
    """A city is razed with all that lies on it; its controller's Nobles in that area die, nobody else; nobody is paid.

    Rules: WK-183, WK-356, WK-424
    """
    table = game.state
    owner: i64 = table.city_owner[city]
    raze_city(game, city)
    if owner < 0:
        return
    inside: i64 = 0
    for noble in range(owner * SYMBOLS, owner * SYMBOLS + SYMBOLS):
        if area_of(table, noble) == table.content.city_area[city]:
            inside |= BIT[noble]
    game.call(Deaths(owner, inside, BY_CARD))


def seize(game: Play, seat: i64, city: i64) -> None:
    """A Baron gains control of a neutral city and keeps or razes it; whoever stands there stays.

    Rules: WK-420, WK-421, WK-422
    """
    if game.state.city_owner[city] == NEUTRAL:
        put_control(game.state, city, seat)
        game.call(KeepOrRaze(city))
