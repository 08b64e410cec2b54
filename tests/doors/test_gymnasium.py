"""The Gymnasium door passes Gymnasium's own check and lets opponents play."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from wk_env.aec import Observation
from wk_env.solo import SoloEnv, uniform


def play(env: SoloEnv, seed: int, decisions: int) -> tuple[float, bool, int]:
    """Uniform play from the learning seat: rewards together, whether the game ended, decisions made."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = 0.0
    for number in range(decisions):
        _, reward, terminated, truncated, _ = env.step(int(luck.choice(np.flatnonzero(env.action_masks()))))
        total += reward
        if terminated or truncated:
            return total, terminated, number + 1
    return total, False, decisions


def test_it_passes_the_check_of_gymnasium() -> None:
    check_env(gymnasium.make("WarriorKnights-v0").unwrapped, skip_render_check=True)


def test_the_learning_seat_is_asked_every_time() -> None:
    env = SoloEnv(("uniform", "uniform"), seat=1)
    env.reset(seed=3)
    for _ in range(200):
        assert env.table.agent_selection == "baron_1"
        _, _, _, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
        assert info["action_mask"].sum() == env.table.match.decision.count


def test_a_whole_game_is_worth_its_final_reward() -> None:
    env = SoloEnv(("uniform", "uniform"), rules={"influence_each": 1})
    total, is_over, _ = play(env, 4, 100_000)
    ranks = env.table.match.result()
    assert is_over
    beaten = sum(ranks[0] < rank for rank in ranks) - sum(ranks[0] > rank for rank in ranks)
    assert total == pytest.approx(beaten / 2)


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(SoloEnv(), 9, 300) == play(SoloEnv(), 9, 300)


def test_an_illegal_action_ends_the_episode_at_a_price() -> None:
    env = SoloEnv()
    env.reset(seed=1)
    _, reward, terminated, truncated, _ = env.step(int(np.flatnonzero(env.action_masks() == 0)[0]))
    assert (reward, terminated, truncated) == (-1.0, True, False)


def test_patience_ends_an_episode_by_truncation() -> None:
    assert play(SoloEnv(max_decisions=10), 2, 100) == (0.0, False, 10)


def test_an_opponent_may_be_a_function_and_sees_its_own_seat_only() -> None:
    masks: list[int] = []

    def watcher(observation: Observation, luck: np.random.Generator) -> int:
        masks.append(int(observation["action_mask"].sum()))
        return uniform(observation, luck)

    play(SoloEnv((watcher,)), 5, 50)
    assert masks
    assert min(masks) > 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"seat": 4}, "the seat is 4; it takes a whole number from 0 to 3"),
        ({"opponents": ("greedy",)}, "no such opponent: 'greedy'"),
        ({"opponents": ()}, "seats is 1; it takes a whole number from 2 to 6"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        SoloEnv(**arguments)  # type: ignore[arg-type]  # rubbish is the point
