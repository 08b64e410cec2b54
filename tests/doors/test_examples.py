"""The small programs that people begin with run."""

import numpy as np
import pytest
from wk_training.examples import many_tables, maskable_ppo, own_agent, random_play

from wk_env.eye import Observation


def test_random_play_reaches_the_last_agent() -> None:
    sums = random_play.play(players=2, seed=1, decisions=400)
    assert list(sums) == ["baron_0", "baron_1"]


def test_the_agent_of_ones_own_plays() -> None:
    assert -1 <= own_agent.play(seed=1, decisions=30) <= 1


def test_the_agent_of_ones_own_prefers_war() -> None:
    mask = np.zeros(1000, np.int8)
    mask[[0, own_agent.BATTLE]] = 1
    seen: Observation = {"observation": np.zeros(1, np.int16), "action_mask": mask}
    assert own_agent.warlike(seen, np.random.default_rng(0)) == own_agent.BATTLE


def test_many_tables_hand_over_transitions() -> None:
    transitions, games, earned = many_tables.collect(tables=3, steps=40)
    assert 3 * 40 - 3 * 4 <= transitions <= 3 * 40
    assert games == 0
    assert earned == pytest.approx(0)


@pytest.mark.slow
# Stable-Baselines3 and torch warn of what is theirs.
@pytest.mark.filterwarnings("default")
def test_maskable_ppo_learns_a_thousand_steps() -> None:
    pytest.importorskip("stable_baselines3")
    pytest.importorskip("sb3_contrib")
    assert maskable_ppo.learn(1000).num_timesteps >= 1000
