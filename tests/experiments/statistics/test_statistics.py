"""The statistics against textbooks, closed forms and known truths."""

from math import log

import numpy as np
import pytest
from numpy.typing import NDArray
from wk_experiments.statistics.bounds import bounds_of
from wk_experiments.statistics.calibration import recovery, trials, wrong_share
from wk_experiments.statistics.plackett_luce import ELO, PRIOR, draws_of, fit, solve, stages
from wk_experiments.statistics.seat_effects import hotelling_p, is_even, shuffled_p
from wk_experiments.statistics.sequential import SequentialTest, log_ratio
from wk_experiments.statistics.shares import mean_interval, share_interval, wilson
from wk_experiments.statistics.tails import beta_share, f_tail, t_quantile, t_tail
from wk_experiments.tournament.findings import Verdict
from wk_experiments.tournament.summary import said_of

TRIALS = {trial.name: trial for trial in trials()}


@pytest.mark.parametrize(
    ("freedom", "coverage", "table"),
    [(1, 0.95, 12.706), (2, 0.95, 4.303), (5, 0.99, 4.032), (10, 0.95, 2.228), (30, 0.99, 2.750), (120, 0.95, 1.980)],
)
def test_quantiles_of_t_are_those_of_the_tables(freedom: int, coverage: float, table: float) -> None:
    assert t_quantile(coverage, freedom) == pytest.approx(table, abs=6e-4)
    assert t_tail(t_quantile(coverage, freedom), freedom) == pytest.approx(1 - coverage)


@pytest.mark.parametrize(
    ("value", "above", "below", "table"), [(4.256, 2, 9, 0.05), (3.326, 5, 10, 0.05), (5.636, 5, 10, 0.01)]
)
def test_tails_of_f_are_those_of_the_tables(value: float, above: int, below: int, table: float) -> None:
    assert f_tail(value, above, below) == pytest.approx(table, rel=2e-3)


def test_the_incomplete_beta_has_its_closed_forms() -> None:
    assert beta_share(0.3, 1, 1) == pytest.approx(0.3)
    assert beta_share(0.5, 2, 3) == pytest.approx(11 / 16)
    assert (beta_share(-1, 2, 2), beta_share(2, 2, 2)) == (0, 1)


def test_wilsons_interval_is_the_textbooks() -> None:
    found = wilson(0.2, 50, 1.959964)
    assert found.low == pytest.approx(0.1124, abs=1e-4)
    assert found.high == pytest.approx(0.3304, abs=1e-4)


def test_the_interval_of_a_share_of_independent_games_is_wilsons() -> None:
    wins = np.array([1.0] * 100 + [0.0] * 300)
    found, plain = share_interval(wins, np.ones(400)), wilson(0.25, 399, t_quantile(0.95, 399))
    assert found.low == pytest.approx(plain.low)
    assert found.high == pytest.approx(plain.high)


def test_deals_that_decide_all_their_games_widen_an_interval_and_rotation_narrows_it() -> None:
    all_or_nothing = share_interval(np.array([4.0] * 25 + [0.0] * 75), np.full(100, 4.0))
    one_each = share_interval(np.array([1.0] * 96 + [2.0, 0.0] * 2), np.full(100, 4.0))
    assert all_or_nothing.high - all_or_nothing.low > 0.15
    assert one_each.high - one_each.low < 0.03


def test_who_never_wins_may_still_be_able_to() -> None:
    found = share_interval(np.zeros(50), np.full(50, 4.0))
    assert (found.value, found.low) == (0, 0)
    assert 0.015 < found.high < 0.025


def test_one_deal_makes_no_interval() -> None:
    found = share_interval(np.array([3.0]), np.array([4.0]))
    assert (found.value, found.low, found.high) == (0.75, 0, 1)
    assert mean_interval(np.array([3.0]), np.array([4.0])).high == np.inf


