"""The rungs that a policy is measured against while it learns, from chance to the house's usual player."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from wk_training.evaluate import Share
from wk_training.experience import FORMER

HOUSE: Final = 0  # the place of the usual player among the advisors of a task


@dataclass(frozen=True)
class Rung:
    """Who sits on the other seats: as a rule the house's usual player, so many of a thousand answers drawn by lot."""

    name: str  # as `wk tournament` knows it, and as curves have it
    slips: int = 0
    whom: int = HOUSE

    @property
    def columns(self) -> tuple[str, str]:
        """What the curves call the share of the win against it, and how far that may be off."""
        return ("wins", "reach") if self == PANEL[-1] else (f"wins_{self.name}", f"reach_{self.name}")


# `mixed` errs in every second answer.
PANEL: Final = (Rung("uniform", 1000), Rung("mixed", 500), Rung("mixed(epsilon=0.2)", 200), Rung("steward"))
VICTIM: Final = Rung("policy", whom=FORMER)  # of an exploiter
UNSEEN: Final = 3.0  # what never came in n games comes in at most 3 of n (95 %)


def columns_of(shares: Iterable[tuple[Rung, Share]]) -> dict[str, float]:
    """What was measured, as columns of the curves."""
    found: dict[str, float] = {}
    for rung, share in shares:
        wins, reach = rung.columns
        found |= {wins: share.wins, reach: max(share.reach, UNSEEN / share.games)}
    return found


def is_measured(row: Mapping[str, float]) -> bool:
    """Whether a row of the curves says how strong the policy was."""
    return PANEL[-1].columns[0] in row


def standing(row: Mapping[str, float]) -> str:
    """How strong the policy was, in one line."""
    told: list[str] = []
    for rung in (*PANEL, VICTIM):
        if rung.columns[0] not in row:
            continue
        wins, reach = (100 * row[name] for name in rung.columns)
        told.append(f"{wins:.0f} % (\N{PLUS-MINUS SIGN}{reach:.0f}) against {rung.name}")
    return f"wins {', '.join(told)}"
