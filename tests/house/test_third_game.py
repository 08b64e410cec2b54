"""A third game costs one folder and one line in the registry, and has every door, in a checkout and from a wheel."""

import difflib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

import wk_env
from tests.house.sources import HOME, ROOMS
from tests.support.checkouts import build, clone
from wk_env.play.registry import ROWS

USES: Final = "tests/laws/test_uses_of_every_game.py"
# To what the checkout itself holds every game, and the sources of every game.
LAWS: Final = ("tests/laws", "tests/doors/test_every_game.py", "tests/agents/table/test_every_game.py", "tests/pages")
LAWS_OF_SOURCES: Final = ("tests/house/test_laws.py",)
COUNT: Final = re.compile(r"(\d+) ([a-z]+)(?=,| in )")
# One use needs a library that the quick tier does without.
SKIPPED: Final = set() if find_spec("stable_baselines3") else {"skipped"}
MADE: Final = """import sys, wk_env, gymnasium, pettingzoo
print(gymnasium.make("Ferry-v0").unwrapped.session.spec.title)
print(gymnasium.make_vec("Ferry-v0", 2).num_envs)
print(pettingzoo.make("aec", "wk/ferry-v0").possible_agents[0])
print(wk_env.__path__[0])
"""


def add_ferry(tree: Path) -> Path:
    """Tollgate under another name: its folder, and its line in the registry."""
    folder = tree / "wk_env" / "games" / "ferry"
    shutil.copytree(tree / "wk_env" / "games" / "tollgate", folder)
    for path in folder.rglob("*.py"):
        path.write_text(as_ferry(path.read_text(encoding="utf-8")), encoding="utf-8")
    registry = tree / "wk_env" / "play" / "registry.py"
    lines = registry.read_text(encoding="utf-8").splitlines(keepends=True)
    (row,) = (number for number, line in enumerate(lines) if '"wk/tollgate"' in line)
    registry.write_text("".join([*lines[: row + 1], as_ferry(lines[row]), *lines[row + 1 :]]), encoding="utf-8")
    return tree


def as_ferry(text: str) -> str:
    """A text of Tollgate with the new name."""
    return text.replace("tollgate", "ferry").replace("Tollgate", "Ferry").replace("TOLLGATE", "FERRY")


def contents(tree: Path) -> dict[str, bytes]:
    """Every file of a tree."""
    return {path.relative_to(tree).as_posix(): path.read_bytes() for path in tree.rglob("*") if path.is_file()}


def environment(names: Path) -> dict[str, str]:
    """Where our packages are found in this folder, before all others."""
    return {**os.environ, "PYTHONPATH": str(names), "PYTHONSAFEPATH": "1", "PYTHONDONTWRITEBYTECODE": "1"}


def run(names: Path, folder: Path, *words: str) -> str:
    """What Python prints in a folder with the packages of another one; it must go well."""
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment(names), capture_output=True, check=False, text=True
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    return done.stdout


def assert_tried(names: Path, folder: Path, uses: str) -> None:
    """The new game passes, in a folder, all that every other game of the registry passes, and nothing is left out."""
    words = ["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "ferry", uses]
    counts = Counter({word: int(number) for number, word in COUNT.findall(run(names, folder, *words))})
    assert set(counts) <= {"passed", "deselected"} | SKIPPED
    assert len(ROWS) * (counts["passed"] + counts["skipped"]) == counts["deselected"] > 0
    assert counts["skipped"] <= len(SKIPPED)


def linked(tree: Path, names: Path) -> Path:
    """A folder in which the packages of a tree stand under their import names, as `pip install -e .` lays them."""
    names.mkdir()
    for room, name in ROOMS.items():
        (names / name).symlink_to(tree / room, target_is_directory=True)
    return names


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A newcomer's clone with the new game in it."""
    return add_ferry(clone(tmp_path_factory.mktemp("clone")))


@pytest.fixture(scope="module")
def names(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages of the clone."""
    return linked(tree, tmp_path_factory.mktemp("linked") / "names")


@pytest.fixture(scope="module")
def installed(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What pip lays into site-packages from the clone's wheel, which setup.py builds as any other one."""
    wheel = build("build_wheel", tree, tmp_path_factory.mktemp("wheel"))
    folder = tmp_path_factory.mktemp("site-packages")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def test_it_costs_one_folder_and_one_line(tmp_path: Path) -> None:
    before = contents(clone(tmp_path))
    after = contents(add_ferry(tmp_path))
    came = set(after) - set(before)
    assert {name for name in came if not name.startswith("wk_env/games/ferry/")} == set()
    assert len(came) == sum(name.startswith("wk_env/games/tollgate/") for name in before)
    (changed,) = (name for name, content in before.items() if after.get(name) != content)
    old, new = (content[changed].decode().splitlines() for content in (before, after))
    lines = [line for line in difflib.unified_diff(old, new, n=0) if not line.startswith(("---", "+++", "@@"))]
    assert (changed, lines) == (
        "wk_env/play/registry.py",
        ['+    "wk/ferry": "wk_env.games.ferry.spec:FERRY",'],
    )


def test_its_rooms_are_compiled_without_a_word(tree: Path) -> None:
    rooms = {name.split("/")[3] for name in wk_env.compiled_files(tree) if name.startswith("wk_env/games/ferry/")}
    assert rooms == {"rules", "encoding", "knowledge", "advice"}


def test_it_has_every_use_in_a_checkout(tree: Path, names: Path) -> None:
    assert_tried(names, tree, USES)


@pytest.mark.slow
def test_it_keeps_the_laws_of_a_checkout(tree: Path, names: Path) -> None:
    words = ["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
    run(names, tree, *words, "-k", "ferry", *LAWS)
    run(names, tree, *words, *LAWS_OF_SOURCES)


@pytest.mark.slow
def test_it_has_every_use_from_a_wheel(installed: Path, tmp_path: Path) -> None:
    shutil.copy(HOME / USES, tmp_path)
    assert_tried(installed, tmp_path, Path(USES).name)


@pytest.mark.slow
def test_the_libraries_know_it_from_a_wheel(installed: Path, tmp_path: Path) -> None:
    assert run(installed, tmp_path, "-c", MADE).splitlines() == ["Ferry", "2", "carter_0", str(installed / "wk_env")]