def test_two_agents_are_rated_by_the_odds_of_their_games() -> None:
    games = [(deal, [0, 1], [1, 2] if deal % 4 else [2, 1]) for deal in range(400)]
    found = fit(draws_of(games, 2), 0, 1)
    assert -found.worths[1] == pytest.approx(log(3), abs=0.01)
    assert -found.in_elo()[0][1] == pytest.approx(190.8, abs=1)
    assert found.low[0] < 0 < found.high[0]
    assert found.high[1] - found.low[1] == pytest.approx(1.966 * (1 / (400 * 0.75 * 0.25)) ** 0.5, rel=0.1)


def test_a_tie_of_two_is_half_a_win_for_each() -> None:
    tied = draws_of([(0, [0, 1], [1, 1])] * 2, 2)
    split = draws_of([(0, [0, 1], [1, 2]), (0, [0, 1], [2, 1])], 2)
    assert (tied.won.tolist(), tied.made.tolist()) == (split.won.tolist(), split.made.tolist())


def test_a_tie_of_three_is_all_its_orders_in_equal_parts() -> None:
    found = dict.fromkeys([(0, 1, 2), (0, 1), (0, 2), (1, 2)], 0.0)
    for stood, share in stages([0, 1, 2], [2, 2, 2]):
        found[stood] += share
    assert found == {
        (0, 1, 2): 1,
        (0, 1): pytest.approx(1 / 3),
        (0, 2): pytest.approx(1 / 3),
        (1, 2): pytest.approx(1 / 3),
    }


def test_at_the_maximum_everybody_has_won_as_often_as_expected() -> None:
    games = [(0, [0, 1, 2, 2], [1, 2, 3, 4]), (1, [2, 1, 0, 0], [1, 1, 3, 3]), (2, [1, 0, 2, 2], [2, 4, 1, 3])]
    draws = draws_of(games, 3)
    worths = solve(draws, np.ones((1, 3)))[0]
    chances = np.exp(worths) * draws.stood
    expected = draws.made.sum(0) @ (chances / chances.sum(1, keepdims=True))
    assert draws.won.sum(0) - expected == pytest.approx(PRIOR * worths, abs=1e-7)


def test_who_always_wins_has_a_rating_all_the_same() -> None:
    found = fit(draws_of([(deal, [0, 1, 1], [1, 2, 3]) for deal in range(50)], 2), 1, 1)
    assert 3 < found.worths[0] < 20


def test_known_worths_are_recovered() -> None:
    distance, order = recovery(1000, 5, 1)
    assert distance < 0.09
    assert order == 1


def test_the_ratio_of_all_wins_is_that_of_their_shares() -> None:
    assert log_ratio({0.0: 0, 0.5: 0, 1.0: 20}, 0.25, 0.3) == pytest.approx(20 * log(0.3 / 0.25), abs=0.01)


def test_the_ratio_of_two_outcomes_is_that_of_coins() -> None:
    coins = 7 * log(0.3 / 0.25) + 13 * log(0.7 / 0.75)
    assert log_ratio({0.0: 13, 1.0: 7}, 0.25, 0.3) == pytest.approx(coins)


def test_a_sequential_test_waits_for_sixteen_blocks_then_stays_decided() -> None:
    test = SequentialTest(0.25, 0.5, 4, 0.05, 0.05)
    for _ in range(15):
        test.add(1.0)
    assert test.decision == "undecided"
    test.add(1.0)
    assert (test.decision, test.blocks) == ("p1", 16)
    test.add(0.0)
    assert (test.decision, test.blocks) == ("p1", 16)
    with pytest.raises(ValueError, match="it takes 0 < p0 < p1 < 1"):
        SequentialTest(0.5, 0.25, 4, 0.05, 0.05)


