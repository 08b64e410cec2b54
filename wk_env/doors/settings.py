"""What the doors take by name, said once; `docs/environment.md` tells what each means.

What a setting usually is stands with `MatchEnv` (all seats) and `SoloEnv` (one learning seat), which all others make.
"""

from collections.abc import Sequence
from typing import TypedDict

from gymnasium.vector import AutoresetMode

from wk_env.doors.opponents import Opponent
from wk_env.kernel.spec import GameSpec
from wk_env.play.registry import game_of
from wk_env.play.rules_given import Given
from wk_env.play.starts import Draw


class DoorSettings(TypedDict, total=False):
    """What every door takes."""

    rules: Given
    content: str | None
    reward: str
    observation: str
    skip_forced: bool


class AgentsSettings(DoorSettings, total=False):
    """What the doors of all seats take, beside the game and its players."""

    max_cycles: int | None
    state: bool
    render_mode: str | None
    render_seat: int | str


class SeatSettings(DoorSettings, total=False):
    """What the doors of a learning seat take, beside its opponents and which seat it is."""

    game: GameSpec | str | None
    max_decisions: int | None
    mask: str
    start: "Draw | None"


class SoloSettings(SeatSettings, total=False):
    """All that `SoloEnv` takes."""

    opponents: "Sequence[Opponent] | None"
    seat: int | None
    render_mode: str | None
    render_seat: int | str


class VectorSettings(SeatSettings, total=False):
    """All that `SoloVectorEnv` takes, beside how many tables."""

    opponents: "Sequence[Opponent] | None"
    seat: int | None
    autoreset_mode: AutoresetMode | str


def short_of(game: GameSpec | str | None) -> DoorSettings:
    """A short game with a winner, to begin a curriculum with: if it breaks off, the leader is paid as a winner is."""
    return {"rules": dict(game_of(game).short), "reward": "first", "skip_forced": True}
