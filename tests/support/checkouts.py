"""Copies of this checkout as a newcomer gets it, and the wheels that are built of them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.house.sources import HOME

BUILD: Final = "from setuptools import build_meta as b; import sys; print(getattr(b, sys.argv[1])(sys.argv[2]))"
NOT_OURS: Final = {".git", ".venv", "build", "dist", "__pycache__", "records", "_compiled_from.txt"}


def files_of_the_house() -> list[str]:
    """What git would hand a newcomer, uncommitted changes included; without git, all that is not built or cached."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=HOME, capture_output=True, check=True, text=True)
        return [name for name in listed.stdout.split("\0") if name and (HOME / name).exists()]
    except (OSError, subprocess.CalledProcessError):
        names = [path.relative_to(HOME) for path in HOME.rglob("*") if path.is_file()]
        return [str(name) for name in names if not NOT_OURS & set(name.parts) and name.suffix not in {".so", ".pyc"}]


def clone(folder: Path) -> Path:
    """A copy of the house as a newcomer gets it."""
    for name in files_of_the_house():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOME / name, folder / name)
    return folder


def build(kind: str, tree: Path, into: Path) -> Path:
    """Build a wheel or sdist of a tree, plain Python only."""
    environment = {**os.environ, "WK_PURE": "1", "WK_BUILD": "pure"}
    command = [sys.executable, "-c", BUILD, kind, str(into)]
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, check=True, text=True)
    return into / done.stdout.splitlines()[-1]
