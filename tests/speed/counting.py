"""Counters of machine instructions: what the processor counts (perf), what valgrind counts, or CPU time instead.

Instructions hardly vary from run to run, however busy the machine is. Where neither counter works, the CPU time is
taken, as multiples of a plain Python loop; it varies, so that the test allows twice the budget.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[2]
PERF: Final = ("perf", "stat", "-x,", "-e", "instructions:u")
VALGRIND: Final = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
COUNTED: Final = {
    "perf": re.compile(r"^(\d+),[^,]*,instructions", re.MULTILINE),
    "valgrind": re.compile(r"Collected : (\d+)"),
}
TURNS: Final = 3 * 10**6


def run(prefix: tuple[str, ...], command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command under a counter, without chance in hashes."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", "OPENBLAS_NUM_THREADS": "1"}
    return subprocess.run([*prefix, *command], cwd=HOME, env=environment, capture_output=True, text=True, check=True)


def counter() -> str:
    """The best counter that works here: `perf`, `valgrind` or `time`."""
    for name, prefix in (("perf", PERF), ("valgrind", VALGRIND)):
        if shutil.which(name) is None:
            continue
        try:
            if COUNTED[name].search(run(prefix, ["true"]).stderr):
                return name
        except subprocess.CalledProcessError:
            pass  # installed, but not allowed to count
    return "time"


def cost(name: str, work: str, times: int) -> tuple[int, float]:
    """How many units a run of a work does, and what the whole run costs."""
    command = [sys.executable, "-m", "tests.speed.works", work, str(times)]
    if name != "time":
        done = run(PERF if name == "perf" else VALGRIND, command)
        found = COUNTED[name].search(done.stderr)
        assert found is not None, done.stderr
        return int(done.stdout), float(found[1])
    before = sum(os.times()[2:4])
    done = run((), command)
    return int(done.stdout), (sum(os.times()[2:4]) - before) / a_turn()


def a_turn() -> float:
    """The CPU seconds of a turn of a plain Python loop."""
    start, x = time.process_time(), 0
    for i in range(TURNS):
        x = (x * 31 + i) & 0xFFFFFFF
    return (time.process_time() - start) / TURNS


def each(name: str, work: str, few: int, many: int) -> float:
    """What a unit of a work costs: instructions, or turns of a plain loop for `time`; starting up does not count."""
    done_few, cost_few = cost(name, work, few)
    done_many, cost_many = cost(name, work, many)
    return (cost_many - cost_few) / (done_many - done_few)
