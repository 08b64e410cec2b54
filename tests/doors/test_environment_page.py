"""The page of the environment says what the code says."""

import inspect
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tests.doors.test_conformance import OF_DICTIONARIES
from wk_env import warrior_knights_v0
from wk_env.doors.adapters import SoloVectorEnv
from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.learning_seats import LearningSeats
from wk_env.doors.match_env import MatchEnv
from wk_env.doors.observer import FORMS
from wk_env.doors.registration import gymnasium_id
from wk_env.doors.rewards import SCHEMES
from wk_env.doors.settings import AgentsSettings, SeatSettings
from wk_env.doors.tables import Tables
from wk_env.games.warrior_knights.rules.rules import NUMBERS
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS

PAGE = (Path(__file__).parents[2] / "docs" / "environment.md").read_text(encoding="utf-8")


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
    registered = warrior_knights_v0.ID, gymnasium_id(WARRIOR_KNIGHTS.id)
    assert facts["Registered as"] == "{}` (PettingZoo), `{}` (Gymnasium)".format(*registered)


def test_every_parameter_is_told_with_what_it_usually_is() -> None:
    told = {name: value for name, value, _ in rows("| name | usual | what |")}
    assert {"game": "None", **told} == {**usual(MatchEnv), "players": usual(warrior_knights_v0.raw_env)["players"]}
    assert set(told) == {"players", *AgentsSettings.__annotations__}
    later = PAGE[PAGE.index("`SoloEnv` (Gymnasium)") : PAGE.index("`LearningSeats`, and `SoloVectorEnv`")]
    of_solo = usual(SoloEnv)
    own = re.findall(r"^\| `(\w+)` \| `(.*?)` \|", later, re.MULTILINE)
    assert {name: of_solo[name] for name, _ in own} == dict(own)
    shared = set(re.findall(r"`(\w+)`", later.split(" has ")[1].split(", too")[0]))
    assert shared | {name for name, _ in own} == set(of_solo)
    assert all(of_solo[name] == told[name] for name in shared)


def test_every_parameter_of_the_doors_with_many_tables_is_told() -> None:
    own = {name for name, _, _ in rows("| name | usual | what |\n|---|---|---|\n| `num_envs`")}
    pictures = {"render_mode", "render_seat"}
    for door in (LearningSeats, SoloVectorEnv):
        named = set(usual(door)) - {"settings"} | set(SeatSettings.__annotations__)
        assert named == own | set(usual(SoloEnv)) - pictures
        assert inspect.signature(door).parameters["autoreset_mode"].default is AutoresetMode.SAME_STEP
    sentence = PAGE[PAGE.index("`Tables` takes an environment") :].split("\n")[0]
    assert all(f"`{name}`" in sentence for name in usual(Tables))
    assert all(f"`{mode.name}`" in PAGE for mode in AutoresetMode)


def told_arrays(owner: str) -> dict[str, tuple[str, str]]:
    """What the page says of the arrays of a class: axes and type of each."""
    told = rows(f"| of `{owner}` | shape, type | what |")
    return {name: tuple(kind.split("; ")) for name, kind, _ in told if "; " in kind}  # type: ignore[misc]  # or it fails


@pytest.mark.parametrize("observation", ["compact", "compact_float32"])
def test_every_array_of_tables_and_learning_seats_is_told_with_its_axes_and_its_type(observation: str) -> None:
    raw = warrior_knights_v0.raw_env(3, observation=observation)
    tables, learners = Tables(raw, 5), LearningSeats(5, ("uniform",), observation=observation)
    sizes = {"tables": 5, "seats": 3, "width": WARRIOR_KNIGHTS.lens().width, "actions": WARRIOR_KNIGHTS.action_count}
    for owner in (tables, learners):
        arrays = {
            name: array for name, array in vars(owner).items() if isinstance(array, np.ndarray) and name[0] != "_"
        }
        told = told_arrays(type(owner).__name__)
        assert set(told) == set(arrays)
        for name, (axes, kind) in told.items():
            assert arrays[name].shape == tuple(sizes[axis] for axis in axes.split(", ")), name
            numbers = str(owner.observations.dtype)
            assert str(arrays[name].dtype) == (kind if kind in {"int8", "int64", "float64", "bool"} else numbers), name
            assert kind in {"int8", "int64", "float64", "bool", "as `observations", "int16 or float32"}


def test_every_scheme_of_rewards_and_every_form_of_an_observation_is_told() -> None:
    assert {name for name, _ in rows("| scheme | pays |")} == set(SCHEMES)
    assert all(f"`{form}`" in PAGE for form in FORMS)


def test_every_setting_is_told() -> None:
    told = rows("| name | usual | allowed |")
    assert told == [[name, str(number), f"{allowed[0]} to {allowed[-1]}"] for name, number, allowed in NUMBERS]


def test_the_warnings_are_those_that_the_tests_expect() -> None:
    assert all(f"*{warning}*" in PAGE for warning in OF_DICTIONARIES)
