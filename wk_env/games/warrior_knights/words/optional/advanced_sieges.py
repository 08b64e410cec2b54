"""Advanced Sieges in words: what Fate does to what is besieged."""

from typing import Final

SAYS: Final = (
    "a second siege takes nothing: in each Upkeep Fate lays casualties and breaches on besieged walls until they fall"
)
