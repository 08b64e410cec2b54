"""Every program of `training/libraries`, each in a virtual environment with its own library, and what came of it.

python -m tests.libraries                       all of them, 20 seconds of learning each
python -m tests.libraries torchrl --minutes 3   one of them, as long as its first line says
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.house.sources import HOME, ROOMS

LONGEST_INSTALL: Final = 900  # seconds
LONGEST_PLAY: Final = 600  # beyond the learning
VERSIONS: Final = "import sys, importlib.metadata as m; print(*(f'{n} {m.version(n)}' for n in sys.argv[1:]), sep=', ')"


@dataclass(frozen=True)
class Library:
    """A program and what pip is to install for it."""

    program: str
    packages: tuple[str, ...]


LIBRARIES: Final = {
    "stable_baselines3": Library("sb3_maskable_ppo", ("stable-baselines3", "sb3-contrib")),
    "single_file": Library("single_file_ppo", ()),
    "torchrl": Library("torchrl_ppo", ("torchrl",)),
    "tianshou": Library("tianshou_ppo", ("tianshou",)),
    "agilerl": Library("agilerl_ppo", ("agilerl", "peft")),  # 2.58 imports peft without asking for it
    "rllib": Library("rllib_ppo", ("ray[rllib]",)),
}


class LibraryError(Exception):
    """A sentence on what went wrong."""


def told(command: Sequence[str | Path], seconds: float, folder: Path) -> str:
    """What a program prints; LibraryError with its last words if it fails or takes too long."""
    own = {"OMP_NUM_THREADS": "1", "PYTHONPATH": str(folder / "names"), "RAY_USAGE_STATS_ENABLED": "0"}
    try:
        done = subprocess.run(
            command, cwd=folder, env={**os.environ, **own}, capture_output=True, text=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        raise LibraryError(f"it took more than {seconds:.0f} seconds") from None
    if done.returncode:
        raise LibraryError((done.stderr.strip() or done.stdout.strip() or "it said nothing").splitlines()[-1])
    return done.stdout


def pinned_torch() -> str:
    """The release of torch that CI uses: the newest that has a small build for CPUs."""
    pins = (HOME / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return next(pin for pin in pins if pin.startswith("torch=="))


def link_ours(folder: Path) -> None:
    """Lay links to the packages of this checkout, compiled parts included, where PYTHONPATH leads."""
    names = folder / "names"
    names.mkdir(parents=True, exist_ok=True)
    ours = {name: HOME / room for room, name in ROOMS.items()} | {path.name: path for path in HOME.glob("wk_env__*")}
    for name, path in ours.items():
        if not (names / name).exists():
            (names / name).symlink_to(path)


def install(name: str, library: Library, folder: Path) -> Path:
    """A virtual environment with a library and what this project needs; its Python.

    The library comes first, so that pip cannot take an old release of it, and then our needs: AgileRL asks for a
    PettingZoo that is older than ours, and works with ours.
    """
    place = folder / "environments" / name  # not in the folder that programs run in: Python would import it by its name
    python = place / "bin" / "python"
    needs = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    pip: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    told([sys.executable, "-m", "venv", place], LONGEST_INSTALL, folder)
    told([*pip, pinned_torch(), *library.packages], LONGEST_INSTALL, folder)
    told([*pip, pinned_torch(), *needs], LONGEST_INSTALL, folder)
    return python


def attempt(name: str, minutes: float, games: int, folder: Path) -> list[str]:
    """Install and run one; what came of it. LibraryError says which of the two did not work."""
    library, started = LIBRARIES[name], time.monotonic()
    try:
        python = install(name, library, folder)
    except LibraryError as failure:
        raise LibraryError(f"{name} could not be installed: {failure}") from None
    installed = time.monotonic() - started
    packages = [package.partition("[")[0] for package in library.packages]
    versions = told([python, "-c", VERSIONS, *packages, "torch", "gymnasium", "pettingzoo"], LONGEST_PLAY, folder)
    program: list[str | Path] = [python, "-m", f"wk_training.libraries.{library.program}"]
    asked = ["--minutes", str(minutes), "--games", str(games)]
    try:
        said = told([*program, *asked], 60 * minutes + LONGEST_PLAY, folder)
    except LibraryError as failure:
        raise LibraryError(f"{name} was installed but does not run: {failure}") from None
    return [f"{versions.strip()}; installed in {installed:.0f} s", *said.strip().splitlines()[-2:]]


def run(asked: argparse.Namespace, folder: Path) -> int:
    """Run what is asked for, one after another; 1 if one of them failed."""
    link_ours(folder)
    failures = 0
    for name in asked.libraries or LIBRARIES:
        print(f"== {name}", flush=True)
        try:
            lines = attempt(name, asked.minutes, asked.games, folder)
        except LibraryError as failure:
            lines, failures = [f"FAILED: {failure}"], 1
        print(*lines, sep="\n", flush=True)
    return failures


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("libraries", nargs="*", metavar="library", help=f"some of {', '.join(LIBRARIES)}")
    parser.add_argument("--minutes", type=float, default=1 / 3, help="how long each learns (a third of one)")
    parser.add_argument("--games", type=int, default=8, help="how many games each plays afterwards (8)")
    parser.add_argument("--folder", type=Path, help="where the environments are kept; else they are deleted")
    asked = parser.parse_args()
    if strange := set(asked.libraries) - set(LIBRARIES):
        parser.error(f"no such library: {', '.join(sorted(strange))}; there are {', '.join(LIBRARIES)}")
    if asked.folder is not None:
        return run(asked, asked.folder.resolve())
    with tempfile.TemporaryDirectory() as folder:
        return run(asked, Path(folder))


if __name__ == "__main__":
    sys.exit(main())
