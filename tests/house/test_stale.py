"""Edited sources are noticed: they run as plain Python, with a warning."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.sources import HOME
from wk_env import compiled_files

SCRIPT = """import wk_env
from wk_env.pages.doctor import mode
print(wk_env.is_compiled(), wk_env.__path__[0])
print(mode())
"""


def checkout(folder: Path) -> Path:
    """A checkout whose stamp says that it was compiled from the sources here."""
    for path in [*(HOME / "wk_env").rglob("*.py"), HOME / "setup.py", HOME / "pyproject.toml"]:
        copy = folder / path.relative_to(HOME)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    names = [*compiled_files(HOME), "setup.py"]
    rows = [(hashlib.sha256((HOME / name).read_bytes()).hexdigest(), name) for name in names]
    (folder / "wk_env" / "_compiled_from.txt").write_text("".join(f"{digest}  {name}\n" for digest, name in rows))
    return folder


def imported(folder: Path) -> subprocess.CompletedProcess[str]:
    """What a fresh Python says in a checkout."""
    environment = {name: value for name, value in os.environ.items() if name != "WK_PURE"}
    command = [sys.executable, "-c", SCRIPT]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=True, text=True)


def test_an_unchanged_checkout_gives_no_warning(tmp_path: Path) -> None:
    assert imported(checkout(tmp_path)).stderr == ""


@pytest.mark.parametrize("name", ["wk_env/kernel/rng.py", "setup.py", "wk_env/games/tollgate/rules/new.py"])
def test_an_edited_or_new_file_runs_as_plain_python_with_a_warning(tmp_path: Path, name: str) -> None:
    with (checkout(tmp_path) / name).open("a") as file:
        file.write("\nEDITED = 1\n")
    done = imported(tmp_path)
    assert done.stdout.splitlines()[0] == f"False {tmp_path / 'wk_env'}"
    assert f"{name} changed since it was compiled; running as plain Python" in done.stderr
    assert f"{name} changed since compiled" in done.stdout


def test_a_removed_file_is_noticed_too(tmp_path: Path) -> None:
    gone = "wk_env/games/tollgate/encoding/match.py"
    (checkout(tmp_path) / gone).unlink()
    assert f"{gone} changed since it was compiled" in imported(tmp_path).stderr


def test_of_many_files_the_first_are_named(tmp_path: Path) -> None:
    for path in sorted((checkout(tmp_path) / "wk_env/kernel").glob("*.py")):
        path.write_text(path.read_text() + "\nEDITED = 1\n")
    said = imported(tmp_path).stderr
    assert said.count("wk_env/kernel/") == 3
    assert "more files changed since it was compiled" in said
