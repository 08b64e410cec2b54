"""However often a door is called, the process does not grow."""

import os
import subprocess
import sys

import pytest

from tests.house.sources import HOME
from tests.support.door_memory import DOORS

MEBIBYTE = 2**20


def grown(door: str, calls: int) -> int:
    """By how many bytes a process of its own grows over so many calls."""
    command = [sys.executable, "-m", "tests.support.door_memory", door, str(calls)]
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, cwd=HOME, env=environment, capture_output=True, check=True, text=True)
    return int(done.stdout)


def test_many_tables_keep_nothing_of_4_000_steps() -> None:
    assert grown("step", 4_000) <= MEBIBYTE / 50


@pytest.mark.slow
@pytest.mark.parametrize("door", DOORS)
def test_a_door_keeps_nothing_of_200_000_calls(door: str) -> None:
    assert grown(door, 200_000) <= MEBIBYTE
