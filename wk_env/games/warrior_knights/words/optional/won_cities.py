"""Diplomacy marks in words."""

from wk_env.games.warrior_knights.rules.numbers import CITIES
from wk_env.games.warrior_knights.rules.optional.won_cities import is_won_over
from wk_env.games.warrior_knights.rules.state import Table


def say_won_over(table: Table, hold: int) -> list[str]:
    """What is to be said beside the walls of a hold: that an appeal won it, or nothing."""
    return ["won by an appeal"] if hold < CITIES and is_won_over(table, hold) else []
