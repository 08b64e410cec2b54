"""The variants of Crown and Glory: functions from rules to rules."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.rules import WITH_KING, Rules


def the_king(rules: Rules) -> Rules:
    """With the pool empty a King is crowned, and 16 Influence end the game.

    Rules: CG-001, CG-117, CG-134
    """
    return race(8, 16, rules)


def race(each: i64, goal: i64, rules: Rules) -> Rules:
    """The King, with so much Influence a player in the pool and so much to end the game.

    Rules: CG-117, CG-134, VR-023
    """
    return replace(rules, victory=WITH_KING[rules.victory], influence_each=each, crown_goal=goal)  # slow-ok: once


def missions(rules: Rules) -> Rules:
    """Each Baron has a secret Mission.

    Rules: CG-001, CG-110
    """
    return replace(rules, missions=1)  # slow-ok: once


def for_glory(rules: Rules) -> Rules:
    """With Knowledge and Advancements, Garrisons and Levies, riots, and more cards in every deck.

    Rules: CG-001
    """
    return replace(rules, glory=1)  # slow-ok: once


VARIANTS: Final[dict[str, Callable[[Rules], Rules]]] = {  # slow-ok: once
    "the_king": the_king,
    "the_short_king": partial(race, 6, 12),  # slow-ok: once
    "the_long_king": partial(race, 10, 20),  # slow-ok: once
    "missions": missions,
    "for_glory": for_glory,
}
KINGS: Final = ("the_king", "the_short_king", "the_long_king")
ENDINGS: Final = ("short_game", "long_game", "longest_game", "might_is_right")
# Pairs that exclude each other. Rules: CG-134, VR-125, VR-138
CLASHES: Final[tuple[tuple[str, str], ...]] = (
    ("the_king", "the_short_king"),
    ("the_king", "the_long_king"),
    ("the_short_king", "the_long_king"),
    *[(ending, king) for ending in ENDINGS for king in KINGS],  # slow-ok: once
    ("might_is_right", "missions"),
)
