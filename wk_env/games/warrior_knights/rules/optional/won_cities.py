"""Diplomacy marks: cities that were won by an appeal, and what that spares them. On most tables there are none."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.fate_deck import turn_fate
from wk_env.games.warrior_knights.rules.numbers import CALM, NONE, REVOLTS, RIOTS
from wk_env.games.warrior_knights.rules.optional.zero_influence import draws_for
from wk_env.games.warrior_knights.rules.state import Table, put

BOTH: Final[i64] = 2  # cards of a test that must be bad


def is_won_over(table: Table, city: i64) -> bool:
    """Whether a city has the diplomacy mark.

    Rules: VR-055
    """
    return len(table.won_over) > 0 and table.won_over[city] == 1


def win_over(table: Table, city: i64) -> None:
    """A city gets the diplomacy mark.

    Rules: VR-055
    """
    table.won_over = put(table.won_over, city, 1)


def lose_mark(table: Table, city: i64) -> None:
    """A city changes hands, turns neutral or is razed: its diplomacy mark is gone for good.

    Rules: VR-058
    """
    if is_won_over(table, city):
        table.won_over = put(table.won_over, city, 0)


def is_steady(table: Table, seat: i64, city: i64) -> bool:
    """Whether a city only revolts if two Fate cards say so; that of a Baron whom Zero Influence hits is like any other.

    Rules: VR-056, VR-088
    """
    return is_won_over(table, city) and draws_for(table, seat) == 1


def cards_to_test(table: Table, seat: i64, city: i64) -> i64:
    """How many Fate cards test a city of a Baron, before cards change it.

    Rules: VR-056, VR-087, VR-088, VR-129
    """
    if not is_won_over(table, city):
        return draws_for(table, seat)
    return BOTH if draws_for(table, seat) == 1 else i64(1)


def result_of_two(table: Table, cards: i64) -> i64:
    """Draw so many Fate cards: two Revolts make one, two bad results that are not that a Riot, anything else nothing.

    Rules: VR-056, VR-129
    """
    revolts: i64 = 0
    bad: i64 = 0
    for _ in range(cards):
        card: i64 = turn_fate(table)
        if card == NONE:
            continue
        if table.content.fate_revolt[card] != CALM:
            bad += 1
        if table.content.fate_revolt[card] == REVOLTS:
            revolts += 1
    if revolts >= BOTH:
        return REVOLTS
    return RIOTS if bad >= BOTH else CALM
