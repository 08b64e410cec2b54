"""`wk run`: a bot learns, plays the agents of the house, and the report opens where somebody can see it."""

import json
import sys
import webbrowser
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result
from wk_experiments.tournament.shipped_agents import RIVALS
from wk_training import train as training
from wk_training.run import Run

from tests.pages.test_replay_page import check
from tests.support.tournaments import TOLLGATE
from tests.support.training import SMALL
from wk_env.command import run as command
from wk_env.command import train
from wk_env.command.main import app


def wk(*words: str) -> Result:
    """What the command does with a quick run of Tollgate."""
    return CliRunner().invoke(app, ["run", "--quick", "--game", TOLLGATE, "--jobs", "1", *words])


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that were opened, at a terminal with a display."""
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", pages.append)
    monkeypatch.setattr(command, "is_watched", lambda: True)
    return pages


def test_a_bot_learns_and_its_report_shows_how_and_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: list[str]
) -> None:
    monkeypatch.setattr(training, "PRESETS", {"trial": SMALL})
    folder = tmp_path / "new"
    done = wk("--out", str(folder))
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (0, str(folder / "report.html"))
    assert "wk: round 8 of 8: wins " in done.stderr
    assert opened == [(folder / "report.html").as_uri()]
    page = (folder / "report.html").read_text()
    check(page)
    assert page.index("How it learned") < page.index(">Ladder<")
    found = json.loads((folder / "report.json").read_text())
    assert [row["round"] for row in found["learned"]] == [0, 4, 8]
    agents = {rung["agent"] for rung in found["findings"]["rungs"]}
    assert agents == {f"policy(path={folder}/training/policy.safetensors)", *RIVALS}


def test_who_interrupts_the_training_is_told_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: Run) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Run, "advance", interrupt)
    done = wk("--out", str(tmp_path / "new"))
    assert done.exit_code == 130
    assert done.stderr.endswith(
        f"wk: interrupted; go on with: wk train --resume --out {tmp_path / 'new' / 'training'}\n"
    )


def test_nobody_learns_if_nobody_shall(tmp_path: Path, opened: list[str]) -> None:
    done = wk("--no-train", "--no-open", "--out", str(tmp_path / "new"))
    assert (done.exit_code, opened) == (0, [])
    assert {path.name for path in tmp_path.joinpath("new").iterdir()}.isdisjoint({"training"})
    assert "How it learned" not in (tmp_path / "new" / "report.html").read_text()


def test_without_torch_one_sentence_names_what_installs_it_and_the_form_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "find_spec", lambda name: None if name == "torch" else name)
    refused = wk("--out", str(tmp_path / "new"))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr == (
        "wk: a bot learns with torch: pip install 'warrior-knights-env[train]'; without it, wk run --no-train lets the"
        " agents of the house play each other\n"
    )
    assert wk("--no-train", "--out", str(tmp_path / "new")).exit_code == 0


@pytest.mark.parametrize("name", ["a,b", "a(b", "1)"])
def test_a_folder_that_no_agent_can_name_is_refused_before_anybody_learns(tmp_path: Path, name: str) -> None:
    refused = wk("--out", str(tmp_path / name))
    assert (refused.exit_code, len(refused.stderr.splitlines())) == (2, 1)
    assert not (tmp_path / name).exists()


def test_a_folder_with_a_tournament_is_left_alone_before_anybody_learns(tmp_path: Path) -> None:
    assert wk("--no-train", "--out", str(tmp_path)).exit_code == 0
    refused = wk("--out", str(tmp_path))
    assert (refused.exit_code, len(refused.stderr.splitlines())) == (2, 1)
    assert "holds a tournament already" in refused.stderr


@pytest.mark.parametrize(
    ("is_terminal", "variables", "is_watched"),
    [
        (True, {"DISPLAY": ":0"}, True),
        (True, {"WAYLAND_DISPLAY": "wayland-0"}, True),
        (True, {}, False),
        (False, {"DISPLAY": ":0"}, False),
        (True, {"DISPLAY": ":0", "CI": "true"}, False),
    ],
)
def test_a_page_opens_only_on_a_terminal_with_a_display(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], *, is_terminal: bool, is_watched: bool
) -> None:
    for name in (*command.DISPLAYS, "CI"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal)
    monkeypatch.setattr(sys, "platform", "linux")
    assert command.is_watched() == is_watched
