"""The command `wk train`: a bot learns, in a minute or over night, and goes on where it stopped."""

from importlib.util import find_spec
from itertools import count
from pathlib import Path
from shlex import quote
from typing import Annotated, Final

import typer

from wk_env.jobs.cluster import ClusterError
from wk_env.jobs.workers import PROCESSES
from wk_env.pages.console import Backend, Game, Json, Seed, emit, fail, refusing, remark, shown
from wk_env.play.registry import USUAL

NEEDED: Final = ("torch", "safetensors")
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the run in the folder.")]


def train(
    preset: Annotated[str, typer.Argument(help="How long: minute, quick (ten minutes), overnight.")] = "quick",
    game: Game = USUAL,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(help="Processes that play beside the one that learns.", min=0)] = 1,
    minutes: Annotated[
        float | None, typer.Option(help="Stop after so many minutes; --resume goes on later.", min=0.0)
    ] = None,
    backend: Backend = PROCESSES,
    resume: Resume = False,  # noqa: FBT002 - a switch
    out: Annotated[Path | None, typer.Option(help="The folder; a new one in runs if not given.")] = None,
    json: Json = False,  # noqa: FBT002 - a switch
) -> None:
    """Train a policy by playing against itself; what comes of it plays as policy(path=FOLDER/policy.safetensors)."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        fail(f"training needs {' and '.join(missing)}: pip install 'warrior-knights-env[train]'", 2)
    if resume and out is None:
        fail("--resume needs the folder to go on with: --out FOLDER", 2)
    from wk_training import train as training  # noqa: PLC0415 - it imports torch

    folder = out or free_folder()
    try:
        with refusing():
            if resume:
                run = training.resume_training(folder, jobs, remark, minutes, backend)
            else:
                run = training.run_training(folder, preset, game, seed, jobs, remark, minutes, backend)
    except ClusterError as fault:
        fail(f"{fault}; go on with: wk train --resume --out {quote(shown(folder))}", 1)
    policy = folder / training.POLICY
    wins = next((row["wins"] for row in reversed(run.rows) if "wins" in row), None)
    told = [shown(policy), f"let it play: wk tournament 'policy(path={shown(policy)})' steward"]
    found = {"policy": shown(policy), "curves": shown(folder / training.CURVES), "round": run.round, "wins": wins}
    emit(found, "\n".join(told), json)


def free_folder() -> Path:
    """The first folder in `runs` that is not there yet."""
    numbered = (Path("runs", "train" if number == 1 else f"train-{number}") for number in count(1))
    return next(path for path in numbered if not path.exists())
