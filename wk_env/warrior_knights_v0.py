"""Warrior Knights for PettingZoo: `env` in the standard wrappers, `raw_env` bare, `parallel_env` all at once.

`pettingzoo.make("aec", "wk/warrior-knights-v0", players=4)` makes the same after `import wk_env`.
`env(players=3, **SHORT)` is a short game with a winner. `docs/environment.md` says what every parameter means.

Version history: v0, the base game and its optional rules.
"""

from typing import TYPE_CHECKING, Unpack

from wk_env.doors import agents
from wk_env.doors.agents import Choices
from wk_env.doors.pettingzoo import MatchEnv
from wk_env.doors.presets import short_of
from wk_env.doors.registration import pettingzoo_id
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.play.rules_given import Given

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv

__all__ = ("ID", "SHORT", "Choices", "env", "parallel_env", "raw_env")

ID = pettingzoo_id(WARRIOR_KNIGHTS.id)
SHORT = short_of(WARRIOR_KNIGHTS)


def raw_env(
    players: int = 4,
    rules: Given = None,
    reward: str = "rank",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    *,
    content: str | None = None,
    observation: str = "compact",
    skip_forced: bool = False,
    state: bool = False,
    render_seat: int | str = "all",
) -> MatchEnv:
    """The environment without wrappers: an illegal action raises. `rules` are further settings, as in records."""
    return agents.raw_env(
        WARRIOR_KNIGHTS,
        players,
        rules,
        content=content,
        reward=reward,
        max_cycles=max_cycles,
        render_mode=render_mode,
        observation=observation,
        skip_forced=skip_forced,
        state=state,
        render_seat=render_seat,
    )


def env(players: int = 4, **choices: Unpack[Choices]) -> "AECEnv":
    """The environment in PettingZoo's standard wrappers: an illegal action ends the game against the offender."""
    return agents.env(WARRIOR_KNIGHTS, players, **choices)


def parallel_env(players: int = 4, **choices: Unpack[Choices]) -> "ParallelEnv":
    """All seats at once: only the seat whose turn it is acts. A cycle is a step, so `max_cycles` counts decisions."""
    return agents.parallel_env(WARRIOR_KNIGHTS, players, **choices)
