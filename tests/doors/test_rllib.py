"""The doors have the shape that RLlib's action masking asks for; Ray itself is not needed."""

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from pettingzoo import AECEnv

from wk_env import warrior_knights_v0
from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.rllib import AgentsForRllib, SeatForRllib


def assert_shape(space: gymnasium.Space[object], seen: dict[str, np.ndarray], size: int) -> None:
    """A dictionary of the two names that RLlib knows, floats both, with something to do."""
    assert isinstance(space, spaces.Dict)
    assert list(space) == ["action_mask", "observations"]
    assert space["action_mask"] == spaces.Box(0.0, 1.0, (size,), np.float32)
    assert space.contains(seen)
    assert {array.dtype for array in seen.values()} == {np.dtype(np.float32)}
    assert set(seen["action_mask"]) == {0.0, 1.0}


# Gymnasium would rather check what is not wrapped, and this is a wrapper.
@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
def test_a_seat_for_rllib() -> None:
    env = SeatForRllib(SoloEnv(("uniform", "uniform"), 1))
    seen, info = env.reset(seed=1)
    for _ in range(20):
        assert_shape(env.observation_space, seen, int(env.action_space.n))  # type: ignore[attr-defined]
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, _, is_over, is_cut, info = env.step(np.int64(seen["action_mask"].argmax()))
        assert not is_over
        assert not is_cut
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("door", [warrior_knights_v0.raw_env, warrior_knights_v0.env])
def test_all_agents_for_rllib(door: type[AECEnv]) -> None:
    env = AgentsForRllib(door(3))
    env.reset(seed=1)
    for agent in env.agent_iter(20):
        seen, _, _, _, info = env.last()
        assert env.observation_space(agent) is env.observation_space(agent)
        assert_shape(env.observation_space(agent), seen, int(env.action_space(agent).n))
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        env.step(int(seen["action_mask"].argmax()))
