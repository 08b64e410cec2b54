"""`wk train`: a policy learns, goes on, and says in one sentence what is wrong."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner
from wk_agents import agent
from wk_training import train as training

from tests.support.fake_ray import RayError, lay_in
from tests.support.training import SMALL
from wk_env.command.main import app
from wk_env.jobs import cluster


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PRESETS", {"small": SMALL})
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)


def wk(*words: str) -> tuple[int, str, str]:
    """Exit code, result and remarks of a call."""
    done = CliRunner().invoke(app, ["train", *words])
    return done.exit_code, done.stdout, done.stderr


def test_what_it_learns_plays(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    code, result, said = wk("small", "--game", "wk/tollgate", "--jobs", "0", "--out", str(folder), "--json")
    found = json.loads(result)
    assert (code, found["round"]) == (0, 8)
    assert "round 4 of 8: wins " in said
    assert " minutes left" in said
    agent(f"policy(path={found['policy']})", game="wk/tollgate")
    curves = Path(found["curves"]).read_text().splitlines()
    assert curves[0].startswith("round,answers,loss,")
    assert len(curves) == 9


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    assert wk("small", "--game", "wk/tollgate", "--jobs", "0", "--out", folder, "--minutes", "0")[0] == 0
    code, result, _ = wk("--resume", "--jobs", "0", "--out", folder, "--json")
    assert (code, json.loads(result)["round"]) == (0, 8)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("hour",), "there is no preset 'hour'; there are small"),
        (("small", "--game", "wk/go"), "no such game: 'wk/go'"),
        (("--resume",), "--resume needs the folder to go on with: --out FOLDER"),
        (("--resume", "--out", "OUT"), "holds no whole checkpoint"),
        (("small", "--game", "wk/tollgate", "--backend", "slurm"), "there is no backend 'slurm'; there are"),
        (("small", "--game", "wk/tollgate", "--backend", "ray"), "pip install 'warrior-knights-env[ray]'"),
    ],
)
def test_bad_usage_is_one_sentence_and_code_2(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    code, _, said = wk(*(str(tmp_path) if word == "OUT" else word for word in words))
    assert code == 2
    assert said.startswith("wk: ")
    assert sentence in said
    assert said.count("\n") == 1


def test_a_cluster_that_fails_is_one_sentence_that_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_in(monkeypatch).dies = RayError("The node died.")
    folder = str(tmp_path / "run")
    code, _, said = wk("small", "--game", "wk/tollgate", "--backend", "ray", "--out", folder)
    assert code == 1
    assert said.endswith(f"never done: The node died.; go on with: wk train --resume --out {folder}\n")


def test_a_folder_with_a_run_is_left_alone(tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    wk("small", "--game", "wk/tollgate", "--jobs", "0", "--out", folder, "--minutes", "0")
    before = {path.name: path.read_bytes() for path in Path(folder).iterdir()}
    code, _, said = wk("small", "--game", "wk/tollgate", "--jobs", "0", "--out", folder)
    assert code == 2
    assert "holds a run already; --resume goes on with it" in said
    assert {path.name: path.read_bytes() for path in Path(folder).iterdir()} == before
