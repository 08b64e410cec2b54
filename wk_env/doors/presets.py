"""Choices for a door that belong together, under a name."""

from typing import TypedDict

from wk_env.kernel.spec import GameSpec, Settings


class Preset(TypedDict):
    """What every door takes."""

    rules: Settings
    reward: str
    skip_forced: bool


def short_of(spec: GameSpec) -> Preset:
    """A short game with a winner, to begin a curriculum with: if it breaks off, the leader is paid as a winner is."""
    return {"rules": dict(spec.short), "reward": "first", "skip_forced": True}
