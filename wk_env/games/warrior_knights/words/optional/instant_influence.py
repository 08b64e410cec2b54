"""Instant Influence in words."""

from typing import Final

SAYS: Final = (
    "a city that begins to count, or the own stronghold, gives 1 Influence at once; lost, besieged or rioting it takes"
    " it again"
)
