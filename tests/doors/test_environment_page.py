"""The page of the environment says what the code says, and its programs run."""

import inspect
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.doors.test_conformance import OF_DICTIONARIES
from wk_env import warrior_knights_v0
from wk_env.knights import NUMBERS, WARRIOR_KNIGHTS
from wk_env.solo import ID, SoloEnv

PAGE = (Path(__file__).parents[2] / "docs" / "environment.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def rows(first: str) -> list[list[str]]:
    """The cells of each row of the table that begins with this row."""
    lines = PAGE[PAGE.index(first) :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]


def usual(maker: Callable[..., object]) -> dict[str, str]:
    """The parameters of a function and what they are if nobody says."""
    return {name: repr(value.default) for name, value in inspect.signature(maker).parameters.items()}


def test_the_shapes_are_those_of_the_code() -> None:
    facts = dict(rows("| | |"))
    actions = WARRIOR_KNIGHTS.action_count
    compact, wide = (WARRIOR_KNIGHTS.lens(observation).width for observation in ("compact", "wide"))
    assert facts["Action shape"] == f"Discrete({actions})"
    assert facts["Observation shape"] == f"`({compact},)` compact, `({wide},)` wide, int16".strip("`")
    assert facts["Mask shape"] == f"({actions},)`, int8"
    assert facts["Registered as"] == f"{warrior_knights_v0.ID}` (PettingZoo), `{ID}` (Gymnasium)"


def test_every_parameter_is_told_with_what_it_usually_is() -> None:
    told = {name: value for name, value, _ in rows("| name | usual | what |")}
    assert told == usual(warrior_knights_v0.raw_env)
    assert set(told) == {"players", *warrior_knights_v0.Choices.__annotations__}
    later = PAGE[PAGE.index("`SoloEnv` (Gymnasium)") :]
    of_solo = usual(SoloEnv)
    own = re.findall(r"^\| `(\w+)` \| `(.*?)` \|", later, re.MULTILINE)
    assert {name: of_solo[name] for name, _ in own} == dict(own)
    shared = set(re.findall(r"`(\w+)`", later.split(" has ")[1].split(", too")[0]))
    assert shared | {name for name, _ in own} == set(of_solo)
    assert all(of_solo[name] == told[name] for name in shared)


def test_every_setting_is_told() -> None:
    told = rows("| name | usual | allowed |")
    assert told == [[name, str(number), f"{allowed[0]} to {allowed[-1]}"] for name, number, allowed in NUMBERS]


def test_the_warnings_are_those_that_the_tests_expect() -> None:
    assert all(f"*{warning}*" in PAGE for warning in OF_DICTIONARIES)


@pytest.mark.parametrize(("program", "last"), list(zip(PROGRAMS, ["0 warrior_knights_v0", "[]"], strict=True)))
def test_its_programs_run(program: str, last: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert done.stdout.splitlines()[-1].endswith(last)
