"""The Fate deck: a ring in which used cards go to the bottom."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.memory import forget_deck, show
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.state import Play, Table


def draw_fate(table: Table) -> i64:
    """Take the top Fate card off the deck; NONE when every card is held in a battle.

    Rules: WK-084
    """
    if table.fate_count == 0:
        return NONE
    card: i64 = table.fate_deck[table.fate_top]
    table.fate_top = (table.fate_top + 1) % len(table.fate_deck)
    table.fate_count -= 1
    return card


def bury_fate(table: Table, card: i64) -> None:
    """Put a used Fate card face down under the deck.

    Rules: WK-080
    """
    table.fate_deck[(table.fate_top + table.fate_count) % len(table.fate_deck)] = card
    table.fate_count += 1


def turn_fate(table: Table) -> i64:
    """Turn the top Fate card for a random choice and put it under the deck; NONE when there is none.

    Rules: WK-077, WK-082
    """
    card: i64 = draw_fate(table)
    if card != NONE:
        show(table, card)
        bury_fate(table, card)
    return card


def turn_fate_for_seat(table: Table, fitting: i64) -> i64:
    """A random seat of a set (bits), by Fate; cards that do not fit are turned on. NONE if the set is empty.

    Rules: WK-077, WK-079
    """
    for _ in range(len(table.fate_deck)):
        card: i64 = turn_fate(table)
        if card == NONE:
            return NONE
        seat: i64 = table.seat_of[table.content.fate_baron[card]]
        if seat != NONE and (fitting >> seat) & 1 == 1:
            return seat
    return NONE


def shuffle_fate(game: Play) -> None:
    """Shuffle the whole Fate deck.

    Rules: WK-085
    """
    table = game.state
    for place in range(table.fate_count):
        other: i64 = place + game.rng.below(table.fate_count - place)
        here: i64 = (table.fate_top + place) % len(table.fate_deck)
        there: i64 = (table.fate_top + other) % len(table.fate_deck)
        card: i64 = table.fate_deck[here]
        table.fate_deck[here] = table.fate_deck[there]
        table.fate_deck[there] = card
    forget_deck(table)
