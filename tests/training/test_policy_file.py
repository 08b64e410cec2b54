"""The file of a policy: whatever is wrong with it is said in one sentence."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import safetensors.numpy
from safetensors import safe_open
from wk_agents.learned.network import network_in
from wk_agents.learned.policy_arrays import Arrays
from wk_agents.roster import agent

from tests.support.policies import written
from tests.support.training import GAME, small_task
from wk_env.play.registry import game_named

Change = Callable[[Arrays], None]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A policy for Tollgate."""
    return written(small_task(), tmp_path_factory.mktemp("policy"))


def changed(path: Path, folder: Path, change: Change, metadata: dict[str, str] | None = None) -> Path:
    """A copy whose arrays, or what is told of them, are others."""
    with safe_open(path, "numpy") as file:
        told = file.metadata()
        arrays: Arrays = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118 - it is no dict
    change(arrays)
    found = folder / "changed.safetensors"
    found.write_bytes(safetensors.numpy.save(arrays, told if metadata is None else metadata))
    return found


def given(name: str, array: object) -> Change:
    """Another array of a name."""
    return lambda arrays: arrays.update({name: np.asarray(array)})


def looking(landmarks: int) -> Change:
    """As if it looked around, in a game that tells of nothing."""
    sizes = {"about.weight": (landmarks, 256), "around.weight": (landmarks, 64), "around_ask.weight": (3, 64)}
    norms = {"around_norm.weight": (64,), "around_norm.bias": (64,), "fourth.weight": (256, 64)}
    return lambda arrays: arrays.update({name: np.ones(size, np.float32) for name, size in {**sizes, **norms}.items()})


def falling(arrays: Arrays) -> None:
    """Its edges of merits fall."""
    size = arrays["opinions.edges"].size
    arrays["opinions.edges"] = np.arange(size, 0, -1).reshape(len(arrays["gaps.edges"]), -1)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (given("about.weight", np.zeros((3, 256), np.float32)), "it has no around.weight"),
        (looking(3), r"about.weight is of the shape \(3, 256\); it takes \(0, 256\)"),
        (lambda arrays: arrays.pop("bias"), "it has no bias"),
        (given("bias", np.float32(1)), r"bias is of the shape \(\); it takes \(1,\)"),
        (given("bias", np.zeros(0, np.float32)), r"bias is of the shape \(0,\); it takes \(1,\)"),
        (given("answers.weight", np.zeros((3, 256), np.float32)), r"answers.weight is of the shape \(3, 256\); it t"),
        (given("gaps.edges", np.zeros((2, 2), np.int32)), r"gaps.edges is of the shape \(2, 2\); it takes \("),
        (given("second.bias", np.full(256, np.nan, np.float32)), "second.bias holds what is no number"),
        (lambda arrays: arrays["entries.places"].fill(999), "entries.places names a column that is not there"),
        (lambda arrays: arrays["entries.places"].fill(-1), "entries.places names a column that is not there"),
        (given("entries.steps", np.zeros(3, np.float32)), "entries.steps is of the shape"),
        (given("opinions.edges", np.zeros((71, 15), np.float32)), "opinions.edges is of the shape"),
        (given("opinions.places", np.array([4.0])), "opinions.places is of the kind float64; it takes int32 or int64"),
        (given("opinions.places", np.array([4, 4])), "opinions.places names an answer twice"),
        (given("opinions.places", np.array([4])), "it has opinions and no about.weight"),
        (falling, "opinions.edges fall along a row; they take the lowest merit first"),
        (given("opinions.places", np.array([-1])), "opinions.places names an answer that is not there; it takes num"),
    ],
)
def test_arrays_of_another_kind_are_refused_in_one_sentence(
    path: Path, tmp_path: Path, change: Change, complaint: str
) -> None:
    with pytest.raises(ValueError, match=f"changed.safetensors is no policy: {complaint}") as fault:
        network_in(changed(path, tmp_path, change), game_named(GAME))
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize(
    "told", ["", "no json", "[]", "{}", '{"kind": "policy 4", "game": "wk/tollgate", "offers": 0, "is_advised": true}']
)
def test_what_is_told_of_it_is_checked(path: Path, tmp_path: Path, told: str) -> None:
    strange = changed(path, tmp_path, lambda arrays: None, {"wk": told})
    with pytest.raises(ValueError, match=r"changed\.safetensors is no policy") as fault:
        agent(f"policy(path={strange})", 0, GAME)
    assert "\n" not in str(fault.value)


def test_a_policy_for_another_game_is_refused(path: Path, tmp_path: Path) -> None:
    facts = {"kind": "policy 4", "game": "wk/other", "offers": 8, "is_advised": True, "story": {}}
    strange = changed(path, tmp_path, lambda arrays: None, {"wk": json.dumps(facts)})
    with pytest.raises(ValueError, match="is a 'policy 4' for wk/other; it takes a 'policy 4' for wk/tollgate"):
        network_in(strange, game_named(GAME))
