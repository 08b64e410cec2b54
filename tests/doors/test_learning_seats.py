"""Many learning seats play exactly what single ones play, for Gymnasium and for Stable-Baselines3."""

from collections.abc import Callable
from functools import cache, partial

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import FlattenObservation, NormalizeObservation, RescaleObservation
from numpy.typing import NDArray
from wk_agents.roster import agent
from wk_experiments.games.warrior_knights.random_barons import choose

from tests.support.door_opponents import uniform
from wk_env.doors.adapters import SoloVectorEnv, StableBaselinesMethods, stable_baselines_env
from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.learning_seats import LearningSeats
from wk_env.doors.observer import Mask, Numbers, Observation
from wk_env.doors.opponents import batched
from wk_env.doors.settings import SeatSettings
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import Settings

SHORT: Settings = {"influence_each": 1, "most_rounds": 1}
Wrapper = Callable[[gymnasium.vector.VectorEnv], gymnasium.vector.VectorEnv]


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


BRIEF: SeatSettings = {"rules": SHORT, "reward": "influence", "max_decisions": 40}


def solo(seat: int = 1) -> SoloEnv:
    """A short environment for one of three seats."""
    return SoloEnv((uniform, "uniform"), seat, **BRIEF)


def ours(tables: int, seat: int | None = 1) -> LearningSeats:
    """As many tables, each as `solo`."""
    return LearningSeats(tables, (uniform, "uniform"), seat, **BRIEF)


@cache
def positions() -> list[KnightsMatch]:
    """Positions in the first rounds of a game."""
    match = WARRIOR_KNIGHTS.new_match({"seats": 3, **SHORT}, 8)
    found, luck = [], rng_from(8)
    for number in range(80):
        match.play(choose(match, luck))
        if number % 20 == 19:
            found.append(match.copy())
    return found


def some_position(luck: np.random.Generator) -> dict[str, object] | None:
    """One of them, or the beginning of a game."""
    chosen = int(luck.integers(5))
    return {"position": positions()[chosen]} if chosen < 4 else None


def by_hash(observations: Numbers, masks: Mask, luck: np.random.Generator) -> NDArray[np.int64]:
    """A batched function without chance: of each row any legal action that follows from its numbers."""
    places = np.rint(observations.sum(1) * 8).astype(np.int64) % masks.sum(1)
    return np.array([np.flatnonzero(mask)[place] for mask, place in zip(masks, places, strict=True)])


CHOICES: list[SeatSettings] = [
    BRIEF,
    {**BRIEF, "skip_forced": True, "mask": "observation"},
    {**BRIEF, "observation": "wide_float32", "start": some_position},
    {**BRIEF, "observation": "compact_float32", "mask": "observation", "skip_forced": True, "start": some_position},
]


