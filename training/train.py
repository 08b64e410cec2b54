"""Training from beginning to end: a folder with checkpoints, the curves, and the policy that came of it."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import torch
from wk_training.checkpoint import Checkpoint, newest
from wk_training.presets import PRESETS, Preset
from wk_training.run import SAMPLE, Run
from wk_training.task import new_task, task_of

from wk_env.content.files import write_whole
from wk_env.jobs.workers import PROCESSES

POLICY: Final = "policy.safetensors"
CURVES: Final = "curves.csv"
Say = Callable[[str], None]


def run_training(
    folder: Path,
    preset: str,
    game: str,
    seed: int,
    jobs: int,
    say: Say,
    minutes: float | None = None,
    backend: str = PROCESSES,
) -> Run:
    """Begin a run in a new folder and go on to its end, or for so many minutes."""
    if newest(folder) != (None, []):
        raise ValueError(f"{folder} holds a run already; --resume goes on with it")
    chosen = preset_named(preset, game)
    task = new_task(game, list(chosen.seats), chosen.tables, SAMPLE, is_advised=chosen.is_advised)
    return finished(Run(folder, task, chosen, seed, jobs, say, backend), minutes)


def resume_training(folder: Path, jobs: int, say: Say, minutes: float | None = None, backend: str = PROCESSES) -> Run:
    """Go on with the newest whole checkpoint of a folder."""
    kept, faults = newest(folder)
    for fault in faults:
        say(f"left out {fault}")
    if kept is None:
        raise ValueError(f"{folder} holds no whole checkpoint; `wk train --out {folder}` begins a run there")
    return finished(restored(folder, kept, jobs, say, backend), minutes)


def restored(folder: Path, kept: Checkpoint, jobs: int, say: Say, backend: str = PROCESSES) -> Run:
    """A run as it was at a checkpoint."""
    preset = msgspec.convert(kept.facts["preset"], Preset, strict=False)
    seed = kept.facts["seed"]
    assert isinstance(seed, int)
    run = Run(folder, task_of(kept.arrays, kept.facts), preset, seed, jobs, say, backend)
    run.restore(kept)
    return run


def finished(run: Run, minutes: float | None) -> Run:
    """The run after it went on; its curves and its policy are written whatever happens."""
    torch.set_num_threads(1)
    begun, first = time.monotonic(), run.round
    run.clock = lambda: remaining(run, begun, first)
    try:
        run.train(float("inf") if minutes is None else begun + 60 * minutes)
    finally:
        run.close()
        write_curves(run)
    run.export(run.folder / POLICY)
    return run


def remaining(run: Run, begun: float, first: int) -> float:
    """The seconds that the rest will take, as the rounds so far have."""
    done = max(1, run.round - first)
    return (time.monotonic() - begun) / done * (run.preset.rounds - run.round)


def preset_named(name: str, game: str) -> Preset:
    """A preset, for the seats that the game has; ValueError names the right ones."""
    if name not in PRESETS:
        raise ValueError(f"there is no preset {name!r}; there are {', '.join(PRESETS)}")
    return PRESETS[name].for_game(game)


def write_curves(run: Run) -> None:
    """The rows of all rounds as a table."""
    columns = list(dict.fromkeys(name for row in run.rows for name in row))
    lines = [",".join(columns)]
    lines += [",".join(str(row.get(name, "")) for name in columns) for row in run.rows]
    run.folder.mkdir(parents=True, exist_ok=True)
    write_whole(run.folder / CURVES, ("\n".join(lines) + "\n").encode())
