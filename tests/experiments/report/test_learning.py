"""The chapter on how a policy learned: what stands in its curves, drawn and as a table."""

import re
from pathlib import Path

from wk_experiments.report.charts import Spot, course
from wk_experiments.report.learning import MOST_ROWS, Measured, learned_in, learning, thinned, write_curves_page
from wk_experiments.tournament.findings import Figure

from tests.pages.test_replay_page import check

CURVES = """round,seconds,wins_uniform,reach_uniform,wins,reach,loss
0,6.0,0.25,0.1,0.0,0.05,
1,12.0,,,,,0.5
2,30.0,0.5,0.1,,,0.4
3,90.0,0.95,0.1,0.25,0.1,0.3
"""


def curves(folder: Path, text: str = CURVES) -> Path:
    """A folder with curves."""
    (folder / "curves.csv").write_text(text)
    return folder


def test_the_rows_with_a_measurement_are_read_as_shares_with_intervals(tmp_path: Path) -> None:
    first, last = learned_in(curves(tmp_path))
    assert first == Measured(0, 6.0, {"uniform": Figure(0.25, 0.15, 0.35), "steward": Figure(0.0, 0.0, 0.05)})
    assert last.shares["uniform"] == Figure(0.95, 0.85, 1.0)
    assert last.seconds == 90.0


def test_a_folder_without_curves_has_no_chapter(tmp_path: Path) -> None:
    assert learned_in(tmp_path) == []
    assert learning([]) == ""
    assert write_curves_page(tmp_path) is None


def test_the_page_stands_alone_and_has_every_number(tmp_path: Path) -> None:
    page = write_curves_page(curves(tmp_path))
    assert page == tmp_path / "curves.html"
    text = page.read_text()
    check(text)
    assert text.count('<svg class="course"') == 2
    assert "against uniform: <b>95%</b> in the end" in text
    assert '<td class="count">1.5</td><td class="count">95.0\N{NO-BREAK SPACE}%</td>' in text


def test_curves_without_seconds_are_drawn_by_rounds(tmp_path: Path) -> None:
    (measured,) = learned_in(curves(tmp_path, "round,wins,reach\n7,0.5,0.1\n"))
    assert measured.seconds is None
    assert "7.0 rounds 50%" in learning([measured])


def test_a_course_lies_within_its_field() -> None:
    drawn = course("x", [Spot(0.0, Figure(0.0, 0.0, 0.1)), Spot(3.0, Figure(1.0, 0.9, 1.0))], "minutes", 0.25)
    (line,) = re.findall(r'<polyline points="([^"]*)"', drawn)
    assert line == "0.0,120.0 280.0,0.0"
    (band,) = re.findall(r'<polygon class="band" points="([^"]*)"', drawn)
    assert band == "0.0,120.0 280.0,12.0 280.0,0.0 0.0,108.0"
    assert 'class="mark" x1="0" x2="280" y1="90.0"' in drawn


def test_a_long_run_keeps_a_table_that_can_be_read_and_its_last_row() -> None:
    rows = [Measured(number, None, {}) for number in range(97)]
    kept = thinned(rows)
    assert len(kept) <= MOST_ROWS
    assert kept[-1] == rows[-1]
    assert thinned(rows[:9]) == rows[:9]
