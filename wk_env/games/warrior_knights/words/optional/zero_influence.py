"""Zero Influence in words."""

from typing import Final

SAYS: Final = "each city of a Baron without Influence is tested for revolt with two Fate cards, and the worse counts"
