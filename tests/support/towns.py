"""Tables of For Glory at which captains, Garrisons and Levies are all there: a bare one, and things to put on it."""

from tests.support.arrange import noble_of
from tests.support.fates import glory_table
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    CAPTAIN_KIND,
    FIRST_CAPTAIN,
    FIRST_LEVY,
    GARRISONED,
)
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import BIT, IN_DECK, KINGDOM_CITIES
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.state import put as laid
from wk_env.kernel.core import Game
from wk_env.kernel.rng import rng_from

LEADER, HERALD = 0, 1
ENGLISH, LOMBARD, POLISH, RUMANIAN, SWISS, TUSCAN = range(6)


def towns(seats: int = 3, seed: int = 1, **numbers: int) -> Play:
    """A table of For Glory, captains in the Mercenary deck, Levies in their supply."""
    table = glory_table(seats, **numbers).state
    table.hire_deck = table.content.for_hire[:]
    table.hire_count = len(table.hire_deck)
    for troop in table.hire_deck:
        move_troop(table, troop, IN_DECK)
    for city in range(KINGDOM_CITIES):
        move_troop(table, FIRST_LEVY + city, IN_DECK)
    return Game(table, rng_from(seed))


def card(nation: int, rank: int) -> int:
    """The troop card of a captain."""
    return FIRST_CAPTAIN + 2 * nation + rank


def kind(nation: int, rank: int) -> int:
    """His kind."""
    return int(CAPTAIN_KIND) + 2 * nation + rank


def give_captain(game: Play, army: int, nation: int, rank: int) -> int:
    """Lay a captain from the deck with an army; his troop card."""
    take_out(game.state, card(nation, rank))
    move_troop(game.state, card(nation, rank), army)
    return card(nation, rank)


def take_out(table: Table, troop: int) -> None:
    """Take a card out of the Mercenary deck."""
    deck = [other for other in table.hire_deck[: table.hire_count] if other != troop]
    table.hire_count = len(deck)
    for place, other in enumerate(deck):
        table.hire_deck = laid(table.hire_deck, place, other)


def give_levy(game: Play, army: int, city: int) -> int:
    """Lay the Levy of a city with an army; its troop card."""
    move_troop(game.state, FIRST_LEVY + city, army)
    return int(FIRST_LEVY) + city


def levies_at(game: Play) -> dict[int, int]:
    """Where the Levies lie that are not in their supply, by city."""
    places = {city: int(game.state.troop_at[FIRST_LEVY + city]) for city in range(18)}
    return {city: place for city, place in places.items() if place != IN_DECK}


def garrison(game: Play, *cities: int) -> None:
    """Garrisons lie in these cities."""
    for city in cities:
        game.state.annex = laid(game.state.annex, GARRISONED, game.state.annex[GARRISONED] | BIT[city])


def garrisons(game: Play) -> list[int]:
    """The cities with a Garrison."""
    return [city for city in range(24) if game.state.annex[GARRISONED] & BIT[city]]


def nation_on_top(game: Play, nation: int) -> None:
    """The next Fate card names this nationality."""
    table = game.state
    deck = [int(table.fate_deck[(table.fate_top + place) % len(table.fate_deck)]) for place in range(table.fate_count)]
    top = next(fate for fate in deck if table.content.fate_nation[fate] == nation)
    deck.remove(top)
    table.fate_top = 0
    for place, fate in enumerate([top, *deck]):
        table.fate_deck[place] = fate


FIRST, SECOND = noble_of(0, 0), noble_of(0, 1)
