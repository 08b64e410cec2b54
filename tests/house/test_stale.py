"""Edited sources are noticed: they run as plain Python, with a warning."""

import hashlib
import subprocess
import sys
from pathlib import Path

from tests.house.sources import HOME

SCRIPT = "import wk_env; print(wk_env.is_compiled(), wk_env.__path__[0]); from wk_env.doctor import mode; print(mode())"


def checkout(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Import a checkout whose rng.py was compiled from the sources here and now reads `text`."""
    for path in (HOME / "wk_env").rglob("*.py"):
        copy = folder / path.relative_to(HOME)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    source = HOME / "wk_env" / "kernel" / "rng.py"
    (folder / "pyproject.toml").touch()
    stamp = f"{hashlib.sha256(source.read_bytes()).hexdigest()}  kernel/rng.py\n"
    (folder / "wk_env" / "_compiled_from.txt").write_text(stamp)
    (folder / "wk_env" / "kernel" / "rng.py").write_text(source.read_text() + text)
    return subprocess.run([sys.executable, "-c", SCRIPT], cwd=folder, capture_output=True, check=True, text=True)


def test_an_edited_source_runs_as_plain_python_with_a_warning(tmp_path: Path) -> None:
    done = checkout(tmp_path, "\nEDITED = 1\n")
    assert done.stdout.splitlines()[0] == f"False {tmp_path / 'wk_env'}"
    assert "kernel/rng.py changed since it was compiled; running as plain Python" in done.stderr
    assert "kernel/rng.py changed since compiled" in done.stdout


def test_an_unchanged_source_gives_no_warning(tmp_path: Path) -> None:
    assert checkout(tmp_path, "").stderr == ""
