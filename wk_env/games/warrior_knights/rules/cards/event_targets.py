"""What an Event is about: cities, Nobles, Barons and nations that Fate names or the drawer chooses."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.cards.resources import parameter, word_of
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    AMOUNT,
    EFFECT,
    TARGET_CHOSEN_CITY,
    TARGET_CHOSEN_NOBLE,
    TARGET_CITY,
    TARGET_NATION,
    TARGET_NEUTRAL_CITY,
    TARGET_NOBLE,
    TARGET_NONE,
    TARGET_OWN_CITY,
    TARGET_OWN_NOBLE,
    TARGET_RANDOM_BARON,
    WORD_CASUALTIES,
    WORD_FORTIFY,
    WORD_KILL,
)
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate, turn_fate_for_seat
from wk_env.games.warrior_knights.rules.measures import HEIR, measure
from wk_env.games.warrior_knights.rules.numbers import (
    CITIES,
    KINGDOM_CITIES,
    NEUTRAL,
    NONE,
    OUT_OF_GAME,
    RAZED,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.procedures.heirs import is_heirless
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.queries import baron_of, is_besieged, is_on_board
from wk_env.games.warrior_knights.rules.state import Table


def is_about_city(table: Table, card: i64) -> bool:
    """Whether a card names a city, by Fate or by choice."""
    return TARGET_CITY <= table.content.card_target[card] <= TARGET_NEUTRAL_CITY


def is_about_noble(table: Table, card: i64) -> bool:
    """Whether a card names a Noble, by Fate or by choice."""
    return TARGET_NOBLE <= table.content.card_target[card] <= TARGET_CHOSEN_NOBLE


def is_chosen(table: Table, card: i64) -> bool:
    """Whether the drawer himself chooses what a card is about."""
    target: i64 = table.content.card_target[card]
    return target in (TARGET_CHOSEN_CITY, TARGET_CHOSEN_NOBLE)


def needs_target(table: Table, card: i64) -> bool:
    """Whether a card is about a city, a Noble, a nation or a random Baron, and nothing without one."""
    target: i64 = table.content.card_target[card]
    return target >= TARGET_CITY or target == TARGET_RANDOM_BARON


def turn_for_target(table: Table, card: i64, drawer: i64) -> i64:
    """What Fate names as the target of an Event, drawing on until it fits; NONE if nothing does.

    Rules: WK-077, WK-078, WK-079, WK-182
    """
    target: i64 = table.content.card_target[card]
    if target == TARGET_RANDOM_BARON:
        return turn_fate_for_seat(table, all_seats(table))
    if target == TARGET_NONE or not needs_target(table, card) or is_chosen(table, card):
        return NONE
    for _ in range(len(table.fate_deck)):
        fate: i64 = turn_fate(table)
        if fate == NONE:
            return NONE
        named: i64 = named_on(table, card, fate, drawer)
        if fits(table, card, named, drawer):
            return named
    return NONE


def named_on(table: Table, card: i64, fate: i64, drawer: i64) -> i64:
    """What a Fate card names for an Event: a nationality, a city, or a Noble by Baron and symbol on one card.

    Rules: WK-025, WK-078
    """
    target: i64 = table.content.card_target[card]
    if target == TARGET_NATION:
        return table.content.fate_nation[fate]
    if is_about_city(table, card):
        return table.content.fate_city[fate]
    seat: i64 = drawer if target == TARGET_OWN_NOBLE else table.seat_of[table.content.fate_baron[fate]]
    return NONE if seat == NONE else seat * SYMBOLS + table.content.fate_symbol[fate]


def fits(table: Table, card: i64, named: i64, drawer: i64) -> bool:
    """Whether something can be the target of an Event that this Baron drew.

    Rules: WK-079
    """
    if named == NONE:
        return False
    if is_about_city(table, card):
        return fits_city(table, card, named, drawer)
    if is_about_noble(table, card):
        return fits_noble(table, card, named, drawer)
    return True


def fits_city(table: Table, card: i64, city: i64, drawer: i64) -> bool:
    """Whether a city can be the target: unrazed, the drawer's, or neutral, as the card says; to be mended, in need."""
    target: i64 = table.content.card_target[card]
    if target == TARGET_CITY:
        return table.city_owner[city] != RAZED
    if target == TARGET_NEUTRAL_CITY:
        return is_free(table, city)
    if table.city_owner[city] != drawer:
        return False
    if target == TARGET_OWN_CITY or word_of(table, card, EFFECT) != WORD_FORTIFY:
        return True
    return not is_besieged(table, city) and (table.fortified[city] == 0 or table.breaches[city] > 0)


def is_free(table: Table, city: i64) -> bool:
    """Whether a city of the Kingdom stands without a controller and without a siege."""
    return city < KINGDOM_CITIES and table.city_owner[city] == NEUTRAL and not is_besieged(table, city)


def fits_noble(table: Table, card: i64, noble: i64, drawer: i64) -> bool:
    """Whether a Noble can be the target: to be hurt, on the board; to be healed, hurt; to lose his heir, with one."""
    if table.content.card_target[card] != TARGET_NOBLE and baron_of(noble) != drawer:
        return False
    word: i64 = word_of(table, card, EFFECT)
    if word == WORD_CASUALTIES and parameter(table, card, EFFECT, AMOUNT) < 0:
        return table.casualties[noble] > 0
    if word in (WORD_CASUALTIES, WORD_KILL):
        return is_on_board(table, noble)
    if table.noble_at[noble] == OUT_OF_GAME:
        return False
    return table.content.bends[card * BEND_WIDTH] != HEIR or (has_heir(table, noble) and not is_heirless(table, noble))


def has_heir(table: Table, noble: i64) -> bool:
    """Whether no card takes a Noble's heir away.

    Rules: WK-184
    """
    return measure(table, HEIR, baron_of(noble), noble, NONE, NONE, 1, 0) > 0


def can_choose(table: Table, card: i64, drawer: i64) -> bool:
    """Whether there is anything for the drawer to choose."""
    for named in range(CITIES):
        if fits(table, card, named, drawer):
            return True
    return False


# ---- what effects themselves draw


def turn_for_free_city(table: Table) -> i64:
    """A neutral city of the Kingdom, by Fate; NONE if there is none.

    Rules: WK-077, WK-079
    """
    for _ in range(len(table.fate_deck)):
        fate: i64 = turn_fate(table)
        if fate == NONE:
            return NONE
        if is_free(table, table.content.fate_city[fate]):
            return table.content.fate_city[fate]
    return NONE


def turn_for_noble_of(table: Table, seat: i64) -> i64:
    """A Noble of this Baron on the board, by Fate; NONE if there is none.

    Rules: WK-077, WK-079
    """
    for _ in range(len(table.fate_deck)):
        fate: i64 = turn_fate(table)
        if fate == NONE:
            return NONE
        noble: i64 = seat * SYMBOLS + table.content.fate_symbol[fate]
        if is_on_board(table, noble):
            return noble
    return NONE
