"""Many positions at once: a policy answers each as if it were asked alone, at doors and where it is measured."""

import copy
import pickle
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from wk_agents.learned.gaps import STEPS
from wk_agents.learned.network import Floats, Network, network_in
from wk_agents.memory import memory_of, recall
from wk_agents.policy import PolicyAgent
from wk_agents.roster import agent
from wk_experiments import evaluate
from wk_training.survey import survey
from wk_training.task import new_task

from tests.support.policies import around_by_chance, offers_by_chance, views_of, written
from tests.support.training import GAME, small_task
from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.learning_seats import LearningSeats
from wk_env.play.referee import asked

KNIGHTS = "wk/warrior-knights"


@pytest.fixture(scope="module")
def knights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A policy for Warrior Knights."""
    return written(new_task(KNIGHTS, [4], 4, 6), tmp_path_factory.mktemp("knights"))


@pytest.fixture(scope="module")
def toll(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A policy for Tollgate."""
    return written(small_task(), tmp_path_factory.mktemp("toll"))


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many positions the network was shown, call by call."""
    shown: list[int] = []
    usual = Network.scores

    def counted(self: Network, numbers: "NDArray[np.int16]", *rest: "NDArray[np.int64]") -> Floats:
        shown.append(len(numbers))
        return usual(self, numbers, *rest)

    monkeypatch.setattr(Network, "scores", counted)
    return shown


@pytest.mark.parametrize("is_advised", [True, False])
def test_thousands_of_positions_are_thought_of_as_each_alone_bit_for_bit(tmp_path: Path, *, is_advised: bool) -> None:
    task = new_task(KNIGHTS, [4], 4, 6, is_advised=is_advised)
    network = network_in(written(task, tmp_path), task.spec)
    numbers = survey(task.spec, [2, 4, 6], 6, every=1).numbers[:2000]
    asks, counts, actions = offers_by_chance(task.spec, len(numbers))
    steps = np.random.default_rng(2).integers(STEPS, size=len(actions))
    ends = np.cumsum(counts)
    around, sizes = around_by_chance(task.shape, counts)
    slot_ends = np.append(0, np.cumsum(sizes))

    def in_parts(size: int) -> Floats:
        found = []
        for first in range(0, len(numbers), size):
            own = slice(first, first + size)
            offers = slice(ends[first] - counts[first], ends[own][-1])
            first_slot, last_slot = offers.start + first, offers.stop + min(len(numbers), first + size)
            told = slice(slot_ends[first_slot], slot_ends[last_slot])
            columns = (numbers[own], asks[own], counts[own], actions[offers], steps[offers])
            found.append(network.scores(*columns, around[told], sizes[first_slot:last_slot]))
        return np.concatenate(found)

    assert len(numbers) == 2000
    alone = in_parts(1)
    assert all(np.array_equal(alone, in_parts(size)) for size in (7, 256, 2000))


@pytest.mark.parametrize("temperature", [0, 2])
def test_agents_that_are_asked_together_choose_as_each_alone(knights: Path, temperature: int) -> None:
    players = [agent(f"policy(path={knights}, temperature={temperature})", seed, KNIGHTS) for seed in range(400)]
    twins = copy.deepcopy(players)
    views = views_of(new_task(KNIGHTS, [4], 4, 6).spec, 4, 5)[: len(players)]
    first = players[0]
    assert isinstance(first, PolicyAgent)
    assert first.choose_batch(players, views) == [twin.choose(view) for twin, view in zip(twins, views, strict=True)]


@pytest.mark.parametrize("observation", ["compact", "wide_float32"])
def test_opponents_answer_at_many_tables_as_at_single_ones(toll: Path, sizes: list[int], observation: str) -> None:
    opponents = [f"policy(path={toll}, temperature=1)", f"policy(path={toll})"]
    many = LearningSeats(8, opponents, game=GAME, observation=observation)
    singles = [SoloEnv(opponents, 0, game=GAME, observation=observation) for _ in range(8)]
    many.reset(range(8))
    seen = [single.reset(seed=table)[0] for table, single in enumerate(singles)]
    assert np.array_equal(many.observations, seen)
    for _ in range(10):
        actions = many.masks.argmax(1)
        many.step(actions)
        seen = [single.step(action)[0] for single, action in zip(singles, actions, strict=True)]
        for table in np.flatnonzero(many.terminations):
            seen[table] = singles[table].reset()[0]
        assert np.array_equal(many.observations, seen)
    assert {1, 8} <= set(sizes)


def test_tables_with_policies_are_copied_and_pickled_in_mid_game(toll: Path) -> None:
    learners = LearningSeats(3, [f"policy(path={toll}, temperature=1)"] * 2, None, game=GAME)
    learners.reset([1, 2, 3])
    for _ in range(4):
        learners.step(learners.masks.argmax(1))
    twins = [copy.deepcopy(learners), pickle.loads(pickle.dumps(learners))]  # noqa: S301 - our own
    for _ in range(10):
        for door in (learners, *twins):
            door.step(door.masks.argmax(1))
    assert all(np.array_equal(learners.observations, twin.observations) for twin in twins)


def test_what_a_policy_remembers_in_mid_game_is_data(toll: Path) -> None:
    spec = f"policy(path={toll}, temperature=3)"
    player, twin = agent(spec, 1, GAME), agent(spec, 2, GAME)
    views = views_of(small_task().spec, 3, 2)
    for view in views:
        asked(player, view)
    recall(twin, memory_of(player))
    assert [asked(player, view) for view in views] == [asked(twin, view) for view in views]


def test_a_score_is_the_same_at_any_number_of_tables(knights: Path, sizes: list[int]) -> None:
    policy = f"policy(path={knights})"
    scores = [
        evaluate(policy, [policy, "steward", "mixed(steward)"], 8, 4, rules={"most_rounds": 2}, tables=tables)
        for tables in (1, 8)
    ]
    assert scores[0] == scores[1]
    assert max(sizes) > 4
