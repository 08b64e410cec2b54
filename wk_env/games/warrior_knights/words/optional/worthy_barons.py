"""Worthy Barons in words."""

from typing import Final

SAYS: Final = (
    "cities give Influence by their number: 1 or 2 give 1, 3 give 2, 4 give 3, 5 give 4, 6 give 6, more give one more"
    " than there are"
)
