"""`wk bench` measures every row, its ratios agree with its numbers, and a package that is missing is named."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest

import wk_env
from wk_env.bench.own import cases_of, new_game
from wk_env.bench.peers import PEERS
from wk_env.bench.rates import PER_SECOND, BenchReport, Case, Row, as_table, bench, row_of
from wk_env.kernel.core import play, play_out
from wk_env.kernel.rng import rng_from
from wk_env.play.registry import GAMES, USUAL, game_of

PLAIN = (
    "import wk_env",
    "import of the PettingZoo door",
    "first game of a process, content read",
    "a game in mid-game (tracemalloc, 100 copies)",
    "10,000 games (growth by 1,000 copies, times 10)",
    "peak of a process with the PettingZoo door",
    *(f"compiled over interpreted, {what}" for what in ("mask", "mask and observation") if wk_env.is_compiled()),
)
LEARNING = (
    "learner, all in, default network: own decisions",
    "policy, an answer beyond the observation",
    "policy, an answer of 256 beyond the observation",
    "network, an answer of 256",
    "network, an answer of 256 (torch)",
)


@pytest.fixture(scope="module", params=GAMES)
def report(request: pytest.FixtureRequest) -> BenchReport:
    """What the command writes for machines in a run as short as can be."""
    command = [sys.executable, "-m", "wk_env", "bench", "--json", "--seconds", "0", "--game", str(request.param)]
    done = subprocess.run(command, capture_output=True, check=True, env={**os.environ, "COLUMNS": "100"})
    return msgspec.json.decode(done.stdout, type=BenchReport)


def timed(report: BenchReport) -> list[Row]:
    """The rows that are rates or times of a rate."""
    return [row for row in chain(report.rows, report.peers) if row.turns is not None]


def missing() -> Iterator[int]:
    """The work of a package that is not there."""
    raise ImportError("no such thing")
    yield 1


def steady() -> Iterator[int]:
    """Work without end."""
    while True:
        yield sum(range(2000)) // 1_999_000


def game_in(report: BenchReport) -> str:
    """The game that is measured: a record of Tollgate has no thousand decisions."""
    return USUAL if any("1,000 decisions" in row.name for row in report.rows) else "wk/tollgate"


def test_every_row_is_there(report: BenchReport) -> None:
    names = [row.name for row in report.rows]
    assert names == ["plain Python loop", *(case.name for case in cases_of(GAMES[game_in(report)])), *PLAIN, *LEARNING]


def test_the_usual_game_alone_has_targets_for_its_rates(report: BenchReport) -> None:
    has_targets = any(row.at_most or row.target for row in [*timed(report), report.rows[-1]])
    assert has_targets == (game_in(report) == USUAL)
    assert {row.name for row in report.peers} | set(report.absent) == {case.name for case in PEERS}


def test_ratios_agree_with_numbers(report: BenchReport) -> None:
    for row in timed(report):
        a_second = PER_SECOND[row.unit] / row.value if PER_SECOND[row.unit] else row.value
        assert row.turns == pytest.approx(report.calibration / a_second)


def test_a_median_lies_between_the_lowest_and_the_highest_round(report: BenchReport) -> None:
    assert all(0 < row.low <= row.value <= row.high for row in report.rows)


def test_the_machine_and_the_mode_are_named(report: BenchReport) -> None:
    assert {"rules", "processor", "python", "cores", "load", "numpy", "pettingzoo"} <= set(report.machine)
    assert report.machine["rules"].startswith(("compiled", "plain Python"))


def test_people_read_every_row_and_what_is_missing(report: BenchReport) -> None:
    text = as_table(report)
    assert all(row.name in text for row in report.rows)
    assert all(f"{name}: not installed" in text for name in report.absent)
    assert max(len(line) for line in text.splitlines() if line.startswith("│")) <= 110


def test_a_package_that_is_missing_stops_nothing() -> None:
    report = bench([Case("ours", steady)], [Case("theirs", missing), Case("others", steady)], [], 0, 1)
    assert [row.name for row in report.peers] == ["others"]
    assert report.absent == {"theirs": "not installed (no such thing)"}


@pytest.mark.parametrize(
    ("unit", "at_most", "value", "target", "meets"),
    [
        ("decisions/s", 8, 200.0, "C / 8", True),
        ("decisions/s", 4, 200.0, "C / 4", False),
        ("us", 5000, 5000.0, "5000 us", True),
        ("ms", 4, 5.0, "4 ms", False),
        ("ms", None, 5.0, "", None),
    ],
)
def test_a_target_is_met_in_its_own_unit(
    unit: str, at_most: float | None, value: float, target: str, *, meets: bool | None
) -> None:
    row = row_of(Case("x", steady, unit, at_most), [100.0, 200.0, 300.0], 1600.0 if unit == "decisions/s" else 1.0)
    assert row.value == pytest.approx(value)
    assert (row.target, row.meets) == (target, meets)


def test_playing_out_counts_the_decisions() -> None:
    spec = game_of(None)
    game, luck = new_game(spec, 5), rng_from(5)
    decisions = 0
    while game.decision.count:
        play(game, game.decision.options[luck.below(game.decision.count)])
        decisions += 1
    other = new_game(spec, 5)
    assert play_out(other, rng_from(5)) == decisions
    assert other.digest() == game.digest()
