"""Collections: whole games, exact, and the same wherever they are made."""

import numpy as np
import pytest
import torch
from wk_agents.learned.network import turns
from wk_training.checkpoint import arrays_of
from wk_training.collect import Collector
from wk_training.evaluate import share_of
from wk_training.experience import LEARNS, Seating, Study
from wk_training.network import Policy
from wk_training.seatings import measured
from wk_training.task import OFFERS, Job, Task, new_task
from wk_training.workers import Collectors, workers_for

from tests.support.training import small_task
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.jobs.workers import PROCESSES
from wk_env.search.search import WIDTH, Search


@pytest.fixture(scope="module")
def task() -> Task:
    torch.set_num_threads(1)
    return new_task("wk/warrior-knights", [4], 8, 8)


def policy(task: Task, seed: int = 1) -> Policy:
    torch.manual_seed(seed)
    return Policy(task.shape)


def test_a_new_policy_without_chance_answers_as_the_advisor(task: Task) -> None:
    games = measured(4, 8, 0, 1)
    seen = task.collect(Job(games, 1, 0.0), arrays_of(policy(task), "policy0"))
    assert (seen.chosen == 0).all()
    assert share_of(seen, games).wins == 0.25
    assert share_of(seen, games).reach == 0


def test_every_seat_that_learns_is_kept_and_no_other(task: Task) -> None:
    games = (Seating({"seats": 4}, 5, (LEARNS, 0, LEARNS, 0)), Seating({"seats": 4}, 6, (0, 0, 0, LEARNS)))
    seen = task.collect(Job(games, 1), arrays_of(policy(task), "policy0"))
    assert {*zip(seen.games.tolist(), seen.seats.tolist(), strict=True)} == {(0, 0), (0, 2), (1, 3)}
    assert seen.wins.sum(1) == pytest.approx(1)
    assert len(seen.actions) == seen.offer_counts.sum() == len(seen.steps)
    assert len(seen.rows) == seen.row_counts.sum()
    assert (seen.chosen < seen.offer_counts).all()
    assert (seen.log_chances < 0).all()


def test_answers_belong_to_the_round_in_which_they_were_asked(task: Task) -> None:
    collector = Collector(task.spec, task.inputs, [policy(task)], task.advisors, 1, OFFERS)
    collector.begin(0, 0, Seating({"seats": 2, "most_rounds": 2}, 3, (LEARNS, LEARNS)))
    asked, noted = [], []
    luck = np.random.default_rng(1)
    while collector.counts[0]:
        asked.append(collector.matches[0].round)
        noted += collector.step(np.array([0]), luck, 1.0).rounds.tolist()
    assert noted == asked
    assert {*asked} == {0, 1, 2}


def test_a_former_self_answers_by_its_own_weights(task: Task) -> None:
    now, former = policy(task), policy(task)
    with torch.no_grad():
        former.behind.weight.copy_(-former.behind.weight)  # it likes the last best
    games = (Seating({"seats": 2}, 3, (LEARNS, LEARNS - 1)),)
    alike = {**arrays_of(now, "policy0"), **arrays_of(now, "policy1")}
    other = {**arrays_of(now, "policy0"), **arrays_of(former, "policy1")}
    first, second = (task.collect(Job(games, 1, 0.0), weights) for weights in (alike, other))
    assert (first.chosen == 0).all()
    assert (second.chosen == 0).all()
    assert len(first) != len(second) or (first.rows != second.rows).any()


def test_a_collection_follows_from_its_job_in_any_process() -> None:
    task = small_task()
    weights = arrays_of(policy(task), "policy0")
    jobs = [Job((Seating({"seats": 3}, deal, (LEARNS,) * 3),) * 4, deal) for deal in (1, 2)]
    away = Collectors(task, workers_for(PROCESSES, 1))
    try:
        ordered = away.give(jobs, weights)
        for job, there in zip(jobs, away.take(ordered), strict=True):
            for name, column in vars(task.collect(job, weights)).items():
                assert np.array_equal(column, getattr(there, name), equal_nan=column.dtype == np.float32), name
    finally:
        away.close()


def test_a_study_keeps_what_was_searched_and_what_each_offer_came_to(task: Task) -> None:
    games = (Seating({"seats": 2, "most_rounds": 1}, 3, (LEARNS, LEARNS)),)
    weights = arrays_of(policy(task), "policy0")
    plain = task.collect(Job(games, 1, 0.0), weights)
    seen = task.collect(Job(games, 1, 0.0, Study(4, 0.3, {"votes": 0.0, "plan": 1.0})), weights)
    asks = [task.spec.asks[ask] for ask in seen.asks]
    planned = plain.asks == task.spec.asks.index("plan")
    assert asks.count("plan") == planned.sum() > 0
    assert "votes" not in asks
    assert planned.sum() < len(seen) < len(plain)
    tried = ~np.isnan(seen.results)
    assert tried.sum() == np.minimum(seen.offer_counts, int(WIDTH)).sum()
    assert ((seen.results[tried] >= 0) & (seen.results[tried] <= 1)).all()
    assert len(np.unique(seen.results[tried])) > len(seen)
    assert np.isnan(plain.results).all()


def test_results_are_those_of_a_search_in_so_many_worlds(task: Task) -> None:
    collector = Collector(task.spec, task.inputs, [policy(task)], task.advisors, 1, OFFERS)
    collector.begin(0, 0, Seating({"seats": 4}, 3, (LEARNS,) * 4))
    collector.study = Study(3)
    judge = collector.judge
    search = Search(judge, judge.game_of(collector.matches[0]), 77, 1, 100)
    search.think(3 * len(search.field))
    offers = collector.field[0, : len(search.field)].tolist()
    options = collector.matches[0].decision.choices()
    shares = [int(search.share_after(options[offer])) / 1e6 for offer in offers]
    assert collector.compared(0, 77)[: len(offers)].tolist() == pytest.approx(shares, abs=2e-6)


def test_a_study_tries_each_offer_in_fewer_worlds_than_a_race_has_first_laps() -> None:
    with pytest.raises(ValueError, match="a study has worlds=8; it takes a number from 0 to 7"):
        Study(8)


def test_actions_that_name_seats_are_turned_to_who_is_asked() -> None:
    turned = turns(WARRIOR_KNIGHTS)
    start, each = WARRIOR_KNIGHTS.seat_actions[0]
    assert each == 1
    assert turned[4, 1, start : start + 4].tolist() == [start + 3, start, start + 1, start + 2]
    heirs, each = WARRIOR_KNIGHTS.seat_actions[2]
    assert each == 4
    assert turned[3, 2, heirs + 8 : heirs + 12].tolist() == list(range(heirs, heirs + 4))
    assert (turned[4, 0] == np.arange(WARRIOR_KNIGHTS.action_count)).all()
    for seats, seat in ((2, 1), (6, 5)):
        assert sorted(turned[seats, seat].tolist()) == list(range(WARRIOR_KNIGHTS.action_count))
