"""Tollgate, a game of ten minutes: the kernel's proof that it serves more than one game, and the smallest one to copy.

Two to four carters bid in secret for carts of goods. A duel settles ties; a rival may pay to turn a cart away.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wk_env.games.tollgate.facts.types import FairFacts, FairOption

__all__ = ("FairFacts", "FairOption")

# Where each public name is, as the imports at the top say it to type checkers.
PLACES: Final = {
    "FairFacts": "wk_env.games.tollgate.facts.types:FairFacts",
    "FairOption": "wk_env.games.tollgate.facts.types:FairOption",
}

if not TYPE_CHECKING:  # else names that are misspelt would pass type checks
    from wk_env.public_names import offering

    __getattr__, __dir__ = offering(__name__, PLACES)
