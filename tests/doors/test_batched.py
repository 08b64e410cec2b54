"""A batched function is asked once for all tables that wait for it, and is carried over in copies."""

import copy
import pickle

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.doors.test_learning_seats import SHORT, by_hash
from wk_env.doors.learning_seats import LearningSeats
from wk_env.doors.observer import Mask, Numbers
from wk_env.doors.opponents import Batched, batched


def test_a_batched_opponent_is_asked_once_for_all_tables_that_wait() -> None:
    sizes: list[int] = []

    @batched
    def counting(observations: Numbers, masks: Mask, luck: np.random.Generator) -> NDArray[np.int64]:
        assert observations.shape[0] == masks.shape[0]
        assert (masks.sum(1) > 0).all()
        sizes.append(len(masks))
        return masks.argmax(1)

    learners = LearningSeats(8, (counting, counting, counting))
    learners.reset(range(8))
    for _ in range(30):
        learners.step(learners.masks.argmax(1))
    assert max(sizes) == 8
    assert sum(sizes) / len(sizes) > 3


@batched
def decorated(observations: Numbers, masks: Mask, luck: np.random.Generator) -> NDArray[np.int64]:
    """Any legal action."""
    return (luck.random(masks.shape) * masks).argmax(1)


@pytest.mark.parametrize("opponent", [decorated, batched(by_hash)], ids=["decorated", "made"])
def test_tables_with_batched_opponents_are_copied_and_pickled_in_mid_game(opponent: Batched) -> None:
    learners = LearningSeats(3, (opponent, opponent), None, rules=SHORT, reward="influence")
    learners.reset([1, 2, 3])
    for _ in range(10):
        learners.step(learners.masks.argmax(1))
    twins = [copy.deepcopy(learners), pickle.loads(pickle.dumps(learners))]  # noqa: S301 - our own
    for _ in range(20):
        for door in (learners, *twins):
            door.step(door.masks.argmax(1))
    for twin in twins:
        assert np.array_equal(learners.observations, twin.observations)
        held = {id(rival.together) for single in twin.singles for rival in single.learner.rivals}
        assert len(held) == 1


def test_batched_chance_follows_from_the_seeds() -> None:
    @batched
    def chance(observations: Numbers, masks: Mask, luck: np.random.Generator) -> NDArray[np.int64]:
        return (luck.random(masks.shape) * masks).argmax(1)

    def course(seed: int) -> list[int]:
        learners = LearningSeats(4, (chance, "uniform"), None)
        learners.reset([seed, seed + 1, seed + 2, seed + 3])
        for _ in range(20):
            learners.step(learners.masks.argmax(1))
        return [single.session.match.digest() for single in learners.singles]

    assert course(3) == course(3) != course(4)


@pytest.mark.parametrize("answer", [[0] * 5, [0.5], 3, [[1, 2]], None])
def test_a_batched_opponent_that_gives_something_else_gets_a_sentence(answer: object) -> None:
    opponent = batched(lambda observations, masks, luck: answer)  # type: ignore[arg-type, return-value]  # rubbish
    with pytest.raises(ValueError, match=r"a batched opponent gave .*; it takes \d whole numbers, one a row"):
        LearningSeats(2, (opponent, opponent)).reset([1, 2])
    with pytest.raises(TypeError, match="what is to be batched is 7; it takes a function"):
        batched(7)  # type: ignore[arg-type]  # rubbish is the point
