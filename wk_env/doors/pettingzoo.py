"""The PettingZoo door, for any game: `env` in the standard wrappers, `raw_env` bare, `parallel_env` all at once."""

import wk_env.doors.host_process  # noqa: F401 - before PettingZoo

# isort: split
from typing import Unpack, cast

import pettingzoo
from pettingzoo.utils import conversions, wrappers

from wk_env.doors.match_env import MatchEnv, check_begun
from wk_env.doors.settings import AgentsSettings
from wk_env.kernel.spec import GameSpec

Step = tuple[dict[str, object], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, object]]]


def raw_env(
    game: GameSpec | str | None = None, players: int | None = None, **settings: Unpack[AgentsSettings]
) -> MatchEnv:
    """The environment without wrappers: an illegal action raises. `rules` are further settings, as in records."""
    return MatchEnv(game, players, **settings)


def env(
    game: GameSpec | str | None = None, players: int | None = None, **settings: Unpack[AgentsSettings]
) -> pettingzoo.AECEnv:
    """The environment in PettingZoo's standard wrappers: an illegal action ends the game against the offender."""
    return wrapped(raw_env(game, players, **settings))


def wrapped(raw: MatchEnv) -> pettingzoo.AECEnv:
    """An environment in PettingZoo's standard wrappers."""
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return InOrder(wrappers.AssertOutOfBoundsWrapper(legal))


class InOrder(wrappers.OrderEnforcingWrapper):
    """PettingZoo's wrapper, which in 1.27 does not say of `last` that it comes too early."""

    def last(self, observe: bool = True) -> tuple[object, float, bool, bool, dict[str, object]]:  # noqa: FBT001, FBT002
        """What the agent whose turn it is sees, has earned, and whether it has ended."""
        check_begun(self)
        return cast("tuple[object, float, bool, bool, dict[str, object]]", super().last(observe))

    def __str__(self) -> str:
        return str(self.unwrapped)


def parallel_env(
    game: GameSpec | str | None = None, players: int | None = None, **settings: Unpack[AgentsSettings]
) -> pettingzoo.ParallelEnv:
    """All seats at once, as PettingZoo's own conversion makes it: only the seat whose turn it is acts.

    A cycle is a step here, so `max_cycles` counts decisions.
    """
    raw = raw_env(game, players, **settings)
    raw.patience = raw.max_cycles
    return AllAtOnce(wrapped(raw))


class AllAtOnce(conversions.turn_based_aec_to_parallel_wrapper):
    """PettingZoo's conversion, which in 1.27 answers a step after the end with four parts instead of five."""

    def step(self, actions: dict[str, int | None]) -> Step:
        """Play the action of the agent whose turn it is; those of the others mean nothing."""
        check_begun(self.aec_env)
        if not self.agents:
            return {}, {}, {}, {}, {}
        turn = self.aec_env.agent_selection
        if turn not in actions:
            raise ValueError(
                f"no action for {turn}, whose turn it is; there are some for {', '.join(actions) or 'nobody'}"
            )
        return cast("Step", super().step(actions))
