"""The Gymnasium door passes Gymnasium's own check and lets opponents play."""

from typing import Final

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from wk_agents.roster import agent

from tests.support.door_opponents import uniform
from wk_env import warrior_knights_v0
from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.observer import Observation
from wk_env.doors.opponents import Opponent
from wk_env.doors.rewards import final_rewards, potentials
from wk_env.kernel.spec import Match
from wk_env.play.record import verify

CHOICES: Final[list[dict[str, object]]] = [
    {},
    {"opponents": ["uniform"], "observation": "wide"},
    {"opponents": ["uniform"] * 5, "seat": None, "reward": "influence", "max_decisions": 7},
    {"opponents": [uniform, "uniform()"], "seat": 2, "reward": "win"},
    {"opponents": ["uniform"] * 2, "mask": "observation", "observation": "wide_float32", "skip_forced": True},
]


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


@pytest.mark.parametrize(
    "choices", CHOICES, ids=["usual", "wide", "each seat", "function and agent", "dictionary of floats"]
)
def test_it_passes_the_check_of_gymnasium_without_a_warning(choices: dict[str, object]) -> None:
    check_env(gymnasium.make("WarriorKnights-v0", **choices).unwrapped)  # type: ignore[arg-type]  # whatever there is


def test_it_is_made_without_an_import_of_ones_own() -> None:
    env = gymnasium.make("wk_env.doors.gymnasium:WarriorKnights-v0", opponents=["uniform"], seat=1)
    env.reset(seed=1)
    assert isinstance(env.unwrapped, SoloEnv)
    assert env.unwrapped.seat == 1


@pytest.mark.slow
# Stable-Baselines3 warns of what is its own.
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize(
    "choices", CHOICES, ids=["usual", "wide", "each seat", "function and agent", "dictionary of floats"]
)
def test_it_passes_the_check_of_stable_baselines(choices: dict[str, object]) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    checker.check_env(SoloEnv(**choices))  # type: ignore[arg-type]  # whatever there is


def test_the_learning_seat_is_asked_every_time() -> None:
    env = SoloEnv(("uniform", "uniform"), seat=1)
    env.reset(seed=3)
    for _ in range(200):
        assert env.session.match.decision.seat == 1
        _, _, _, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
        assert info["action_mask"].sum() == env.session.match.decision.count


def test_a_whole_game_is_worth_its_final_reward() -> None:
    env = SoloEnv(("uniform", "uniform"), rules={"influence_each": 1})
    total, is_over, _ = play(env, 4, 100_000)
    ranks = env.session.match.result()
    assert is_over
    assert total == pytest.approx(final_rewards("rank", ranks)[0])


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(SoloEnv(), 9, 300) == play(SoloEnv(), 9, 300)


def test_an_illegal_action_ends_the_episode_at_a_price() -> None:
    env = SoloEnv()
    env.reset(seed=1)
    _, reward, terminated, truncated, _ = env.step(int(np.flatnonzero(env.action_masks() == 0)[0]))
    assert (reward, terminated, truncated) == (-1.0, True, False)


def test_a_step_after_the_end_is_refused() -> None:
    env = SoloEnv()
    for _ in range(2):
        with pytest.raises(ResetNeeded, match="the episode is over, or never began; reset the environment first"):
            env.step(0)
        env.reset(seed=1)
        env.step(int(np.flatnonzero(env.action_masks() == 0)[0]))


@pytest.mark.parametrize("action", [True, 1.5, "march", None, 10**6, -1, np.array([1])])
def test_what_is_no_action_raises_and_changes_nothing(action: object) -> None:
    env = SoloEnv()
    env.reset(seed=1)
    before = env.session.match.digest()
    with pytest.raises((ValueError, TypeError), match=r"the action is .*; it takes a whole number from 0 to"):
        env.step(action)  # type: ignore[arg-type]  # rubbish is the point
    assert env.session.match.digest() == before


def until_influence_moves(seat: int) -> tuple[Match, int]:
    """A position in which somebody other than this seat is asked, and an answer that moves its potential."""
    table = warrior_knights_v0.raw_env(2, reward="influence")
    table.reset(seed=1)
    luck = np.random.default_rng(3)
    while table.agents:
        position, before = table.match.copy(), potentials("influence", table.match)[seat]
        action = int(luck.choice(np.flatnonzero(table.action_masks())))
        table.step(action)
        if position.decision.seat != seat and potentials("influence", table.match)[seat] != before:
            return position, action
    raise AssertionError("no Influence moved")


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_earned_before_the_first_decision_comes_with_the_first_step(seat: int) -> None:
    position, action = until_influence_moves(seat)
    script = [action]

    def rival(observation: Observation, luck: np.random.Generator) -> int:
        return script.pop() if script else uniform(observation, luck)

    start = potentials("influence", position)[seat]
    env = SoloEnv((rival,), seat, reward="influence")
    env.reset(seed=1, options={"position": position})
    assert potentials("influence", env.session.match)[seat] != start
    _, earned, *_ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert earned == pytest.approx(potentials("influence", env.session.match)[seat] - start)


def test_without_a_seat_it_learns_from_each_in_turn() -> None:
    env = SoloEnv(("uniform", "uniform"), None)
    seats = []
    for seed in (4, None, None, None, 9, None):
        env.reset(seed=seed)
        assert env.session.match.decision.seat == env.seat
        seats.append(env.seat)
    assert seats == [1, 2, 0, 1, 0, 1]


def test_a_game_against_agents_is_recorded_and_goes_the_same_way_again() -> None:
    records = []
    sets: tuple[list[Opponent], ...] = (["uniform", "uniform()"], ["uniform", agent("uniform()")])
    for opponents in sets:
        env = SoloEnv(opponents, 1, reward="influence")
        play(env, 6, 12)
        records.append(env.record())
        assert verify(env.record()).digest() == env.session.match.digest()
    assert records[0].choices == records[1].choices


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
        ({"seat": 4}, "the seat is 4; it takes a whole number from 0 to 3, or None for each"),
        ({"seat": True}, "the seat is True; it takes a whole number from 0 to 3"),
        ({"opponents": ("unicorn",)}, "no such agent: 'unicorn'"),
        ({"opponents": "uniform"}, "the opponents are 'uniform'; it takes a list"),
        ({"opponents": (7,)}, "no such opponent: 7; it takes 'uniform', the spec of an agent"),
        ({"opponents": ()}, "seats is 1; it takes a whole number from 2 to 6"),
        ({"max_decisions": 0}, "max_decisions is 0; it takes a whole number from 1"),
        (
            {"observation": "broad"},
            "no such observation: 'broad'; there are compact, wide, compact_float32, wide_float32",
        ),
        ({"mask": "both"}, "mask is 'both'; it takes 'info', or 'observation'"),
        ({"skip_forced": 1}, "skip_forced is 1; it takes True or False"),
        ({"render_seat": 4}, "render_seat is 4; it takes 'all', 'asked' or a seat from 0 to 3"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises((ValueError, TypeError), match=complaint):
        SoloEnv(**arguments)  # type: ignore[arg-type]  # rubbish is the point


def test_one_agent_sits_in_one_seat() -> None:
    mind = agent("uniform")
    with pytest.raises(ValueError, match="one agent is given for two seats"):
        SoloEnv((mind, mind))
