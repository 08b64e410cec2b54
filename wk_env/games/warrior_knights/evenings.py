"""Sets of optional rules that make a good evening, each under a name that stands wherever names of rules do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True)
class Evening:
    """What it is like, for how many Barons it is meant, which optional rules it takes."""

    says: str
    seats: int
    rules: tuple[str, ...]


EVENINGS: Final[Mapping[str, Evening]] = MappingProxyType(
    {
        "quick_game_for_four": Evening(
            "over in about three rounds, and every city counts at once", 4, ("short_game", "instant_influence")
        ),
        "long_war_for_six": Evening(
            "sieges by Fate, fewer points for few cities, only the whole Kingdom wins at once, Barons may drop out",
            6,
            (
                "longest_game",
                "total_conquest",
                "worthy_barons",
                "advanced_sieges",
                "capitulation",
                "player_elimination",
            ),
        ),
        "politics": Evening(
            "bargains wherever something is at stake, pacts, hostages, and motions that change the rules",
            5,
            ("bargains_everywhere", "treachery", "exchanging_heirs", "open_private_motions", "miracles"),
        ),
    }
)


def spelled_out(names: Sequence[str]) -> list[str]:
    """These names of rules, those of evenings replaced by what they stand for."""
    found = [rule for name in names for rule in (EVENINGS[name].rules if name in EVENINGS else (name,))]
    return list(dict.fromkeys(found))


def seats_of(names: Sequence[str], usual: int) -> int:
    """For how many Barons the last evening among these names is meant; the usual number without any."""
    return [usual, *(EVENINGS[name].seats for name in names if name in EVENINGS)][-1]
