"""What a beginner may be spared: questions with one answer, and the beginnings of games."""

import numpy as np
import pytest

from tests.doors.test_learning_seats import SHORT, some_position
from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.learning_seats import LearningSeats


def test_a_learner_is_never_asked_what_has_one_answer() -> None:
    learners = LearningSeats(3, ("uniform", "steward"), skip_forced=True)
    learners.reset([1, 2, 3])
    for _ in range(60):
        assert (learners.masks.sum(1) > 1).all()
        learners.step(learners.masks.argmax(1))


def test_skipping_forced_answers_changes_no_game() -> None:
    """The seat that skips meets the same questions as one that answers the forced ones itself."""
    first = lambda observation, luck: int(observation["action_mask"].argmax())  # noqa: E731
    skipping, patient = SoloEnv((first, first), skip_forced=True), SoloEnv((first, first))
    skipping.reset(seed=5)
    patient.reset(seed=5)
    for _ in range(100):
        while patient.action_masks().sum() == 1:
            patient.step(int(patient.action_masks().argmax()))
        assert np.array_equal(skipping.action_masks(), patient.action_masks())
        action = int(skipping.action_masks().argmax())
        skipping.step(action)
        patient.step(action)


def test_where_the_games_of_a_curriculum_begin_is_drawn_anew_each_time_by_the_seed() -> None:
    def beginnings(seed: int) -> list[int]:
        learners = LearningSeats(2, ("uniform", "uniform"), None, rules=SHORT, max_decisions=1, start=some_position)
        learners.reset([seed, seed + 1])
        found = []
        for _ in range(12):
            found += [single.session.match.digest() for single in learners.singles]
            learners.step(learners.masks.argmax(1))
        return found

    assert beginnings(1) == beginnings(1) != beginnings(2)
    with pytest.raises(TypeError, match="start is 'here'; it takes a function of a generator"):
        SoloEnv(start="here")  # type: ignore[arg-type]  # rubbish is the point
    with pytest.raises(TypeError, match="the options that start draws are 7; it takes a dictionary"):
        SoloEnv(start=lambda _: 7).reset()  # type: ignore[arg-type, return-value]  # rubbish is the point
