"""What a match of Warrior Knights is begun with: the numbers of its rules, whose names optional rules may stand for."""

from typing import Final

from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.variants import VARIANTS, agree
from wk_env.kernel.settings import number_setting, rule_names
from wk_env.kernel.spec import Settings

SEATS: Final = range(2, 7)
# Setting, the usual number, the numbers allowed. What they mean stands in rules.py.
NUMBERS: Final = (
    ("seats", 4, SEATS),
    ("influence_each", 10, range(1, 100)),
    ("victory", 0, range(2)),
    ("two_player_cities", 0, range(2)),
    ("handing_to_stronghold", 1, range(2)),
    ("banned_refusals", 0, range(2)),
    ("later_hires", 0, range(2)),
    ("own_revolt_order", 0, range(2)),
    ("carded_returns", 0, range(2)),
    ("living_triangle", 0, range(2)),
    ("led_holds", 0, range(2)),
    ("barren_end", 1, range(2)),
    ("abandoned_heirs", 0, range(2)),
    ("most_rounds", 0, range(100_000)),
    ("offers", 0, range(10)),
    ("stack_windows", 0, range(2)),
    ("largest_sum", 20, range(1, 32)),
    ("heirs", 0, range(2)),
    ("elimination", 0, range(2)),
    ("open_motions", 0, range(5)),
    ("miracles", 0, range(2)),
)
TEXTS: Final = ("content", "content_digest")
KNOWN: Final = (*(name for name, _, _ in NUMBERS), *TEXTS, "rules")


def numbers_of(rules: Rules) -> dict[str, int]:
    """The numbers of a game by name."""
    return {name: int(getattr(rules, name)) for name, _, _ in NUMBERS}


def numbers_given(given: Settings) -> dict[str, int]:
    """All numbers of a game: those given by name, else those of the optional rules, else the usual ones.

    ValueError says which number or name is wrong, or which names exclude each other.
    """
    usual = numbers_of(agree(rule_names(given, tuple(VARIANTS))))
    return {name: number_setting(given, name, usual[name], allowed) for name, _, allowed in NUMBERS}


def rules_of(settings: Settings) -> Rules:
    """The rules of a game; ValueError names the number that is wrong."""
    return Rules(**numbers_given(settings))
