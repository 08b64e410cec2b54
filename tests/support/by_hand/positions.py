"""Random places where a battle can start: crowded, wounded, breached, besieged, under odd cards."""

from random import Random
from typing import Final

from tests.support.arrange import arrange, control
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.measures import (
    BATTLE_DEAL,
    BATTLE_DRAW,
    BATTLE_PREVENT,
    BATTLE_VICTORY,
    HEIR,
    REACH,
    STRENGTH,
)
from wk_env.games.warrior_knights.rules.numbers import (
    CARDS,
    CITIES,
    FATE_CARDS,
    FIRST_AGENDA,
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    HOLDS,
    MOST_SEATS,
    NONE,
    OFF_BOARD,
    PORT,
    RAZED,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.queries import (
    area_of_hold,
    city_in,
    has_noble_in,
    holder_of,
    printed_strength,
    troops_of,
)
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, Table

# Areas of the house map: meadows, cities of the Kingdom, a city overseas.
AREAS: Final = (44, 44, 37, 37, 13, 24, 51, 33, 54)
OFFICES: Final = (BATTLE_DRAW, BATTLE_DEAL, BATTLE_PREVENT, BATTLE_VICTORY, STRENGTH, REACH)


def scatter(luck: Random, rules: Rules | None = None) -> tuple[Play, int]:
    """A table with a crowd in one area and round it; the area."""
    seats, area = luck.choice((2, 3, 3, 4)) if rules is None else int(rules.seats), luck.choice(AREAS)
    game = arrange(seats=seats, seed=luck.randrange(1000), rules=rules)
    table = game.state
    table.round, table.chairman = luck.randrange(1, 4), luck.randrange(seats)
    for place, card in enumerate(luck.sample(range(FATE_CARDS), FATE_CARDS)):
        table.fate_deck[place] = card
    near = [place for place in range(table.content.areas) if table.content.steps[area] >> place & 1] or [1]
    hand_out_cities(game, luck, area)
    raise_strongholds(table, luck, [area, *near])
    for noble in range(seats * SYMBOLS):
        muster(table, luck, noble, area, near)
    for seat in range(seats):
        wound(table, luck, FIRST_GROUP + seat, -(-table.army_troops[FIRST_GROUP + seat] // 100))
    lay_sieges(table, luck)
    lay_cards(game, luck, area)
    return game, area


def hand_out_cities(game: Play, luck: Random, area: int) -> None:
    """Some cities have controllers; that of the area perhaps walls and breaches."""
    table = game.state
    city = city_in(table, area)
    for other in luck.sample(range(CITIES), 6):
        control(game, luck.randrange(table.seats), other)
    if city == NONE or luck.random() < 0.3:
        return
    control(game, luck.randrange(table.seats), city)
    table.fortified[city] = luck.randrange(2)
    table.breaches[city] = luck.randrange(printed_strength(table, city) // 100 + 1)
    if luck.random() < 0.1:
        table.city_owner[city], table.fortified[city], table.breaches[city] = RAZED, 0, 0


def raise_strongholds(table: Table, luck: Random, areas: list[int]) -> None:
    """Most Barons have a stronghold where no city is."""
    free = [place for place in [*areas, 39] if place < table.content.kingdom_areas and city_in(table, place) == NONE]
    for seat in luck.sample(range(table.seats), table.seats):
        table.crowns[seat] = luck.randrange(20)
        table.stronghold_at[seat] = free.pop(0) if free and luck.random() < 0.8 else OFF_BOARD
        table.breaches[FIRST_STRONGHOLD + seat] = luck.randrange(5) if table.stronghold_at[seat] != OFF_BOARD else 0


def muster(table: Table, luck: Random, noble: int, area: int, near: list[int]) -> None:
    """A Noble with a few Mercenaries, perhaps a Regular, perhaps wounded or exhausted, here or near or away."""
    table.noble_at[noble] = luck.choice((area, area, luck.choice(near), luck.choice(near), OFF_BOARD))
    if luck.random() < 0.03:
        table.noble_at[noble] = PORT + area
    for _ in range(luck.randrange(1, 4)):
        recruit(table, luck, noble)
    regular = noble // SYMBOLS * 4 + noble % SYMBOLS
    if luck.random() < 0.3:
        move_troop(table, regular, noble)
    table.noble_fresh[noble] = int(luck.random() < 0.75)
    if table.noble_at[noble] != OFF_BOARD:
        wound(table, luck, noble, (table.army_troops[noble] - 1) // 100)


def recruit(table: Table, luck: Random, army: int) -> None:
    """Any Mercenary of the deck joins an army."""
    place, last = luck.randrange(table.hire_count), table.hire_count - 1
    troop = table.hire_deck[place]
    table.hire_deck[place] = table.hire_deck[last]
    table.hire_count = last
    move_troop(table, troop, army)


def wound(table: Table, luck: Random, army: int, most: int) -> None:
    """An army carries no token as a rule, else up to so many."""
    table.casualties[army] = luck.randrange(most + 1) if luck.random() < 0.4 else 0


def lay_sieges(table: Table, luck: Random) -> None:
    """Some of those who stand before a city or stronghold besiege it since some round."""
    for hold in range(HOLDS):
        for seat in range(table.seats):
            is_before = holder_of(table, hold) not in {seat, RAZED} and area_of_hold(table, hold) >= 0
            if is_before and has_noble_in(table, seat, area_of_hold(table, hold)) and luck.random() < 0.4:
                table.siege_since[hold * MOST_SEATS + seat] = luck.randrange(1, table.round + 1)


def card_that_bends(table: Table, measure: int, cards: range) -> int:
    """The first of some cards that bends a measure."""
    return next(card for card in cards if table.content.bends[card * 5] == measure)


def lay_cards(game: Play, luck: Random, area: int) -> None:
    """Offices, some of whose troops are all that a Noble has; No Heir; weakened walls."""
    table = game.state
    present = [noble for noble in range(table.seats * SYMBOLS) if table.noble_at[noble] != OFF_BOARD]
    for measure, noble in zip(OFFICES, luck.sample(present, min(len(OFFICES), len(present))), strict=False):
        if luck.random() < 0.4:
            lay(game, card_that_bends(table, measure, range(FIRST_AGENDA, CARDS)), noble)
            table.casualties[noble] = min(table.casualties[noble], (troops_of(table, noble) - 1) // 100)
    if present and luck.random() < 0.4:
        lay(game, card_that_bends(table, HEIR, range(1)), luck.choice(present))
    if city_in(table, area) != NONE and luck.random() < 0.2:
        lay(game, card_that_bends(table, STRENGTH, range(FIRST_AGENDA)), city_in(table, area))
