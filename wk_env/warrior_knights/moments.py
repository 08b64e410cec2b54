"""Occasions on which cards in force may speak."""

from typing import Final

from mypy_extensions import i64

from wk_env.warrior_knights.state import Play

TAXED: Final[i64] = 0
ASSEMBLY_BEGINS: Final[i64] = 1
BATTLE_WON: Final[i64] = 2
CITY_TAKEN: Final[i64] = 3
NOBLE_DIES: Final[i64] = 4


def announce(game: Play, moment: i64, actor: i64, foe: i64) -> None:
    """Let every card in force that listens to this moment speak: pushes its effects on the stack, first card on top."""
