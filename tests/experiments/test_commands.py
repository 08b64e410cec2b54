"""The commands of the arena: what they print where, and their exit codes."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result
from wk_experiments import report
from wk_experiments.arena.store import NAME

from tests.experiments.tables import TOLLGATE, bot
from wk_env.__main__ import app

TABLE = ("--game", TOLLGATE, "--players", "3", "--jobs", "1")


def wk(*words: str) -> Result:
    """What the command does."""
    return CliRunner().invoke(app, list(words))


def test_a_tournament_ends_with_the_path_of_its_report_and_can_be_shown_again_as_json(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    done = wk("tournament", "--agents", f"uniform,{bot('First')}", "--games", "6", *TABLE, "--out", str(folder))
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (0, str(folder / "report.html"))
    assert (folder / "report.html").exists()
    assert done.stdout.startswith("6 games, 3 players, 1 deal, seed 1")
    assert "wk: 6 of 6 games" in done.stderr
    again = wk("tournament", "--resume", "--out", str(folder), "--json")
    assert [rung["games"] for rung in json.loads(again.stdout)["rungs"]] == [6, 6]


def test_who_interrupts_the_summing_up_is_told_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(report, "write_report", interrupt)
    done = wk("tournament", "--agents", "uniform", "--games", "3", *TABLE, "--out", str(tmp_path / "a b"))
    assert done.exit_code == 130
    assert f"interrupted; go on with: wk tournament --resume --out '{tmp_path / 'a b'}'" in done.stderr


def test_who_forfeits_every_game_does_not_drown_the_ladder(tmp_path: Path) -> None:
    agents = f"uniform,{bot('Crashing')}"
    done = wk("tournament", "--agents", agents, "--games", "12", *TABLE, "--out", str(tmp_path / "x"))
    said = [line for line in done.stdout.splitlines() if "forfeited" in line]
    assert len(said) == 1
    assert said[0].startswith(f"{bot('Crashing')} forfeited 12 of 12 games, first game 0: ZeroDivisionError: ")
    assert done.stderr.count("forfeits: crash after") == 3
    assert f"{bot('Crashing')} has forfeited 3 games; report.json names the others" in done.stderr


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--agents", "uniform(", "--out", "OUT"), "'uniform(' names no agent"),
        (("--agents", "uniform,,uniform", "--out", "OUT"), "there is an empty name"),
        (("--agents", "uniform", "--rules", "heirs", "--out", "OUT"), "'heirs' is no rule"),
        (("--agents", "uniform,greedy", "--sprt", "0.3", "--out", "OUT"), "'0.3' is no sequential test"),
        (("--agents", "uniform,steward", *TABLE, "--out", "OUT"), "steward plays wk/warrior-knights and cannot judge"),
        (("--resume",), "--resume needs the folder to go on with"),
        (("--resume", "--out", "OUT"), "OUT holds no tournament"),
        (("--out", "OUT"), "nobody is named who shall play"),
    ],
)
def test_bad_usage_is_one_sentence_and_code_2(tmp_path: Path, words: tuple[str, ...], complaint: str) -> None:
    out = str(tmp_path / "out")
    done = wk("tournament", *(word.replace("OUT", out) for word in words))
    assert (done.exit_code, done.stdout) == (2, "")
    assert complaint.replace("OUT", out) in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "out" / NAME).exists()


def test_agents_are_listed_in_a_line_each() -> None:
    lines = wk("agents").stdout.splitlines()
    assert any(line.split()[0] == "uniform" for line in lines)
    assert json.loads(wk("agents", "--json").stdout)["uniform"].startswith("The weakest rung")
