"""`wk dataset`: what it prints where, and its exit codes."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result
from wk_experiments import read_games
from wk_experiments.dataset import make

from tests.support.tournaments import bot
from wk_env.command.main import app

SMALL = ("steward,uniform", "--game", "wk/tollgate", "--players", "3", "--games-a-file", "2", "--jobs", "1")


def wk(*words: str) -> Result:
    """What the command does."""
    return CliRunner().invoke(app, ["dataset", *words])


def test_it_ends_with_the_folder_and_goes_on_by_the_same_command(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    done = wk(*SMALL, "--games", "3", "--out", str(folder))
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (0, str(folder))
    assert done.stdout.startswith("4 games, ")
    assert "wk: 4 of 4 games" in done.stderr
    again = wk(*SMALL, "--games", "5", "--out", str(folder), "--json")
    found = json.loads(again.stdout)
    assert (found["games"], found["played"], found["folder"]) == (6, 2, str(folder))
    assert len(list(read_games(folder))) == 6


def test_who_interrupts_is_told_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(make, "write_whole", interrupt)
    done = wk(*SMALL, "--out", str(tmp_path / "a b"))
    assert done.exit_code == 130
    assert f"interrupted; the same command goes on, with --out '{tmp_path / 'a b'}'" in done.stderr


def test_a_process_that_dies_is_named_with_how_to_go_on(tmp_path: Path) -> None:
    done = wk(bot("Dying"), *SMALL[1:], "--out", str(tmp_path))
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.endswith(f"ended with code 7; the same command goes on, with --out {tmp_path}\n")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "nobody is named who shall play"),
        (("nobody",), "no such agent: 'nobody'"),
        (("steward,,uniform",), "there is an empty name"),
        (("steward", "--game", "wk/go"), "no such game: 'wk/go'"),
        (("steward", "--rules", "heirs"), "no such optional rule: 'heirs'"),
        (("steward", "--games-a-file", "0"), "the number of games a file is 0"),
    ],
)
def test_bad_usage_is_one_sentence_and_code_2(words: tuple[str, ...], complaint: str, tmp_path: Path) -> None:
    done = wk(*words, "--out", str(tmp_path / "out"))
    assert (done.exit_code, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "out").exists()
