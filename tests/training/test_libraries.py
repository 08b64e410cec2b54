"""The programs for other people's libraries: those whose library is here run, and each says what it reached."""

import csv
import re
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from wk_training.libraries import sb3_maskable_ppo, single_file_ppo
from wk_training.libraries.measure import Answers, Learned, command_line, report

from tests.house.sources import HOME
from tests.libraries import LIBRARIES, LibraryError, told
from wk_env import LearningSeats, Mask, Numbers

PROGRAMS = sorted((HOME / "training" / "libraries").glob("*_ppo.py"))


def by_chance(_: Numbers, masks: Mask, luck: np.random.Generator) -> NDArray[np.int64]:
    """Any legal action, each as likely."""
    return np.asarray((luck.random(masks.shape) * masks).argmax(1))


def assert_legal(answers: Answers) -> None:
    """Whoever has learned gives a legal action for each row."""
    seats = LearningSeats(6, observation="compact_float32")
    seats.reset(range(6))
    chosen = answers(seats.observations, seats.masks, np.random.default_rng(1))
    assert seats.masks[np.arange(6), chosen].tolist() == [1] * 6


# Stable-Baselines3 warns of what is its own.
@pytest.mark.filterwarnings("default")
def test_maskable_ppo_learns_against_snapshots_and_a_careless_steward(tmp_path: Path) -> None:
    curve = tmp_path / "curve.csv"
    learned = sb3_maskable_ppo.learn(0.5, others=[sb3_maskable_ppo.CARELESS], snapshots=2, curve=curve)
    assert_legal(learned.answers)
    rows = list(csv.DictReader(curve.read_text(encoding="utf-8").splitlines()))
    assert list(rows[0]) == ["seconds", "decisions", "reward"]
    assert int(rows[0]["decisions"]) == sb3_maskable_ppo.TABLES * sb3_maskable_ppo.STEPS
    assert int(rows[-1]["decisions"]) <= learned.decisions


@pytest.mark.filterwarnings("default")
def test_a_snapshot_keeps_the_weights_of_its_day() -> None:
    model, past = sb3_maskable_ppo.model_against(["uniform"], 1.0), sb3_maskable_ppo.Snapshots()
    course = sb3_maskable_ppo.Course(1.0, None, past)
    course.init_callback(model)
    assert_legal(past.answers)
    for _ in range(sb3_maskable_ppo.SNAPSHOT_EVERY):
        assert past.playing is None
        course.on_rollout_end()
    assert past.playing is not None
    assert_legal(past.answers)
    before = past.playing.action_net.bias.clone()
    model.policy.action_net.bias.data += 1
    assert past.playing.action_net.bias.equal(before)


def test_the_single_file_learns() -> None:
    learned = single_file_ppo.learn(0.1)
    assert learned.decisions >= single_file_ppo.TABLES * single_file_ppo.STEPS
    assert_legal(learned.answers)


def test_a_reward_at_the_end_of_a_game_reaches_back_to_its_beginning_and_no_further() -> None:
    batch = single_file_ppo.Batch(1, 1)
    batch.ends[[3, 7]] = 1
    batch.rewards[7] = 1
    fade = single_file_ppo.DISCOUNT * single_file_ppo.TRACE
    expected = [0, 0, 0, 0, fade**3, fade**2, fade, 1, 0, 0]
    assert batch.advantages()[:10, 0].tolist() == pytest.approx(expected)


def test_a_program_says_what_it_learned_from_and_how_often_it_wins(capsys: pytest.CaptureFixture[str]) -> None:
    asked = command_line("").parse_args(["--minutes", "0", "--games", "4", "--against", "steward"])
    report(asked, lambda seconds: Learned(by_chance, round(seconds) + 1000))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "learned from 1,000 decisions in 0 s of one core"
    assert lines[1].startswith("against three of steward: wins 0.0% ")


def test_every_program_is_run_by_the_command() -> None:
    assert [path.stem for path in PROGRAMS] == sorted(library.program for library in LIBRARIES.values())


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_a_program_says_first_what_the_page_says_it_reaches(program: Path) -> None:
    first = program.read_text(encoding="utf-8").partition("\n")[0]
    page = (HOME / "docs" / "training.md").read_text(encoding="utf-8")
    (row,) = [line for line in page.splitlines() if f"`training/libraries/{program.name}`" in line]
    reached = re.findall(r"[\d.]+ %|\d+ s\b", row)
    assert len(reached) == 2
    assert all(figure in first for figure in reached), first


def test_what_goes_wrong_is_told_in_the_last_words_of_a_program(tmp_path: Path) -> None:
    with pytest.raises(LibraryError, match="no such wheel"):
        told([sys.executable, "-c", "import sys; sys.exit('much\\nno such wheel')"], 60, tmp_path)
    with pytest.raises(LibraryError, match="it took more than 0 seconds"):
        told([sys.executable, "-c", "import time; time.sleep(9)"], 0.01, tmp_path)
