"""A policy without the Advisor's ranking: it copies that first, then learns what searches find."""

from itertools import pairwise

import numpy as np
import pytest
import torch
from wk_training.checkpoint import arrays_of
from wk_training.collect import A_STEP_DOWN, WORSE
from wk_training.experience import LEARNS, Experience, Seating, Study
from wk_training.network import Policy
from wk_training.task import Job, Task, new_task

from wk_env.search.search import WIDTH

GAMES = (Seating({"seats": 2, "most_rounds": 1}, 3, (LEARNS, LEARNS)),)


@pytest.fixture(scope="module")
def task() -> Task:
    torch.set_num_threads(1)
    return new_task("wk/warrior-knights", [2], 4, 4, is_advised=False)


def collected(task: Task, study: Study) -> Experience:
    """What a new policy learns from a short game, in which it answers by chance."""
    torch.manual_seed(1)
    return task.collect(Job(GAMES, 1, 1.0, study), arrays_of(Policy(task.shape), "policy0"))


def ranges(seen: Experience) -> list[tuple[int, int]]:
    """Where the offers of each question begin and end."""
    ends = np.cumsum(seen.offer_counts).tolist()
    return list(pairwise([0, *ends]))


def test_every_answer_of_every_question_is_offered_and_ranked(task: Task) -> None:
    seen = collected(task, Study(copied=1.0))
    highest = np.maximum.reduceat(seen.results, [start for start, _ in ranges(seen)])
    assert len({*seen.asks.tolist()}) > 10
    assert seen.offer_counts.max() > WIDTH
    assert (highest == 0).all()
    assert (seen.results[seen.results < 0] <= -A_STEP_DOWN + 1e-6).all()
    assert len(np.unique(seen.results)) > 4


def test_a_part_of_the_questions_is_copied(task: Task) -> None:
    whole, part = len(collected(task, Study(copied=1.0))), len(collected(task, Study(copied=0.3)))
    assert 0.1 * whole < part < 0.6 * whole


def test_of_searched_questions_what_was_not_tried_is_worse_than_all_that_were(task: Task) -> None:
    seen = collected(task, Study(2, 1.0))
    spec = task.spec
    assert spec.advisor is not None
    assert all(spec.advisor.budget(ask, 1) > 0 for ask in seen.asks.tolist())
    start, end = max(ranges(seen), key=lambda own: own[1] - own[0])
    results = np.sort(seen.results[start:end])
    assert results[:-WIDTH] == pytest.approx(results[-WIDTH] - WORSE)


def test_the_advisor_ranks_offers_in_whatever_order_they_stand() -> None:
    torch.set_num_threads(1)
    task = new_task("wk/warrior-knights", [2], 4, 4)
    seen = collected(task, Study(copied=1.0))
    assert (seen.results[[start for start, _ in ranges(seen)]] == 0).all()


def test_a_share_is_from_0_to_1() -> None:
    with pytest.raises(ValueError, match="a study has copied=2; it takes a share from 0 to 1"):
        Study(copied=2)
