"""Tollgate as a game among others: its name, its actions, its one setting."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from wk_env.kernel.spec import Match, Settings, number_setting, refuse_unknown
from wk_env.tollgate.match import new_match

ASKS: Final = ("bid", "duel", "toll")
CHOICES: Final = (4, 3, 2)
OFFSETS: Final = (0, *accumulate(CHOICES))


class Tollgate:
    """The spec of Tollgate."""

    id: str = "wk/tollgate"
    title: str = "Tollgate"
    rules_version: int = 1
    action_count: int = OFFSETS[-1]
    asks: Sequence[str] = ASKS

    def action_of(self, ask: int, choice: int) -> int:
        """The flat action that means this choice of this question."""
        return OFFSETS[ask] + choice

    def choice_of(self, ask: int, action: int) -> int:
        """The choice that a flat action means."""
        if not OFFSETS[ask] <= action < OFFSETS[ask + 1]:
            mine = f"{OFFSETS[ask]} to {OFFSETS[ask + 1] - 1}"
            raise ValueError(f"action {action} does not answer {ASKS[ask]!r}; its actions are {mine}")
        return action - OFFSETS[ask]

    def settings(self, given: Settings) -> Settings:
        """The number of seats: 2 to 4, as a rule 3."""
        refuse_unknown(given, ("seats",))
        return {"seats": number_setting(given, "seats", 3, range(2, 5))}

    def new_match(self, settings: Settings, seed: int) -> Match:
        """A fair about to ask for its first bid."""
        return new_match(number_setting(self.settings(settings), "seats", 3, range(2, 5)), seed)


TOLLGATE: Final = Tollgate()
