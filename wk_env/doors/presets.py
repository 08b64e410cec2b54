"""Choices for a door that belong together, under a name."""

from typing import Final, TypedDict

from wk_env.kernel.spec import Settings


class Preset(TypedDict):
    """What every door takes."""

    rules: Settings
    reward: str
    skip_forced: bool


# A short game with a winner, to begin a curriculum with: so little Influence that stewards end it in the second round.
# If nobody has ended it by then it breaks off, and the leader is paid as a winner is.
SHORT: Final[Preset] = {"rules": {"influence_each": 1, "most_rounds": 2}, "reward": "first", "skip_forced": True}
