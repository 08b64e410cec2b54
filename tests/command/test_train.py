"""`wk train`: a policy learns, goes on, and says in one sentence what is wrong."""

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest
from tensorboard.backend.event_processing.event_accumulator import EventAccumulator
from typer.testing import CliRunner
from wk_agents import agent
from wk_training import train as training
from wk_training.checkpoint import Checkpoint, keep, newest
from wk_training.run import Run
from wk_training.tensorboard import EVENTS
from wk_training.train import restored

from tests.pages.test_replay_page import check
from tests.support.fake_ray import RayError, lay_in
from tests.support.training import SMALL
from wk_env.command import train as command
from wk_env.command.main import app
from wk_env.jobs import cluster


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PRESETS", {"small": SMALL})
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)


def interrupt(*_: object, **__: object) -> None:
    """Whoever watches has enough."""
    raise KeyboardInterrupt


def wk(*words: str) -> tuple[int, str, str]:
    """Exit code, result and remarks of a call."""
    done = CliRunner().invoke(app, ["train", *words])
    return done.exit_code, done.stdout, done.stderr


def test_what_it_learns_plays(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    code, result, said = wk("small", "--game", "wk/tollgate", "--jobs", "0", "--out", str(folder), "--json")
    found = json.loads(result)
    assert (code, found["round"]) == (0, 8)
    assert "wk: round 4 of 8: wins " in said
    assert " to go\n" in said
    agent(f"policy(path={found['policy']})", game="wk/tollgate")
    with Path(found["curves"]).open() as file:
        rows = list(csv.DictReader(file))
    assert [row["round"] for row in rows if row["wins_mixed"]] == ["0", "4", "8"]
    assert all(float(row["seconds"]) > 0 for row in rows)
    page = Path(found["page"]).read_text()
    check(page)
    assert page.count('<svg class="course"') == 4


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    assert wk("small", "--game", "wk/tollgate", "--jobs", "0", "--out", folder, "--minutes", "0")[0] == 0
    code, result, _ = wk("--resume", "--jobs", "0", "--out", folder, "--json")
    assert (code, json.loads(result)["round"]) == (0, 8)


def test_a_course_studies_and_then_practises_against_what_came_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    study, practice = (replace(SMALL, cycles=(cycle,)) for cycle in SMALL.cycles)
    monkeypatch.setattr(training, "PRESETS", {"study": study, "practice": practice})
    words = ("--game", "wk/tollgate", "--jobs", "0", "--json", "--out")
    code, result, _ = wk("whole", *words, str(tmp_path / "unbroken"))
    whole = json.loads(result)
    assert (code, whole["round"]) == (0, 4)
    assert whole["policy"].endswith("unbroken/policy.safetensors")
    kept, _ = newest(tmp_path / "unbroken")
    assert kept is not None
    assert restored(tmp_path / "unbroken", kept, 0).preset.is_exploiter

    folder = str(tmp_path / "broken")
    code, result, _ = wk("whole", *words, folder, "--minutes", "0")
    assert (code, json.loads(result)["round"]) == (0, 0)
    assert json.loads(result)["policy"].endswith("broken/study/policy.safetensors")
    assert "holds a run already" in wk("whole", *words, folder)[2]
    code, result, _ = wk("--resume", "--jobs", "0", "--out", folder, "--json")
    assert (code, json.loads(result)["round"]) == (0, 4)
    assert Path(json.loads(result)["policy"]).read_bytes() == Path(whole["policy"]).read_bytes()
    assert "leave out --against" in wk("whole", *words, str(tmp_path / "third"), "--against", "shipped")[2]


def test_tensorboard_has_every_column(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    words = ("--game", "wk/tollgate", "--jobs", "0", "--out", str(folder), "--tensorboard")
    assert wk("small", *words)[0] == 0
    seen = EventAccumulator(str(folder / EVENTS))
    seen.Reload()
    assert {"seconds", "loss", "wins", "reach_uniform"} <= set(seen.Tags()["scalars"])
    assert [event.step for event in seen.Scalars("wins")] == [0, 4, 8]
    assert [event.step for event in seen.Scalars("loss")] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(("missing", "words"), [("torch", ()), ("tensorboard", ("--tensorboard",))])
def test_a_package_that_is_missing_is_named_with_the_line_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, missing: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None if name == missing else name)
    code, _, said = wk("small", *words)
    assert code == 2
    assert said.startswith("wk: ")
    assert said.endswith(f"{missing}: pip install 'warrior-knights-env[train]'\n")


def test_who_interrupts_is_told_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, words = tmp_path / "a b", ("small", "--game", "wk/tollgate", "--jobs", "0", "--out")
    monkeypatch.setattr(training, "new_task", interrupt)
    assert wk(*words, str(folder))[::2] == (130, "wk: interrupted\n")  # nothing has been begun
    monkeypatch.undo()
    monkeypatch.setattr(training, "PRESETS", {"small": SMALL})
    monkeypatch.setattr(Run, "advance", interrupt)
    said = f"wk: interrupted; go on with: wk train --resume --out '{folder}'\n"
    assert wk(*words, str(folder))[::2] == (130, said)
    kept, faults = newest(folder)
    assert kept is not None
    assert (restored(folder, kept, 0).round, faults) == (0, [])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("hour",), "there is no preset 'hour'; there are small"),
        (("small", "--game", "wk/go"), "no such game: 'wk/go'"),
        (("--resume",), "--resume needs the folder to go on with: --out FOLDER"),
        (("--resume", "--out", "OUT"), "holds no whole checkpoint"),
        (("small", "--game", "wk/tollgate", "--shards", "3"), "3 shards of 16 games are not alike; it takes a divisor"),
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


def test_a_checkpoint_of_another_version_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    wk("small", "--game", "wk/tollgate", "--jobs", "0", "--out", str(folder), "--minutes", "0")
    kept, _ = newest(folder)
    assert kept is not None
    keep(folder, 9, Checkpoint(kept.arrays, {**kept.facts, "preset": {"epochs": 3}}))
    code, _, said = wk("--resume", "--out", str(folder))
    assert (code, said) == (2, f"wk: {folder} holds a run of another version, which this one cannot go on with\n")


def test_a_folder_with_nothing_but_broken_checkpoints_is_no_place_to_begin(tmp_path: Path) -> None:
    (tmp_path / "checkpoint-00000001.safetensors").write_bytes(b"rubbish")
    code, _, said = wk("--resume", "--out", str(tmp_path))
    assert code == 2
    assert said.endswith(f"wk: {tmp_path} holds no whole checkpoint; begin a run in another folder\n")


def test_a_round_has_as_many_parts_as_are_asked_for(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    words = ("small", "--game", "wk/tollgate", "--jobs", "0", "--minutes", "0", "--shards", "8")
    assert wk(*words, "--out", str(folder))[0] == 0
    kept, _ = newest(folder)
    assert kept is not None
    assert restored(folder, kept, 0).preset.shards == 8


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
    assert "holds a run already; go on with it by wk train --resume" in said
    assert {path.name: path.read_bytes() for path in Path(folder).iterdir()} == before
