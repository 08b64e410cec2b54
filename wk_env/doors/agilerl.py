"""All seats at once as AgileRL's algorithms for several agents want them: numbers alone, and masks as lists in `infos`.

AgileRL is not imported: `AgentsForAgilerl(parallel_env())` is a PettingZoo environment. Its algorithms refuse a mask
in an observation, and IPPO of 2.58 compares the masks of `infos` with None in a way that arrays do not bear; for that
reason it does not learn from several environments at once (`AsyncPettingZooVecEnv` makes arrays of them).
"""

import wk_env.doors.host_process  # noqa: F401 - before PettingZoo

# isort: split
from typing import TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv
from pettingzoo.utils.wrappers import BaseParallelWrapper

from wk_env.doors.match_env import MatchEnv
from wk_env.doors.observer import Numbers, Observation, numbers_space

Seen: TypeAlias = "dict[str, Numbers]"
Infos: TypeAlias = "dict[str, dict[str, object]]"
Step: TypeAlias = "tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], Infos]"


class AgentsForAgilerl(BaseParallelWrapper):  # type: ignore[misc]  # PettingZoo 1.27 does not say what it is
    """All agents, each observation without its mask; `infos` have the mask of every agent, zeros for who is not asked.

    Of the actions that come for all agents only that of the agent who is asked is played. `infos` are one dictionary,
    which every call writes over: AgileRL 2.58 begins the next game by itself and goes on with the `infos` of the last.
    """

    def __init__(self, env: ParallelEnv) -> None:
        super().__init__(env)
        raw = env.unwrapped
        assert isinstance(raw, MatchEnv), f"{raw} is no environment of this house"
        self._space: spaces.Box = numbers_space(raw.spec, raw.observation)
        self._infos: Infos = {}

    def observation_space(self, agent: str) -> spaces.Box:
        """The space of what an agent sees, the same object every time."""
        return self._space

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Seen, Infos]:
        """Begin a game."""
        observations, infos = super().reset(seed, options)
        return bared(observations), self._told(infos)

    def step(self, actions: dict[str, int]) -> Step:
        """Play the action of the agent who is asked."""
        observations, rewards, terminations, truncations, infos = super().step(actions)
        return bared(observations), rewards, terminations, truncations, self._told(infos)

    def _told(self, infos: Infos) -> Infos:
        """What is told about each agent, each mask as a list."""
        for agent, info in infos.items():
            self._infos[agent] = {**info, "action_mask": np.asarray(info["action_mask"]).tolist()}
        return self._infos


def bared(observations: dict[str, Observation]) -> Seen:
    """The numbers of each agent alone."""
    return {agent: seen["observation"] for agent, seen in observations.items()}
