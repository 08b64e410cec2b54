"""Warrior Knights: its rules, and all that is known, said and drawn of it. `spec.py` is the way in."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wk_env.games.warrior_knights.facts.types import KnightsFacts, KnightsOption

__all__ = ("KnightsFacts", "KnightsOption")

# Where each public name is, as the imports at the top say it to type checkers.
PLACES: Final = {
    "KnightsFacts": "wk_env.games.warrior_knights.facts.types:KnightsFacts",
    "KnightsOption": "wk_env.games.warrior_knights.facts.types:KnightsOption",
}

if not TYPE_CHECKING:  # else names that are misspelt would pass type checks
    from wk_env.public_names import offering

    __getattr__, __dir__ = offering(__name__, PLACES)
