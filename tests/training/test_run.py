"""Runs: exact, whatever breaks them off and however many processes there are."""

import hashlib
import random
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from wk_agents.learned.gaps import STEPS
from wk_training.checkpoint import arrays_of, newest
from wk_training.experience import Study
from wk_training.policy_file import as_played
from wk_training.presets import PRESETS, Cycle
from wk_training.train import restored, resume_training, run_training

from tests.support.fake_ray import lay_in
from tests.support.training import GAME, SMALL, small_run, small_task
from wk_env.jobs.workers import RAY

LEFT = ("checkpoint-00000008.safetensors", "policy.safetensors")
CHILD = """
import sys
from pathlib import Path
import wk_training.train as train
from tests.support.training import GAME, SMALL
train.PRESETS = {"small": SMALL}
folder, kind, jobs = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
print("begun", flush=True)
if kind == "new":
    train.run_training(folder, "small", GAME, 1, jobs, print)
else:
    train.resume_training(folder, jobs, print)
"""


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that nothing broke off."""
    folder = tmp_path_factory.mktemp("unbroken")
    run = small_run(folder)
    run.train()
    run.close()
    run.export(folder / "policy.safetensors")
    return folder


def contents(folder: Path) -> list[str]:
    """Hashes of what a finished run left behind."""
    return [hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in LEFT]


@pytest.mark.parametrize("stop", [2, 3, 7])
def test_a_run_that_was_broken_off_comes_to_the_same_numbers(unbroken: Path, tmp_path: Path, stop: int) -> None:
    run = small_run(tmp_path)
    run.order()
    while run.round < stop:
        run.advance()
    run.close()  # whatever is not in a checkpoint is lost
    again = resume_training(tmp_path, 0, lambda _: None)
    assert again.round == 8
    assert contents(tmp_path) == contents(unbroken)


def test_processes_come_to_the_same_numbers(unbroken: Path, tmp_path: Path) -> None:
    run = small_run(tmp_path, jobs=2)
    run.train()
    run.close()
    run.export(tmp_path / "policy.safetensors")
    assert contents(tmp_path) == contents(unbroken)


def test_a_cluster_comes_to_the_same_numbers(unbroken: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = lay_in(monkeypatch)
    run = small_run(tmp_path, backend=RAY)
    run.train()
    run.close()
    run.export(tmp_path / "policy.safetensors")
    assert contents(tmp_path) == contents(unbroken)
    assert not ray.is_initialized()


def test_minutes_end_a_run_that_can_go_on(tmp_path: Path) -> None:
    run = small_run(tmp_path)
    run.train(until=time.monotonic() - 1)
    run.close()
    kept, _ = newest(tmp_path)
    assert kept is not None
    assert restored(tmp_path, kept, 0).round == 0


def test_a_run_that_stops_at_a_round_has_the_weights_of_that_round_and_can_go_on(
    unbroken: Path, tmp_path: Path
) -> None:
    exact = small_run(tmp_path / "exact")
    exact.train(rounds=3)
    exact.close()
    assert exact.round == 3
    again = resume_training(tmp_path / "exact", 0, lambda _: None, rounds=5)
    assert again.round == 5
    resume_training(tmp_path / "exact", 0, lambda _: None)
    assert contents(tmp_path / "exact") == contents(unbroken)


def test_a_broken_checkpoint_is_named_and_the_one_before_is_used(unbroken: Path, tmp_path: Path) -> None:
    run = small_run(tmp_path)
    run.order()
    while run.round < 6:
        run.advance()
    run.close()
    broken = tmp_path / "checkpoint-00000006.safetensors"
    broken.write_bytes(broken.read_bytes()[:-9])
    said: list[str] = []
    resume_training(tmp_path, 0, said.append)
    assert said[0].startswith(f"left out {broken}: this is no checkpoint")
    assert contents(tmp_path) == contents(unbroken)


def test_lessons_that_are_broken_are_named_and_can_be_left_out(tmp_path: Path) -> None:
    run = small_run(tmp_path)
    run.order()
    while run.round < 3:
        run.advance()
    broken = tmp_path / "lessons" / "00000001.safetensors"
    broken.write_bytes(broken.read_bytes()[:-9])
    with pytest.raises(ValueError, match=f"{broken} is broken; without that file, the run goes on"):
        run.advance()
    run.close()
    broken.unlink()
    assert resume_training(tmp_path, 0, lambda _: None).round == 8


def test_bad_folders_and_names_are_refused(unbroken: Path, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds a run already; go on with it by wk train --resume"):
        run_training(unbroken, "minute", GAME, 1, 0, print)
    with pytest.raises(ValueError, match="holds no whole checkpoint; begin a run there by wk train --out"):
        resume_training(tmp_path, 0, print)
    with pytest.raises(ValueError, match="there is no preset 'week'; there are trial, minute, short, quick"):
        run_training(tmp_path, "week", GAME, 1, 0, print)


def test_former_selves_are_kept_only_where_some_play(tmp_path: Path) -> None:
    kept = []
    for former in (0.1, 0.0):
        run = small_run(tmp_path / str(former), replace(SMALL, former=former, pool_every=1, cycles=(Cycle(2),)))
        run.train()
        run.close()
        kept.append(len(run.former))
    assert kept == [2, 0]


def test_presets_fit_games_with_other_seats() -> None:
    assert PRESETS["overnight"].for_game(GAME).seats == {2: 0.1, 3: 0.15, 4: 0.5}
    assert replace(SMALL, seats={6: 1.0}).for_game(GAME).seats == {3: 1.0}


def test_a_study_fits_games_with_other_questions() -> None:
    assert PRESETS["short"].for_game(GAME).cycles[0].study == Study(4, 0.5)
    assert PRESETS["short"].for_game("wk/warrior-knights") == PRESETS["short"]
    assert PRESETS["minute"].for_game(GAME).cycles == PRESETS["minute"].cycles
    copying = PRESETS["unadvised"].for_game(GAME).cycles
    assert copying[0].study == PRESETS["unadvised"].cycles[0].study
    assert copying[1].study == Study(4, 0.5, copied=copying[1].study.copied)


def test_where_nothing_is_drawn_nothing_is_learned(tmp_path: Path) -> None:
    run = small_run(tmp_path, replace(SMALL, cycles=(Cycle(2, study=Study(2, 0.0)),)))
    before = arrays_of(run.improver.policy, "policy")
    run.train()
    after = arrays_of(run.improver.policy, "policy")
    assert [row["answers"] for row in run.rows[1:]] == [0, 0]
    assert all((before[name] == after[name]).all() for name in before)


def test_where_it_has_studied_the_ranking_is_worth_less_when_it_plays(tmp_path: Path) -> None:
    ask = small_task().spec.asks[0]
    run = small_run(tmp_path, replace(SMALL, cycles=(Cycle(2, study=Study(2, 0.0, {ask: 1.0})),), caution=0.25))
    policies = run.improver.averaged, as_played(run.improver.averaged, run.preset, run.task.spec)
    worth, played = (policy.behind.weight.detach().view(-1, STEPS) for policy in policies)
    assert played[0].tolist() == (worth[0] * 0.25).tolist() != worth[0].tolist()
    assert (played[1:] == worth[1:]).all()


def test_cycles_follow_each_other() -> None:
    preset = replace(SMALL, cycles=(Cycle(2), Cycle(3)))
    found = [preset.cycle_at(number) for number in range(5)]
    assert [(cycle.rounds, along, is_first) for cycle, along, is_first in found] == [
        (2, 0.0, True),
        (2, 0.5, False),
        (3, 0.0, True),
        (3, pytest.approx(1 / 3), False),
        (3, pytest.approx(2 / 3), False),
    ]


@pytest.mark.slow
def test_killed_at_twenty_random_moments_it_comes_to_the_same_numbers(tmp_path: Path) -> None:
    folder, luck = tmp_path / "run", random.Random(1)
    whole = tmp_path / "whole"
    subprocess.run([sys.executable, "-c", CHILD, str(whole), "new", "0"], check=True, stdout=subprocess.DEVNULL)
    kills = 0
    while kills < 20:
        kind = "new" if newest(folder)[0] is None else "resume"
        command = [sys.executable, "-c", CHILD, str(folder), kind, str(kills % 3)]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            child.stdout.readline()  # it has begun
            time.sleep(luck.uniform(0.0, 3.0))
            child.send_signal(signal.SIGKILL)
        kills += 1
        kept, _ = newest(folder)
        if kept is not None and kept.facts["round"] == 8:
            for path in folder.glob("checkpoint-00000008*"):
                path.unlink()
    resume_training(folder, 0, lambda _: None)
    assert contents(folder) == contents(whole)


@pytest.mark.slow
def test_from_nothing_it_beats_the_house_of_tollgate_in_a_minute(tmp_path: Path) -> None:
    preset = replace(
        SMALL,
        cycles=(Cycle(150, rate=1e-3, last_rate=2e-4, anchor=0.01, last_anchor=0.0),),
        games=96,
        tables=48,
        is_advised=False,
        measure_every=150,
        measure_games=300,
        alone=0.2,
        improve=replace(SMALL.improve, horizon=1.0),
    )
    run = small_run(tmp_path, preset)
    run.train()
    run.close()
    assert run.rows[-1]["wins"] - run.rows[-1]["reach"] > 1 / 3
