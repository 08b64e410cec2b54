"""What is built and shipped, and that the lines of the README do it."""

import re
import runpy
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import wk_env
from tests.house import perf_lint
from tests.house.sources import HOME, ROOMS
from tests.support.checkouts import build, clone, files_of_the_house

README = (HOME / "README.md").read_text(encoding="utf-8")
TOP_LEVEL = {"wk_env", "wk_agents", "wk_training", "wk_experiments"}
SHIFTS = """a = 1 << n
b = ONE << n
c = 0x1 << n
d = (2 - 1) << n
e = words.ONE << n
f = i64(1) << n
g = x << 3
h = x[0] << 1
"""
MIXED = """from mypy_extensions import i64


def boxed(x: i64) -> i64:
    y: i64 = x if x > 3 else 0
    y += 2 * (-1 if x > 3 else x)
    return len("four") if y > 0 else x


def native(x: i64) -> i64:
    y: i64 = x if x > 3 else i64(0)
    y += 1 if x > 3 else 2
    for z in (x, 2):  # slow-ok: once
        y += z
    return max(y, 0)
"""
HEAVY = {"torch", "stable_baselines3", "pygame", "PIL", "matplotlib", "tensorboard", "ray"}


def commands() -> list[str]:
    """The lines with which the README begins: the main job, every check, and the form without torch."""
    return [line for block in re.findall(r"```sh install\n(.*?)```", README, re.DOTALL) for line in block.splitlines()]


def names_of(wheel: Path) -> set[str]:
    """What a wheel lays at the top of site-packages."""
    names = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    return {name for name in names if not name.endswith(".dist-info")}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A newcomer's clone."""
    return clone(tmp_path_factory.mktemp("clone"))


@pytest.fixture(scope="module")
def wheel(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the clone."""
    return build("build_wheel", tree, tmp_path_factory.mktemp("wheel"))


def test_a_wheel_ships_the_four_rooms_and_no_tests(wheel: Path) -> None:
    assert names_of(wheel) == TOP_LEVEL
    shipped = set(zipfile.ZipFile(wheel).namelist())
    assert {f"{room}/py.typed" for room in TOP_LEVEL} <= shipped
    assert {
        "wk_env/kernel/core.py",
        "wk_env/games/tollgate/rules/game.py",
        "wk_env/games/warrior_knights/content/house/areas.toml",
    } <= shipped
    assert not [name for name in shipped if "test" in name or "_compiled_from" in name]


def test_an_sdist_builds_the_same_wheel(tree: Path, wheel: Path, tmp_path: Path) -> None:
    sdist = build("build_sdist", tree, tmp_path)
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / sdist.name.removesuffix(".tar.gz")
    again = zipfile.ZipFile(build("build_wheel", unpacked, tmp_path))
    assert sorted(again.namelist()) == sorted(zipfile.ZipFile(wheel).namelist())


def test_everything_is_shipped_that_stands_in_our_packages(wheel: Path) -> None:
    shipped = set(zipfile.ZipFile(wheel).namelist())
    names = [name.partition("/") for name in files_of_the_house()]
    assert {f"{ROOMS[top]}/{rest}" for top, _, rest in names if top in ROOMS} - shipped == set()


def test_importing_everything_loads_nothing_heavy() -> None:
    script = "import sys, wk_env.__main__, wk_env.command.demo, wk_env.pages.doctor\n"
    script += "import wk_agents, wk_training, wk_experiments\n"
    script += "print(*{name.split('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert not HEAVY & set(done.stdout.split())


def test_ci_runs_the_very_test_line_of_the_readme() -> None:
    script = (HOME / ".ci" / "run").read_text()
    assert "tests.check" not in script
    first, second, third = commands()
    assert first.endswith('".[train]" && .venv/bin/wk run')
    assert second.endswith("tests.check")
    assert third.endswith("install . && .venv/bin/wk demo")
    assert "awk '/^```sh/" in script
    assert 'bash -ec "${lines[1]}"' in script


@pytest.mark.slow
def test_the_form_without_torch_works_in_a_fresh_clone(tmp_path: Path) -> None:
    (line,) = (line for line in commands() if line.endswith("wk demo"))
    done = subprocess.run(["sh", "-c", line], cwd=clone(tmp_path), capture_output=True, check=True, text=True)
    assert done.stdout.splitlines()[-1] == "records/demo-warrior-knights-1.json"


def test_the_performance_lint_sees_a_slow_line_and_a_literal_shift(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text("def f(x: object) -> str:\n    return x.__class__.__name__\n")
    assert any("slow.py" in finding for finding in perf_lint.lint([str(slow)]))
    assert len(perf_lint.literal_shifts("x.py", SHIFTS)) == 6


def test_the_performance_lint_sees_where_a_native_number_and_a_plain_one_meet(tmp_path: Path) -> None:
    mixed = tmp_path / "mixed.py"
    mixed.write_text(MIXED)
    assert [finding.split(":")[1] for finding in perf_lint.lint([str(mixed)])] == ["5", "6", "7"]


def test_what_is_compiled_is_what_is_linted_and_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.setattr(sys, "argv", ["setup.py"])
    monkeypatch.chdir(HOME)
    built = runpy.run_path("setup.py")["compiled_files"]()
    assert built == wk_env.compiled_files(HOME)
    assert {f"wk_env/games/{game}/rules/game.py" for game in ("tollgate", "warrior_knights")} < set(built)
