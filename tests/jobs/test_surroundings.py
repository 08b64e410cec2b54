"""Where a program is begun changes nothing: a checkout there must not hide the package that is installed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.easy_jobs import backwards
from wk_env.jobs.processes import Processes

DECOY = "raise SystemExit('a file of the working directory was loaded')\n"


def test_processes_load_nothing_from_where_they_are_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "struct.py").write_text(DECOY)
    (tmp_path / "wk_env.py").write_text(DECOY)
    monkeypatch.chdir(tmp_path)
    made = Processes("tests.support.easy_jobs", 1)
    try:
        made.give(1, (b"a", b"b"))
        assert made.take() == (1, backwards(b"a", b"b"))
    finally:
        made.close()


def test_a_tournament_loads_nothing_from_where_it_is_begun(tmp_path: Path) -> None:
    program = tmp_path / "programs" / "go.py"
    program.parent.mkdir()
    program.write_text("from wk_env.__main__ import main\n\nif __name__ == '__main__':\n    main()\n")
    (tmp_path / "wk_env.py").write_text(DECOY)
    command = [sys.executable, str(program), "tournament", "uniform", "steward", "--game", "wk/tollgate"]
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [*command, "--games", "3", "--out", "kept"],
        cwd=tmp_path,
        env=around,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "kept" / "report.html").exists()
