"""Sizes of the base game that its tests count on; the rules themselves ask the table."""

from typing import Final

FIRST_NEUTRAL: Final = 72
STACK_ROOM: Final = 14
MERCENARIES: Final = 66
