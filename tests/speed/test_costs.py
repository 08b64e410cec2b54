"""The hot paths cost no more instructions than budgeted, and a tenth."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

import wk_env
from tests.speed.counting import counter, each

BUDGETS = tomllib.loads((Path(__file__).parent / "budgets.toml").read_text(encoding="utf-8"))
TOLERANCE = {"perf": 1.1, "valgrind": 1.1, "time": 2.0}
# The work: how often in the short and in the long run, whose difference counts.
RUNS = {"games": (2, 8), "sights": (5, 45), "copies": (5, 45), "redeals": (5, 45), "tables": (5, 45)}


@cache
def tool() -> str:
    """The counter of this machine, said aloud, since only instructions are exact."""
    name = counter()
    print("no counter of instructions works here: CPU time is taken" if name == "time" else f"counted by {name}")
    return name


@pytest.mark.slow
@pytest.mark.parametrize("work", RUNS)
def test_the_cost_is_within_the_budget(work: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert wk_env.is_compiled(), "budgets are for machine code: run `python -m tests.check`, which compiles the rules"
    with capsys.disabled():
        name = tool()
    budget = BUDGETS["turns" if name == "time" else "instructions"][work]
    found = each(name, work, *RUNS[work])
    assert found <= TOLERANCE[name] * budget, f"{work}: {found:.1f}, budgeted {budget} ({name})"
