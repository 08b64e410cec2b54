"""Total Conquest in words."""

from typing import Final

SAYS: Final = "only all of the Kingdom's cities that stand win at once, no longer more than half"
AIM: Final = "All of the Kingdom's cities win at once."
