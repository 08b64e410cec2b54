"""`wk new-bot` writes a bot that plays and a test that passes; it writes over nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.command.test_command import wk
from wk_env.command.new_bot import BOT


def test_a_new_bot_plays_in_a_tournament_and_passes_its_test(tmp_path: Path) -> None:
    made = wk("new-bot", "fox", cwd=tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
    assert made.stdout.splitlines()[:2] == ["fox.py", "test_fox.py"]
    settings = ("--games", "2", "--players", "2", "--jobs", "1", "--rules", "most_rounds=1", "--out", "first")
    played = wk("tournament", "fox.py:Bot", "uniform", *settings, cwd=tmp_path)
    assert (played.returncode, played.stdout.splitlines()[-1]) == (0, "first/report.html")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_fox.py"]
    tested = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False, text=True)
    assert "1 passed" in tested.stdout


def test_the_bot_has_ten_lines_of_code() -> None:
    lines = [line for line in BOT.splitlines() if line.strip() and not line.strip().startswith('"""')]
    assert len(lines) <= 10


def test_a_new_bot_is_written_over_nothing(tmp_path: Path) -> None:
    (tmp_path / "test_fox.py").write_text("mine\n")
    done = wk("new-bot", "fox", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (2, "wk: test_fox.py is there already; a new bot takes another name\n")
    assert [path.name for path in tmp_path.iterdir()] == ["test_fox.py"]


@pytest.mark.parametrize("name", ["my-bot", "2fast", "class", "a/b", "fuchs\u00fc"])
def test_a_bad_name_is_refused_in_one_sentence(name: str, tmp_path: Path) -> None:
    done = wk("new-bot", name, cwd=tmp_path)
    expected = f"wk: {name!r} is no name for a bot; it takes letters, digits and _, such as my_bot\n"
    assert (done.returncode, done.stderr, list(tmp_path.iterdir())) == (2, expected, [])


@pytest.mark.parametrize("name", ["random", "numpy"])
def test_a_bot_is_not_called_like_a_module(name: str, tmp_path: Path) -> None:
    done = wk("new-bot", name, cwd=tmp_path)
    assert done.returncode == 2
    assert "is a module of Python or a package that is installed" in done.stderr
