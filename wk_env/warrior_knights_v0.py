"""Warrior Knights for PettingZoo: `env` in the standard wrappers, `raw_env` bare, `parallel_env` all at once.

`pettingzoo.make("aec", "wk/warrior-knights-v0", players=4)` makes the same after `import wk_env.warrior_knights_v0`.

Version history: v0, the base game.
"""

import pettingzoo
from pettingzoo.utils import conversions, wrappers

from wk_env.aec import MatchEnv
from wk_env.kernel.spec import Settings
from wk_env.knights import WARRIOR_KNIGHTS

ID = "wk/warrior-knights-v0"


def raw_env(
    players: int = 4,
    rules: Settings | None = None,
    reward: str = "rank",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> MatchEnv:
    """The environment without wrappers: an illegal action raises. `rules` are further settings, as in records."""
    settings = {**(rules or {}), "seats": players}
    return MatchEnv(WARRIOR_KNIGHTS, settings, reward, max_cycles, render_mode, "baron")


def env(
    players: int = 4,
    rules: Settings | None = None,
    reward: str = "rank",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> pettingzoo.AECEnv:
    """The environment in PettingZoo's standard wrappers: an illegal action ends the game against the offender."""
    raw = raw_env(players, rules, reward, max_cycles, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))


def parallel_env(
    players: int = 4,
    rules: Settings | None = None,
    reward: str = "rank",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> pettingzoo.ParallelEnv:
    """All seats at once, as PettingZoo's own conversion makes it: only the seat whose turn it is acts."""
    return conversions.turn_based_aec_to_parallel(env(players, rules, reward, max_cycles, render_mode))


if hasattr(pettingzoo, "register"):
    pettingzoo.register("aec", ID, entry_point=env)
