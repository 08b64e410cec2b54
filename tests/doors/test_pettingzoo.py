"""The PettingZoo door passes PettingZoo's own tests and treats its users well."""

import warnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from wk_env import warrior_knights_v0
from wk_env.aec import MatchEnv
from wk_env.rewards import final_rewards

PLAYERS = (2, 3, 4, 5, 6)


@pytest.fixture
def table() -> MatchEnv:
    """A bare environment for three, just reset."""
    env = warrior_knights_v0.raw_env(players=3)
    env.reset(seed=1)
    return env


def play_some(env: MatchEnv, decisions: int, seed: int = 0) -> list[float]:
    """Play legal actions at random until the game or the patience ends; the sum of each agent's rewards."""
    luck = np.random.default_rng(seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(decisions):
        observation, reward, terminated, truncated, _ = env.last()
        sums[agent] += reward
        is_done = terminated or truncated
        env.step(None if is_done else luck.choice(np.flatnonzero(observation["action_mask"])))
    return list(sums.values())


@pytest.mark.parametrize("players", PLAYERS)
# It says so of every dictionary, and only a dictionary can hold the mask.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_the_wrapped_environment_passes_the_api_test(players: int) -> None:
    api_test(warrior_knights_v0.env(players=players), num_cycles=400, verbose_progress=False)


@pytest.mark.parametrize("players", [2, 6])
def test_the_same_seed_gives_the_same_game(players: int) -> None:
    seed_test(lambda: warrior_knights_v0.env(players=players), num_cycles=300)


def test_it_can_be_rendered() -> None:
    render_test(lambda render_mode: warrior_knights_v0.env(render_mode=render_mode))


@pytest.mark.skipif(not hasattr(pettingzoo, "make"), reason="PettingZoo 1.26 has no registry")
def test_the_registry_makes_it() -> None:
    env = pettingzoo.make("aec", "wk/warrior-knights-v0", players=5)
    env.reset(seed=3)
    assert env.possible_agents == [f"baron_{seat}" for seat in range(5)]


def test_masks_stand_in_every_place(table: MatchEnv) -> None:
    observation, _, _, _, info = table.last()
    mask = observation["action_mask"]
    assert mask.dtype == np.int8
    assert mask.sum() == table.match.decision.count > 0
    assert np.array_equal(info["action_mask"], mask)
    assert np.array_equal(table.action_masks(), mask.astype(bool))
    assert table.observe(table.possible_agents[table.match.decision.seat - 1])["action_mask"].sum() == 0


def test_an_illegal_action_raises_and_changes_nothing(table: MatchEnv) -> None:
    illegal = int(np.flatnonzero(table.action_masks() == 0)[0])
    before = table.match.digest()
    for action, complaint in (
        (illegal, f"action {illegal} is not legal for baron_"),
        (10**6, "the action is 1000000; it takes a whole number from 0 to"),
        (-1, "the action is -1"),
        ("march", "the action is 'march'"),
        (None, "the action is None"),
        (True, "the action is True"),
        (1.5, "the action is 1.5"),
    ):
        with pytest.raises((ValueError, TypeError), match=complaint):
            table.step(action)  # type: ignore[arg-type]  # rubbish is the point
    assert table.match.digest() == before


def test_the_wrapped_environment_ends_the_game_against_an_offender() -> None:
    env = warrior_knights_v0.env(players=3)
    env.reset(seed=1)
    offender = env.agent_selection
    mask = env.last()[0]["action_mask"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards[offender] == -1
    assert all(env.terminations.values())


@pytest.mark.parametrize("reward", ["win", "rank", "influence"])
def test_rewards_of_a_whole_game_sum_to_the_final_ones(reward: str) -> None:
    env = warrior_knights_v0.raw_env(players=3, reward=reward, rules={"influence_each": 1})
    env.reset(seed=5)
    sums = play_some(env, 200_000)
    assert env.agents == []
    assert sums == pytest.approx(final_rewards(reward, env.match.result()))
    assert sum(sums) == pytest.approx(0)


def test_ranks_are_worth_equal_steps() -> None:
    assert final_rewards("rank", [1, 2, 3]) == [1, 0, -1]
    assert final_rewards("rank", [1, 2, 2, 4]) == pytest.approx([1, 0, 0, -1])
    assert final_rewards("rank", [2, 2]) == [0, 0]
    assert final_rewards("win", [1, 2, 3]) == [1, -0.5, -0.5]
    assert final_rewards("win", [2, 2, 3]) == [0, 0, 0]


def test_patience_ends_a_game_by_truncation() -> None:
    env = warrior_knights_v0.raw_env(players=3, max_cycles=4)
    env.reset(seed=2)
    play_some(env, 12)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"players": 7}, "seats is 7; it takes a whole number from 2 to 6"),
        ({"reward": "glory"}, "no such reward scheme: 'glory'; there are win, rank, influence"),
        ({"render_mode": "film"}, "no such render mode: 'film'; there are ansi, svg, rgb_array, human"),
        ({"max_cycles": 0}, "max_cycles is 0; it takes a whole number from 1"),
        ({"rules": {"magic": 1}}, "no such setting: 'magic'"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        warrior_knights_v0.raw_env(**arguments)  # type: ignore[arg-type]  # rubbish is the point


def test_stepping_after_the_end_takes_none_alone() -> None:
    env = warrior_knights_v0.raw_env(players=2, max_cycles=1)
    env.reset(seed=1)
    play_some(env, 2)
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
