"""How far behind an answer is, in steps that are usual for its question."""

import numpy as np
from wk_agents.learned.gaps import STEPS, gaps_from


def test_each_step_holds_as_many_gaps_of_its_question() -> None:
    near, far = np.arange(700), 1000 * np.arange(700)
    asks = np.repeat([1, 3], 700)
    gaps = gaps_from(asks, np.concatenate([near, far]), 4)
    for ask, found in ((1, near), (3, far)):
        steps = gaps.steps(np.full(700, ask), found, np.ones(700, np.int64))
        counts = np.bincount(steps)
        assert counts[0] == 0
        assert (np.abs(counts[1:] - 100) <= 1).all()
        assert len(counts) == STEPS


def test_the_best_answer_is_step_0_whatever_its_equals() -> None:
    gaps = gaps_from(np.zeros(10, np.int64), np.arange(10), 1)
    steps = gaps.steps(np.zeros(3, np.int64), np.zeros(3, np.int64), np.arange(3))
    assert steps.tolist() == [0, 1, 1]


def test_of_a_question_that_never_came_up_all_are_far_behind() -> None:
    gaps = gaps_from(np.zeros(10, np.int64), np.arange(10), 2)
    assert gaps.steps(np.array([1, 1]), np.array([0, 5]), np.array([0, 1])).tolist() == [0, STEPS - 1]
