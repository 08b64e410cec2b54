"""`wk ladder`: what it prints where, and its exit codes."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result
from wk_experiments.tournament import ladder
from wk_experiments.tournament.ladder import Published

from wk_env.command.main import app

SURE = Published("ladder", "steward", "steward(level=1)", 2, 2, 0.9, 0.01, 1.0)
WRONG = Published("ladder", "steward(level=2)", "steward", 2, 2, 0.999, 0.998, 1.0)


@pytest.fixture(autouse=True)
def two_rungs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "published", lambda: [SURE, WRONG])


def wk(*words: str) -> Result:
    """What the command does."""
    return CliRunner().invoke(app, ["ladder", "--jobs", "1", *words])


def test_a_ladder_that_holds_ends_with_its_folder(tmp_path: Path) -> None:
    done = wk("steward", "--out", str(tmp_path / "x"))
    assert done.exit_code == 0
    assert done.stdout.splitlines()[1].startswith("steward against 1 steward(level=1) ")
    assert done.stdout.splitlines()[1].endswith("1.0% to 100.0%  inside")
    assert done.stdout.splitlines()[2:] == ["1 of 1 figures are inside", str(tmp_path / "x")]


def test_a_figure_that_does_not_hold_is_named_by_code_1(tmp_path: Path) -> None:
    done = wk("--out", str(tmp_path / "x"))
    assert done.exit_code == 1
    assert done.stdout.splitlines()[2].endswith("OUTSIDE")
    again = wk("--out", str(tmp_path / "x"), "--json")
    assert again.exit_code == 1
    found = json.loads(again.stdout)
    assert (found["holds"], [rung["holds"] for rung in found["rungs"]]) == (False, [True, False])
    assert found["rungs"][0]["published"]["wins"] == 0.9


@pytest.mark.parametrize("how", [("--games", "4"), ("--quick",)])
def test_other_games_have_a_wider_interval(
    how: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "QUICK", 4)
    done = wk("steward(level=2)", *how, "--out", str(tmp_path / "x"), "--json")
    found = json.loads(done.stdout)["rungs"][0]
    assert found["games"] == 4
    assert found["low"] < 0.5
    assert done.exit_code == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("greedy",), "no figure of 'greedy' is published; there are steward, steward(level=2)"),
        (("--games", "0"), "Invalid value for '--games'"),
    ],
)
def test_bad_usage_is_code_2(words: tuple[str, ...], complaint: str, tmp_path: Path) -> None:
    done = wk(*words, "--out", str(tmp_path / "x"))
    assert (done.exit_code, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert not (tmp_path / "x").exists()


def test_who_interrupts_is_told_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "played", interrupt)
    done = wk("--out", str(tmp_path))
    assert done.exit_code == 130
    assert f"interrupted; the same command goes on, with --out {tmp_path}" in done.stderr