@pytest.mark.parametrize("choices", CHOICES, ids=["usual", "dictionary", "wide floats", "all"])
@pytest.mark.parametrize("mode", AutoresetMode)
def test_the_vector_env_equals_gymnasiums_own_of_single_environments(
    mode: AutoresetMode, choices: SeatSettings
) -> None:
    opponents = (uniform, batched(by_hash))

    def single() -> SoloEnv:
        return SoloEnv(opponents, 1, **choices)

    env = SoloVectorEnv(3, opponents, 1, autoreset_mode=mode, **choices)
    theirs = SyncVectorEnv([single] * 3, autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] is env.autoreset_mode is theirs.autoreset_mode is mode
    assert env.observation_space == theirs.observation_space
    assert env.action_space == theirs.action_space
    luck, ended = np.random.default_rng(2), 0
    assert_same(env.reset(seed=11), theirs.reset(seed=11))
    for step in range(150):
        masks = env.action_masks()
        actions = np.array([luck.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        if step % 60 == 7:
            actions[step % 3] = np.flatnonzero(~masks[step % 3])[0]
        answer = env.step(actions)
        assert_same(answer, theirs.step(actions))
        done = answer[2] | answer[3]
        ended += int(done.sum())
        if done.any() and mode is AutoresetMode.DISABLED:
            assert_same(env.reset(options={"reset_mask": done}), theirs.reset(options={"reset_mask": done}))
    assert ended > 6
    assert_same(env.reset(), theirs.reset())
    assert_same(env.reset(seed=[4, None, 9]), theirs.reset(seed=[4, None, 9]))


def test_a_table_whose_game_has_ended_waits_for_a_reset_if_that_is_the_mode() -> None:
    learners = LearningSeats(2, ("uniform",), 0, rules=SHORT, max_decisions=1, autoreset_mode="DISABLED")
    learners.reset([1, 2])
    learners.step(drawn(learners.masks, np.random.default_rng(0)))
    assert learners.truncations.all()
    with pytest.raises(ResetNeeded, match="the episode is over"):
        learners.step([0, 0])
    learners.reset([None, 5], tables=[1])
    assert learners.truncations.tolist() == [True, False]
    with pytest.raises(ValueError, match="no such autoreset_mode: 'later'; there are NEXT_STEP, SAME_STEP, DISABLED"):
        LearningSeats(2, autoreset_mode="later")


@pytest.mark.parametrize(
    ("wrapper", "mode"),
    [
        (NormalizeObservation, AutoresetMode.NEXT_STEP),
        *((FlattenObservation, mode) for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED)),
        *(
            (partial(RescaleObservation, min_obs=0, max_obs=1), mode)
            for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED)
        ),
    ],
)
def test_gymnasiums_wrappers_for_vectors_work_in_the_modes_that_they_take(
    wrapper: Wrapper, mode: AutoresetMode
) -> None:
    wrapped = wrapper(
        gymnasium.make_vec(
            "WarriorKnights-v0",
            num_envs=2,
            opponents=["uniform"],
            autoreset_mode=mode,
            observation="compact_float32",
        )
    )
    _, info = wrapped.reset(seed=1)
    observations, *_ = wrapped.step(info["action_mask"].argmax(1))
    assert observations.shape == (2, WARRIOR_KNIGHTS.lens().width)
    assert np.isfinite(observations).all()


@pytest.mark.parametrize(
    ("mask", "complaint"),
    [
        ("yes", "reset_mask is 'yes'; it takes an array of 2 truth values"),
        (np.array([True]), "it takes an array of 2 truth values"),
        (np.array([1, 0]), "it takes an array of 2 truth values"),
        (np.array([False, False]), "it takes one with at least one True"),
    ],
)
def test_a_strange_reset_mask_gets_a_sentence(mask: object, complaint: str) -> None:
    with pytest.raises((TypeError, ValueError), match=complaint):
        SoloVectorEnv(2, ("uniform",)).reset(options={"reset_mask": mask})


def test_stable_baselines_begins_the_next_game_in_the_same_step() -> None:
    with pytest.raises(ValueError, match="autoreset_mode is NEXT_STEP; Stable-Baselines3 takes SAME_STEP"):
        stable_baselines_env(LearningSeats(2, autoreset_mode="NEXT_STEP"))


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
@pytest.mark.parametrize("choices", CHOICES, ids=["usual", "dictionary", "wide floats", "all"])
def test_the_stable_baselines_env_equals_its_own_of_single_environments(choices: SeatSettings) -> None:
    vec_env = pytest.importorskip("stable_baselines3.common.vec_env")
    opponents, luck = (uniform, "uniform"), np.random.default_rng(2)
    env = stable_baselines_env(LearningSeats(3, opponents, 1, **choices))
    theirs = vec_env.DummyVecEnv([lambda: SoloEnv(opponents, 1, **choices)] * 3)
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
    assert isinstance(env, SoloVectorEnv)
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
    env = SoloVectorEnv(2, ("uniform", "uniform"), 1, rules=SHORT)
    observations, _ = env.reset(seed=5, options={"position": single.session.match})
    again, _ = single.reset(seed=1, options={"record": single.record()})
    assert np.array_equal(observations, [again, again])


def test_tables_are_counted_from_one_and_an_agent_plays_at_one_of_them() -> None:
    with pytest.raises(ValueError, match="the number of tables is 0; it takes a whole number from 1"):
        LearningSeats(0)
    with pytest.raises(ValueError, match="an agent plays at one table; for several it takes the spec"):
        LearningSeats(2, (agent("uniform"),))
    assert LearningSeats(1, (agent("uniform"),)).count == 1
