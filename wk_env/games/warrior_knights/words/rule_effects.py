"""What was measured of each optional rule: how long games are with it, and who wins.

The file is written by `python -m wk_experiments.games.warrior_knights.rule_effects`.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_name("rule_effects.json")
NO_RULE: Final = "none"


class Effect(msgspec.Struct, frozen=True):
    """Games of stewards of all styles among four, under one rule alone; a style wins a quarter on the average."""

    games: int
    rounds: float
    decisions: int
    at_once: float
    least: tuple[float, str]
    most: tuple[float, str]

    def line(self, usual: "Effect | None") -> str:
        """It in a few words, beside games without any optional rule."""
        beside = f" (usually {usual.rounds:.1f})" if usual is not None and usual is not self else ""
        ends = f"; {100 * self.at_once:.0f} % end by conquest" if self.at_once >= 0.005 else ""
        (few, weak), (many, strong) = self.least, self.most
        return f"{self.rounds:.1f} rounds{beside}{ends}; wins: {strong} {100 * many:.0f} %, {weak} {100 * few:.0f} %"


@lru_cache(1)
def known_effects() -> Mapping[str, Effect]:
    """What was measured, by the name of the rule; NO_RULE for games without any."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Effect]) if FILE.exists() else {}


def effect_of(name: str) -> str:
    """What was measured of a rule; nothing if it was not."""
    found = known_effects()
    return found[name].line(found.get(NO_RULE)) if name in found else ""