def test_forty_wins_of_forty_are_ten_deals_and_the_verdict_says_why_that_is_open() -> None:
    test = SequentialTest(0.25, 0.3, 4, 0.05, 0.05)
    for _ in range(40 // 4):
        test.add(1.0)
    assert test.log_odds == pytest.approx(10 * log(0.3 / 0.25), abs=0.01)
    told = said_of(Verdict(0.25, 0.3, 0.05, 0.05, test.blocks, test.log_odds, *test.bounds, test.decision))
    assert told == (
        "undecided between H0 (0.25) and H1 (0.3): a block, all games of one deal, counts as one outcome, and at least"
        " 16 blocks are needed"
    )
    for _ in range(6):
        test.add(1.0)
    assert test.decision == "p1"


def unfair(deals: int) -> NDArray[np.float64]:
    """Wins beyond the expected ones, deal by deal, where the first of four seats wins twice as often."""
    return np.random.default_rng(1).multinomial(4, [0.4, 0.2, 0.2, 0.2], deals).astype(np.float64) - 1


def test_a_seat_that_wins_more_is_noticed_and_too_few_deals_say_nothing() -> None:
    everywhere = np.ones((100, 4), bool)
    found = shuffled_p(unfair(100), everywhere)
    assert found is not None
    assert found <= 0.001
    assert shuffled_p(unfair(4), everywhere[:4]) is None
    assert shuffled_p(np.zeros((100, 4)), everywhere) == 1


def test_hotellings_test_takes_more_deals() -> None:
    found = hotelling_p(unfair(100))
    assert found is not None
    assert found < 1e-6
    assert hotelling_p(unfair(99)) is None
    assert hotelling_p(np.zeros((100, 4))) is None


def test_kinds_that_not_every_deal_has_are_shuffled_among_those_it_has() -> None:
    starts = np.array([[4.0, 4.0, 0.0], [4.0, 0.0, 4.0]] * 20)
    found = shuffled_p(np.array([[2.0, -2.0, 0.0], [2.0, 0.0, -2.0]] * 20), starts > 0)
    assert found is not None
    assert found <= 0.001
    assert is_even(starts)
    assert not is_even(np.array([[4.0, 4.0], [3.0, 5.0]]))
    assert not is_even(np.array([[4.0, 4.0], [8.0, 0.0]]))


@pytest.mark.parametrize("name", [name for name in TRIALS if "0.25, 16" in name or "seats, 8" in name])
def test_the_calibration_runs(name: str) -> None:
    assert 0 <= wrong_share(TRIALS[name], 60, 1) < 0.2


@pytest.mark.slow
@pytest.mark.parametrize("name", TRIALS)
def test_errors_are_within_a_percentage_point_of_what_is_promised(name: str) -> None:
    assert wrong_share(TRIALS[name], 10_000, 1) == pytest.approx(0.05, abs=0.01)


def test_who_wins_everything_has_a_bound_and_no_interval_of_nothing() -> None:
    games = [(deal, [0, 1], [1, 2]) for deal in range(40)]
    bounds = bounds_of(games, 2, anchor=1)
    assert list(bounds) == [0]
    assert bounds[0].is_least
    won = 40 / 43
    assert bounds[0].limit == pytest.approx(ELO * log(won / (1 - won)), rel=0.02)
    assert not bounds_of(games, 2, anchor=0)[1].is_least


def test_more_games_that_all_go_one_way_raise_the_bound() -> None:
    limits = [bounds_of([(deal, [0, 1], [1, 2]) for deal in range(count)], 2, 1)[0].limit for count in (5, 40, 400)]
    assert limits == sorted(limits)


def test_who_loses_once_even_by_way_of_another_has_no_bound() -> None:
    chain = [(0, [0, 1], [1, 2]), (1, [1, 2], [1, 2]), (2, [2, 0], [1, 2])]
    assert bounds_of(chain, 3, anchor=2) == {}
    assert bounds_of(chain[:2], 3, anchor=2).keys() == {0, 1}
    assert bounds_of([(0, [0, 1], [1, 1])], 2, anchor=1) == {}
