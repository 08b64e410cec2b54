"""Memory: a run and the process that plays for it keep nothing from round to round."""

import gc
import sys
import tracemalloc
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from wk_training.presets import Cycle
from wk_training.run import Run

from tests.support.training import SMALL, small_run
from wk_env.jobs.processes import Processes

WARM, COUNTED = 25, 50  # rounds: at first the pool of former selves fills
MOST_RESIDENT = 24.0  # MB: it swings by some ten as torch takes and gives back
MOST_ALLOCATED = 1.2  # MB by Python and numpy: the rows of the curves, but not the games, which are 2.5


def resident(run: Run) -> list[float]:
    """The megabytes of the process that learns and of those that play."""
    workers = run.players.workers
    assert isinstance(workers, Processes)
    numbers = ["self", *(str(process._process.pid) for process in workers._processes)]
    pages = [int(Path(f"/proc/{number}/statm").read_text().split()[1]) for number in numbers]
    return [count * 4096 / 2**20 for count in pages]


def go_on(run: Run, rounds: int) -> float:
    """So many rounds more, each kept; the megabytes that Python and numpy have allocated then."""
    for _ in range(rounds):
        run.advance()
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / 2**20


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted by /proc")
def test_memory_is_flat_after_the_first_rounds(tmp_path: Path) -> None:
    preset = replace(SMALL, cycles=(Cycle(10**6),), keep_every=1, pool_every=5, measure_every=25, measure_games=12)
    run = small_run(tmp_path, preset, jobs=1)
    with closing(run):
        run.order()
        go_on(run, WARM)
        tracemalloc.start()
        try:
            allocated = go_on(run, WARM)
            before = resident(run)
            grown = go_on(run, COUNTED) - allocated
        finally:
            tracemalloc.stop()
        swollen = [after - first for after, first in zip(resident(run), before, strict=True)]
    assert grown < MOST_ALLOCATED
    assert max(swollen) < MOST_RESIDENT
