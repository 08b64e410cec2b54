"""The door for AgileRL has the shape that its algorithms for several agents ask for; AgileRL itself is not needed."""

import pytest
from gymnasium import spaces
from pettingzoo.test import parallel_api_test

from wk_env import warrior_knights_v0
from wk_env.doors.agilerl import AgentsForAgilerl, Infos


def door(observation: str = "compact_float32", max_cycles: int | None = None) -> AgentsForAgilerl:
    """Three Barons at once."""
    return AgentsForAgilerl(warrior_knights_v0.parallel_env(3, observation=observation, max_cycles=max_cycles))


def chosen(infos: Infos) -> dict[str, int]:
    """The first legal action of each agent, or 0."""
    masks = {agent: info["action_mask"] for agent, info in infos.items()}
    return {agent: mask.index(1) if isinstance(mask, list) and 1 in mask else 0 for agent, mask in masks.items()}


@pytest.mark.parametrize("observation", ["compact", "compact_float32"])
def test_observations_are_numbers_and_every_agent_has_a_mask_as_a_list(observation: str) -> None:
    env = door(observation)
    observations, infos = env.reset(seed=1)
    for _ in range(40):
        turn = env.unwrapped.agent_selection
        for agent in env.possible_agents:
            space = env.observation_space(agent)
            assert isinstance(space, spaces.Box)
            assert space.contains(observations[agent])
            mask = infos[agent]["action_mask"]
            assert isinstance(mask, list)
            assert len(mask) == env.action_space(agent).n
            assert (sum(mask) > 0) == (agent == turn)
        observations, rewards, terminations, truncations, infos = env.step(chosen(infos))
        assert set(rewards) == set(terminations) == set(truncations) == set(env.possible_agents)


def test_the_infos_of_the_last_step_tell_of_the_next_game_once_it_has_begun() -> None:
    env = door(max_cycles=2)
    _, infos = env.reset(seed=1)
    for _ in range(2):
        last = env.step(chosen(infos))[-1]
    assert env.agents == []
    env.reset(seed=2)
    raw = env.unwrapped
    assert last[raw.agent_selection]["action_mask"] == raw.action_masks().tolist()


def test_it_passes_pettingzoos_test() -> None:
    parallel_api_test(door(max_cycles=30), num_cycles=20)
