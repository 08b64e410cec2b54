"""A small run of the training on Tollgate, which takes seconds."""

from dataclasses import replace
from pathlib import Path

import torch
from wk_training.experience import Study
from wk_training.presets import MINUTE, Cycle, Preset
from wk_training.run import Run
from wk_training.task import Task, new_task

from wk_env.jobs.workers import PROCESSES

GAME = "wk/tollgate"
SMALL = replace(
    MINUTE,
    cycles=(Cycle(4, study=Study(2, 0.5)), Cycle(4)),
    games=16,
    seats={3: 1.0},
    tables=8,
    measure_every=4,
    keep_every=2,
    pool_every=3,
)


def small_task(*, is_advised: bool = True, is_privileged: bool = False) -> Task:
    """How positions of Tollgate are seen."""
    return new_task(GAME, [3], 8, 32, is_advised=is_advised, is_privileged=is_privileged)


def small_run(folder: Path, preset: Preset = SMALL, jobs: int = 0, backend: str = PROCESSES) -> Run:
    """A run of a small preset, not begun yet."""
    torch.set_num_threads(1)
    task = small_task(is_advised=preset.is_advised, is_privileged=preset.is_privileged)
    return Run(folder, task, preset, 1, jobs, backend)
