"""What is told of a run while it goes on: how strong the policy is, how long the rest takes, its curves as a file."""

import csv
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from wk_training.evaluate import Share
from wk_training.panel import PANEL, columns_of, standing
from wk_training.presets import Cycle, Preset
from wk_training.watch import CURVES, Watch, seconds_in

from tests.support.training import SMALL, small_run


@dataclass
class Walk:
    """A run that only counts."""

    folder: Path
    preset: Preset = field(default_factory=lambda: replace(SMALL, cycles=(Cycle(10),), measure_every=5))
    round: int = 0
    rows: list[dict[str, float]] = field(default_factory=list)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that shows its last number."""
    shown = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: shown[-1])
    return shown


def measured(wins: float) -> dict[str, float]:
    """What was measured, of 100 games against each rung."""
    return columns_of((rung, Share(100, wins, 0.1)) for rung in PANEL)


def walk(run: Walk, watch: Watch, clock: list[float], rounds: int) -> None:
    """So many rounds of 2 seconds; measuring takes 8."""
    for _ in range(rounds):
        run.round += 1
        is_time = run.round % run.preset.measure_every == 0
        clock.append(clock[-1] + 2 + 8 * is_time)
        run.rows.append({"round": run.round, "loss": 0.5, **(measured(0.5) if is_time else {})})
        watch(run.rows[-1])


def begun(run: Walk, clock: list[float], until: float = float("inf")) -> tuple[Watch, list[str], list[str]]:
    """A run whose strength at the beginning was measured; what was said of it, and what was shown."""
    said: list[str] = []
    shown: list[str] = []
    watch = Watch(run, said.append, shown.append, None, until)
    clock.append(clock[-1] + 8)
    run.rows.append({"round": 0, **measured(0.25)})
    watch(run.rows[0])
    return watch, said, shown


def test_the_time_that_is_left_counts_what_measuring_takes(tmp_path: Path, clock: list[float]) -> None:
    run = Walk(tmp_path)
    watch, said, shown = begun(run, clock)
    assert said == [f"round 0 of 10: {standing(run.rows[0])}"]
    walk(run, watch, clock, 4)
    assert watch.left == 6 * 2 + 2 * 8
    assert shown == ["round 1 of 10; about 34 s to go", *shown[1:3], "round 4 of 10; about 28 s to go"]
    walk(run, watch, clock, 6)
    assert said[1] == (
        "round 5 of 10: wins 50 % (±10) against uniform, 50 % (±10) against mixed,"
        " 50 % (±10) against mixed(epsilon=0.2), 50 % (±10) against steward;"
        " about 18 s to go"
    )
    assert "to go" not in said[2]


def test_no_more_time_is_left_than_the_clock_gives(tmp_path: Path, clock: list[float]) -> None:
    run = Walk(tmp_path)
    watch, _, _ = begun(run, clock, until=clock[-1] + 15)
    walk(run, watch, clock, 2)
    assert watch.left == 15 - 8 - 4


def test_the_curves_have_the_seconds_of_every_round_those_of_an_earlier_process_included(
    tmp_path: Path, clock: list[float]
) -> None:
    run = Walk(tmp_path)
    watch, _, _ = begun(run, clock)
    walk(run, watch, clock, 6)
    watch.write()
    run.round, run.rows = 4, run.rows[:5]  # what came after the checkpoint is lost
    clock.append(9000.0)
    again = Watch(run, lambda _: None, lambda _: None)
    walk(run, again, clock, 1)
    assert seconds_in(tmp_path / CURVES) == {0: 8.0, 1: 10.0, 2: 12.0, 3: 14.0, 4: 16.0, 5: 26.0}
    with (tmp_path / CURVES).open() as file:
        rows = list(csv.DictReader(file))
    assert [row["wins_mixed"] for row in rows] == ["0.25", "", "", "", "", "0.5"]
    assert list(rows[0])[:4] == ["round", "seconds", "wins_uniform", "reach_uniform"]


def test_what_never_came_may_still_come() -> None:
    assert columns_of([(PANEL[0], Share(100, 1.0, 0.0))]) == {"wins_uniform": 1.0, "reach_uniform": 0.03}


def test_a_run_is_measured_against_every_rung_before_it_learns_and_in_the_end(tmp_path: Path) -> None:
    run = small_run(tmp_path, replace(SMALL, cycles=(Cycle(3),), measure_every=2, measure_games=30, is_ranked=False))
    told: list[dict[str, float]] = []
    run.watch = told.append
    run.train()
    run.close()
    assert [row["round"] for row in told] == [0, 1, 2, 3]
    assert [row["round"] for row in told if "wins" in row] == [0, 2, 3]
    assert told == run.rows
    shares = [told[-1][rung.columns[0]] for rung in PANEL]
    assert shares[0] > shares[-1]
