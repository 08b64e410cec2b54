"""The invader in words."""

from typing import Final

SAYS: Final = (
    "with two to five players a kingdom that nobody plays invades: its Nobles march on cities and strongholds by rule"
    " and raze what they take"
)
