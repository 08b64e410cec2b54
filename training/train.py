"""Training from beginning to end: a folder with checkpoints, the curves, and the policy that came of it."""

import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

import msgspec
import torch
from wk_training.checkpoint import Checkpoint, newest
from wk_training.exploit import begin_as, exploiting, policy_in
from wk_training.presets import PRESETS, Preset
from wk_training.run import SAMPLE, Run
from wk_training.task import new_task, task_of
from wk_training.watch import Say, Watch

from wk_env.jobs.workers import PROCESSES

POLICY: Final = "policy.safetensors"


def unshown(_: str) -> None:
    """Nobody watches a line that changes."""


def run_training(
    folder: Path,
    preset: str,
    game: str,
    seed: int,
    jobs: int,
    say: Say,
    minutes: float | None = None,
    backend: str = PROCESSES,
    *,
    rounds: int | None = None,
    shards: int | None = None,
    against: Path | None = None,
    show: Say = unshown,
    with_board: bool = False,
) -> Run:
    """Begin a run in a new folder and go on to its end, for so many minutes or to a round.

    `say` is given what is measured, `show` how far it is after each round; a board is for TensorBoard. `shards` are the
    parts of a round, each a job; as the preset has it, if not given. `against` is the file of a policy to be exploited.
    """
    if newest(folder) != (None, []):
        raise ValueError(f"{folder} holds a run already; go on with it by wk train --resume, or name another folder")
    chosen = preset_named(preset, game).in_shards(shards)
    if against is not None:
        run = exploiter(folder, against, exploiting(chosen), game, seed, jobs, backend)
    else:
        kinds = {name: getattr(chosen, name) for name in ("is_advised", "is_ranked", "is_looking", "is_privileged")}
        task = new_task(game, list(chosen.seats), chosen.tables, SAMPLE, **kinds)
        run = Run(folder, task, chosen, seed, jobs, backend)
    return finished(run, minutes, rounds, say, show, with_board=with_board)


def exploiter(folder: Path, policy: Path, preset: Preset, game: str, seed: int, jobs: int, backend: str) -> Run:
    """A run that begins as a policy, and is to beat it."""
    task, weights = policy_in(policy, game, preset.tables)
    run = Run(folder, task, preset, seed, jobs, backend)
    begin_as(run, weights)
    return run


def resume_training(
    folder: Path,
    jobs: int,
    say: Say,
    minutes: float | None = None,
    backend: str = PROCESSES,
    *,
    rounds: int | None = None,
    show: Say = unshown,
    with_board: bool = False,
) -> Run:
    """Go on with the newest whole checkpoint of a folder."""
    kept, faults = newest(folder)
    for fault in faults:
        say(f"left out {fault}")
    if kept is None:
        where = "in another folder" if faults else f"there by wk train --out {folder}"
        raise ValueError(f"{folder} holds no whole checkpoint; begin a run {where}")
    try:
        run = restored(folder, kept, jobs, backend)
    except (AssertionError, KeyError, TypeError, msgspec.ValidationError) as fault:
        raise ValueError(f"{folder} holds a run of another version, which this one cannot go on with") from fault
    return finished(run, minutes, rounds, say, show, with_board=with_board)


def restored(folder: Path, kept: Checkpoint, jobs: int, backend: str = PROCESSES) -> Run:
    """A run as it was at a checkpoint."""
    preset = msgspec.convert(kept.facts["preset"], Preset, strict=False)
    seed = kept.facts["seed"]
    assert isinstance(seed, int)
    run = Run(folder, task_of(kept.arrays, kept.facts), preset, seed, jobs, backend)
    run.restore(kept)
    return run


def finished(run: Run, minutes: float | None, rounds: int | None, say: Say, show: Say, *, with_board: bool) -> Run:
    """The run after it went on; its curves and its policy are written whatever happens."""
    torch.set_num_threads(1)
    until = float("inf") if minutes is None else time.monotonic() + 60 * minutes
    with ExitStack() as stack:
        stack.callback(run.close)
        board = None
        if with_board:
            from wk_training.tensorboard import EventFiles  # noqa: PLC0415 - it may be missing, and takes long

            board = stack.enter_context(closing(EventFiles(run.folder, run.round + 1)))
        watch = run.watch = Watch(run, say, show, board, until)
        stack.callback(watch.write)
        run.train(until, rounds)
    run.export(run.folder / POLICY)
    return run


def preset_named(name: str, game: str) -> Preset:
    """A preset, for the seats that the game has; ValueError names the right ones."""
    if name not in PRESETS:
        raise ValueError(f"there is no preset {name!r}; there are {', '.join(PRESETS)}, whole")
    return PRESETS[name].for_game(game)
