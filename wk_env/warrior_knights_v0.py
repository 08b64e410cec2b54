"""Warrior Knights for PettingZoo: `env` in the standard wrappers, `raw_env` bare, `parallel_env` all at once.

`pettingzoo.make("aec", "wk/warrior-knights-v0", players=4)` makes the same after `import wk_env`.
`env(players=3, **SHORT)` is a short game with a winner. `docs/environment.md` says what every parameter means.

Version history: v0, the base game and its optional rules.
"""

from typing import TYPE_CHECKING, Unpack

from wk_env.doors import pettingzoo as door
from wk_env.doors.match_env import MatchEnv
from wk_env.doors.registration import pettingzoo_id
from wk_env.doors.settings import AgentsSettings, short_of
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv

__all__ = ("ID", "SHORT", "AgentsSettings", "env", "parallel_env", "raw_env")

ID = pettingzoo_id(WARRIOR_KNIGHTS.id)
SHORT = short_of(WARRIOR_KNIGHTS)


def raw_env(players: int = 4, **settings: Unpack[AgentsSettings]) -> MatchEnv:
    """The environment without wrappers: an illegal action raises. `rules` are further settings, as in records."""
    return door.raw_env(WARRIOR_KNIGHTS, players, **settings)


def env(players: int = 4, **settings: Unpack[AgentsSettings]) -> "AECEnv":
    """The environment in PettingZoo's standard wrappers: an illegal action ends the game against the offender."""
    return door.env(WARRIOR_KNIGHTS, players, **settings)


def parallel_env(players: int = 4, **settings: Unpack[AgentsSettings]) -> "ParallelEnv":
    """All seats at once: only the seat whose turn it is acts. A cycle is a step, so `max_cycles` counts decisions."""
    return door.parallel_env(WARRIOR_KNIGHTS, players, **settings)
