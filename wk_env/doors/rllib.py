"""The doors as RLlib's action masking wants them: `observations` and `action_mask` in one dictionary, as float32.

Ray is not imported: `SeatForRllib(SoloEnv())` is a Gymnasium environment for one learner, `AgentsForRllib(env())` a
PettingZoo one for RLlib's own `PettingZooEnv`. RLlib first checks an environment with actions that it draws without
masks: `env()` bears it; `raw_env()`, which refuses illegal actions, needs `disable_env_checking=True`.
"""

import wk_env.doors.host_process  # noqa: F401 - before PettingZoo

# isort: split
from typing import TypeAlias, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import BaseWrapper

from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.match_env import MatchEnv
from wk_env.doors.observer import Mask, Numbers, Observation, numbers_space
from wk_env.kernel.spec import GameSpec

Masked: TypeAlias = "dict[str, NDArray[np.float32]]"


def masked_floats(spec: GameSpec, observation: str) -> spaces.Dict:
    """The space of numbers and mask as RLlib names them."""
    box = numbers_space(spec, observation)
    numbers = spaces.Box(box.low.astype(np.float32), box.high.astype(np.float32), dtype=np.float32)
    return spaces.Dict({"action_mask": spaces.Box(0.0, 1.0, (spec.action_count,), np.float32), "observations": numbers})


def masked(numbers: Numbers, mask: Mask) -> Masked:
    """Numbers and mask as RLlib names them."""
    return {"action_mask": mask.astype(np.float32), "observations": numbers.astype(np.float32)}


class SeatForRllib(gymnasium.ObservationWrapper[Masked, np.int64, Numbers]):
    """One learning seat whose observation holds its mask."""

    def __init__(self, env: SoloEnv) -> None:
        super().__init__(env)
        self.seat: SoloEnv = env
        session = env.session
        space = masked_floats(session.spec, session.observation)
        self.observation_space: spaces.Space[Masked] = cast("spaces.Space[Masked]", space)

    def observation(self, observation: Numbers) -> Masked:
        """What the seat sees, beside what it may do."""
        observer = self.seat.session.observer
        return masked(observer.numbers, self.seat.action_masks().view(np.int8))


class AgentsForRllib(BaseWrapper):
    """All agents, each observation with RLlib's names."""

    def __init__(self, env: AECEnv) -> None:
        super().__init__(env)
        raw = env.unwrapped
        assert isinstance(raw, MatchEnv), f"{raw} is no environment of this house"
        self._spaces = {agent: masked_floats(raw.spec, raw.observation) for agent in env.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of what an agent sees, the same object every time."""
        return self._spaces[agent]

    def observe(self, agent: str) -> Masked:
        """What an agent sees, beside what it may do."""
        seen = cast("Observation", self.env.observe(agent))
        return masked(seen["observation"], seen["action_mask"])
