"""Whether intervals and tests err as often as they promise.

`python -m wk_experiments.statistics.calibration --runs 10000 --seed 1` prints it.
Draws tournaments by lot (experiments/statistics/simulated.py), whose truth is known, and counts how often an interval
misses it or a test rejects wrongly. Deals favour seats, so that the games of a deal are correlated. Prints a table;
exit code 1 if a figure is more than a percentage point worse than promised. `--only` picks trials by part of a name.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from wk_experiments.statistics.plackett_luce import draws_of, fit, solve
from wk_experiments.statistics.seat_effects import shuffled_p
from wk_experiments.statistics.sequential import SequentialTest
from wk_experiments.statistics.shares import mean_interval, share_interval
from wk_experiments.statistics.simulated import Floats, Luck, block_wins, mixed, placed, ranked
from wk_experiments.tournament.factors import by_factor, effect_of

NOMINAL: Final = 0.05
ALLOWED: Final = 0.01
SEATS: Final = 4
FAVOUR: Final = 1.0  # standard deviation of what a deal adds to a seat's log-worth
MANY: Final = 200_000
STEPS: Final = 20
TRUE_WORTHS: Final = (0.0, 0.4, 0.8, 1.2)


@dataclass(frozen=True)
class Trial:
    """Something to try: one run says whether it went wrong."""

    name: str
    is_wrong: Callable[[Luck], bool]


# ---- intervals


def share_trial(share: float, deals: int) -> Trial:
    """The interval of a win share misses it."""
    games = np.full(deals, float(SEATS))

    def is_wrong(luck: Luck) -> bool:
        found = share_interval(block_wins(luck, deals, SEATS, lead_for(share), FAVOUR), games)
        return not found.low <= share <= found.high

    return Trial(f"interval of a win share of {share:g}, {deals} deals", is_wrong)


def points_trial(deals: int) -> Trial:
    """The interval of a mean misses it."""
    games = np.full(deals, float(SEATS))

    def is_wrong(luck: Luck) -> bool:
        found = mean_interval(luck.beta(1, 2, deals) * SEATS, games)
        return not found.low <= 1 / 3 <= found.high

    return Trial(f"interval of mean rank points, {deals} deals", is_wrong)


def rating_trial(worths: tuple[float, ...], deals: int, favour: float) -> Trial:
    """The interval of a rating misses it."""

    def is_wrong(luck: Luck) -> bool:
        games = ranked(luck, np.array(worths), deals, favour)
        found = fit(draws_of(games, SEATS), 0, int(luck.integers(2**31)))
        truth = float(found.worths.mean()) + rating_of(worths, favour)
        return not found.low[-1] <= truth <= found.high[-1]

    kind = "equals" if not any(worths) else "unequals"
    return Trial(f"interval of a rating among {kind}, {deals} deals, favour {favour:g}", is_wrong)


# ---- tests


def seat_trial(deals: int) -> Trial:
    """The test of seats finds a difference where there is none."""

    def is_wrong(luck: Luck) -> bool:
        scores = luck.normal(0, FAVOUR, (deals, 1, SEATS)) + luck.gumbel(size=(deals, SEATS, SEATS))
        wins = np.eye(SEATS)[scores.argmax(2)].sum(1)
        p = shuffled_p(wins - 1, wins >= 0)
        return p is not None and p < NOMINAL

    return Trial(f"test of seats, {deals} deals", is_wrong)


def region_trial(deals: int) -> Trial:
    """The test of regions finds a difference although agents only differ in strength and taste."""
    tastes = np.array([[5, 1, 1, 1], [1, 5, 1, 1], [1, 1, 5, 1], [2, 2, 2, 2]]) / 8

    def is_wrong(luck: Luck) -> bool:
        games = placed(luck, np.array(TRUE_WORTHS), deals, FAVOUR, tastes)
        p = effect_of("region", by_factor("region"), games).p
        return p is not None and p < NOMINAL

    return Trial(f"test of regions, {deals} deals", is_wrong)


def sequential_trial(p0: float, p1: float, truth: float, favour: float) -> Trial:
    """The sequential test ends with the wrong answer."""
    wrong = "p1" if truth == p0 else "p0"

    def is_wrong(luck: Luck) -> bool:
        test = SequentialTest(p0, p1, SEATS, NOMINAL, NOMINAL)
        while not test.is_decided:
            for wins in block_wins(luck, 50, SEATS, lead_for(truth, favour), favour).tolist():
                test.add(wins / SEATS)
        return test.decision == wrong

    return Trial(f"sequential test {p0:g} or {p1:g}, true {truth:g}, favour {favour:g}", is_wrong)


# ---- truths


@cache
def lead_for(share: float, favour: float = FAVOUR) -> float:
    """The lead in log-worth that makes this win share among equals, over many deals."""
    low, high = -4.0, 4.0
    for _ in range(0 if share == 1 / SEATS else STEPS):
        middle = (low + high) / 2
        wins = block_wins(np.random.default_rng(1), MANY, SEATS, middle, favour)
        low, high = (middle, high) if wins.mean() / SEATS < share else (low, middle)
    return (low + high) / 2


@cache
def rating_of(worths: tuple[float, ...], favour: float) -> float:
    """The last agent's rating over the mean from very many games: favours pull ratings together."""
    if not any(worths):
        return 0.0
    draws = draws_of(ranked(np.random.default_rng(1), np.array(worths), MANY // 10, favour), SEATS)
    found = solve(draws, np.ones((1, len(draws.made))))[0]
    return float(found[-1] - found.mean())


def trials() -> list[Trial]:
    """All trials."""
    equals = (0.0,) * SEATS
    return [
        *(share_trial(0.25, deals) for deals in (16, 50, 250)),
        *(share_trial(share, 50) for share in (0.1, 0.45)),
        *(points_trial(deals) for deals in (16, 50)),
        *(rating_trial(equals, deals, FAVOUR) for deals in (16, 50)),
        rating_trial(TRUE_WORTHS, 50, FAVOUR),
        *(seat_trial(deals) for deals in (8, 50)),
        region_trial(100),
        *(sequential_trial(0.25, 0.3, 0.25, favour) for favour in (0.0, FAVOUR)),
        sequential_trial(0.25, 0.35, 0.25, FAVOUR),
        sequential_trial(0.25, 0.3, 0.3, FAVOUR),
    ]


# ---- what comes out


def wrong_share(trial: Trial, runs: int, seed: int) -> float:
    """How often a trial goes wrong."""
    luck = np.random.default_rng(seed)
    return sum(trial.is_wrong(luck) for _ in range(runs)) / runs


def recovery(games: int, tables: int, seed: int) -> tuple[float, float]:
    """How far ratings are from known worths of eight agents, and how often their order is right."""
    luck = np.random.default_rng(seed)
    worths: Floats = np.linspace(0, 2.8, 8)
    off, right = [], 0
    for _ in range(tables):
        draws = draws_of(mixed(luck, worths, SEATS, games), len(worths))
        found = solve(draws, np.ones((1, games)))[0]
        off.append((found - found.mean() - worths + worths.mean()) ** 2)
        right += bool((np.diff(found) > 0).all())
    return float(np.sqrt(np.mean(off))), right / tables


def main() -> int:
    """Run the trials and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    worst = 0.0
    for trial in trials():
        if asked.only in trial.name:
            wrong = wrong_share(trial, asked.runs, asked.seed)
            worst = max(worst, wrong - NOMINAL)
            print(f"{trial.name:60} wrong {wrong:6.2%} of {asked.runs}; promised {NOMINAL:.0%}", flush=True)
    for games in (200, 1000, 4000) if asked.only in "recovery" else ():
        distance, order = recovery(games, 20, asked.seed)
        print(f"ratings of 8 agents from {games:4} games: off by {distance:.3f} log-worth, order right in {order:.0%}")
    return int(worst > ALLOWED)


if __name__ == "__main__":
    sys.exit(main())
