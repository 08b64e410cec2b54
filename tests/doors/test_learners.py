"""Many learning seats play exactly what single ones play, for Gymnasium and for Stable-Baselines3."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray
from wk_agents.roster import agent

from wk_env.eye import Observation
from wk_env.kernel.spec import Settings
from wk_env.learners import LearningSeats
from wk_env.opponents import uniform
from wk_env.solo import SoloEnv
from wk_env.vector_doors import KnightsVectorEnv, StableBaselinesMethods, stable_baselines_env

SHORT: Settings = {"influence_each": 1, "most_rounds": 1}


def drawn(masks: NDArray[np.generic], luck: np.random.Generator) -> NDArray[np.int64]:
    """A legal action of each row, by chance."""
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in masks])


def assert_same(ours: object, theirs: object) -> None:
    """Two answers of vector environments are equal, infos and types of arrays included."""
    if isinstance(theirs, dict):
        assert isinstance(ours, dict)
        assert ours.keys() == theirs.keys()
        for key, value in theirs.items():
            assert_same(ours[key], value)
    elif isinstance(theirs, (list, tuple)):
        assert isinstance(ours, (list, tuple))
        for our, their in zip(ours, theirs, strict=True):
            assert_same(our, their)
    elif isinstance(theirs, np.ndarray) and theirs.dtype == object:
        assert_same(list(ours), theirs.tolist())  # type: ignore[call-overload]  # an array, or the test fails
    else:
        assert np.array_equal(ours, theirs)  # type: ignore[arg-type]  # whatever they are
        assert getattr(ours, "dtype", None) == getattr(theirs, "dtype", None)


def solo(seat: int = 1) -> SoloEnv:
    """A short environment for one of three seats."""
    return SoloEnv((uniform, "uniform"), seat, SHORT, "influence", 40)


def ours(tables: int, seat: int | None = 1) -> LearningSeats:
    """As many tables, each as `solo`."""
    return LearningSeats(tables, (uniform, "uniform"), seat, SHORT, "influence", 40)


def test_the_vector_env_equals_gymnasiums_own_of_single_environments() -> None:
    env = KnightsVectorEnv(3, (uniform, "uniform"), 1, SHORT, "influence", 40)
    theirs = SyncVectorEnv([solo] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.observation_space == theirs.observation_space
    assert env.action_space == theirs.action_space
    luck = np.random.default_rng(2)
    assert_same(env.reset(seed=11), theirs.reset(seed=11))
    for step in range(250):
        actions = drawn(env.action_masks(), luck)
        if step % 60 == 7:
            actions[step % 3] = np.flatnonzero(~env.action_masks()[step % 3])[0]
        assert_same(env.step(actions), theirs.step(actions))
    assert_same(env.reset(), theirs.reset())
    assert_same(env.reset(seed=[4, None, 9]), theirs.reset(seed=[4, None, 9]))


def test_without_a_seat_the_tables_learn_from_each_in_turn() -> None:
    learners = ours(4, seat=None)
    learners.reset([3, 4, 5, 6])
    assert learners.seats.tolist() == [0, 1, 2, 0]
    single = solo(2)
    assert np.array_equal(learners.observations[2], single.reset(seed=5)[0])


def test_an_opponent_never_sees_the_buffers() -> None:
    kept: list[Observation] = []

    def keeper(observation: Observation, luck: np.random.Generator) -> int:
        kept.append(observation)
        return uniform(observation, luck)

    learners = LearningSeats(1, (keeper,))
    learners.reset([1])
    for _ in range(30):
        learners.step(drawn(learners.masks, np.random.default_rng(0)))
    assert kept
    assert not any(np.shares_memory(seen["observation"], learners.observations) for seen in kept)
    assert not any(np.shares_memory(seen["action_mask"], learners.masks) for seen in kept)


def test_learners_refuse_what_is_no_action() -> None:
    learners = ours(2)
    learners.reset([1, 2])
    for actions in ([0], [0.5, 1.0], [True, False]):
        with pytest.raises(ValueError, match="it takes 2 whole numbers, one a table"):
            learners.step(actions)  # type: ignore[arg-type]  # rubbish is the point


def test_masks_for_stable_baselines_need_no_stable_baselines() -> None:
    methods = StableBaselinesMethods()
    methods.learners, methods.num_envs = ours(3), 3
    methods._seeds, methods._options = [1, 2, 3], [None] * 3
    methods.reset()
    masks = methods.env_method("action_masks", indices=[0, 2])
    assert np.array_equal(masks, methods.learners.masks[[0, 2]] == 1)
    assert methods.get_attr("max_decisions", 1) == [40]
    with pytest.raises(AttributeError, match="there is 'action_masks'"):
        methods.env_method("render")
    with pytest.raises(AttributeError, match="'reward' cannot be set"):
        methods.set_attr("reward", "win")


@pytest.mark.slow
def test_the_stable_baselines_env_equals_its_own_of_single_environments() -> None:
    vec_env = pytest.importorskip("stable_baselines3.common.vec_env")
    env, theirs, luck = stable_baselines_env(ours(3)), vec_env.DummyVecEnv([solo] * 3), np.random.default_rng(2)
    env.seed(11)
    theirs.seed(11)
    assert_same(env.reset(), theirs.reset())
    assert_same(env.reset_infos, theirs.reset_infos)
    for _ in range(200):
        masks = env.env_method("action_masks")
        assert_same(masks, theirs.env_method("action_masks"))
        actions = drawn(np.array(masks), luck)
        assert_same(env.step(actions), theirs.step(actions))
        assert_same(env.reset_infos, theirs.reset_infos)


def test_gymnasium_makes_the_vector_env() -> None:
    env = gymnasium.make_vec("WarriorKnights-v0", num_envs=3, opponents=["uniform"] * 2, seat=None, max_decisions=4)
    assert isinstance(env, KnightsVectorEnv)
    observations, _ = env.reset(seed=4)
    assert env.learners.seats.tolist() == [1, 2, 0]
    luck = np.random.default_rng(1)
    for _ in range(8):
        observations, _, _, truncations, _ = env.step(drawn(env.action_masks(), luck))
        assert env.observation_space.contains(observations)
    assert truncations.all()
    assert env.learners.seats.tolist() == [0, 1, 2]


def test_all_tables_begin_at_a_position() -> None:
    single = solo(1)
    single.reset(seed=3)
    for _ in range(10):
        single.step(int(np.flatnonzero(single.action_masks())[0]))
    env = KnightsVectorEnv(2, ("uniform", "uniform"), 1, SHORT)
    observations, _ = env.reset(seed=5, options={"position": single.session.match})
    again, _ = single.reset(seed=1, options={"record": single.record()})
    assert np.array_equal(observations, [again, again])


def test_tables_are_counted_from_one_and_an_agent_plays_at_one_of_them() -> None:
    with pytest.raises(ValueError, match="the number of tables is 0; it takes a whole number from 1"):
        LearningSeats(0)
    with pytest.raises(ValueError, match="an agent plays at one table; for several it takes the spec"):
        LearningSeats(2, (agent("uniform"),))
    assert LearningSeats(1, (agent("uniform"),)).count == 1
