"""The folders that commands write to: where a new one goes, and what is said to who breaks off what writes there."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from wk_env.command.interrupts import INTERRUPTED
from wk_env.content.files import free_name
from wk_env.jobs.workers import JobError
from wk_env.pages.console import fail, shown

Out = Annotated[Path | None, typer.Option(help="The folder of results; a free one in `runs` if not given.")]
RUNS = Path("runs")
SAME = "the same command goes on, with"


def free_folder(wanted: Path | None, name: str) -> Path:
    """Where something new may go: the folder wanted, or the first free name in the folder `runs`."""
    return free_name(RUNS, name) if wanted is None else wanted


@contextmanager
def interruptible(folder: Path | None = None, how: str = "") -> Iterator[None]:
    """Say how to go on with a folder that has been begun: to who interrupts, or if jobs cannot be done."""
    try:
        yield
    except KeyboardInterrupt:
        fail(f"interrupted{to_go_on(folder, how)}", INTERRUPTED)
    except JobError as fault:
        fail(f"{fault}{to_go_on(folder, how)}", 1)


def to_go_on(folder: Path | None, how: str) -> str:
    """How to go on, as the end of a sentence; nothing if nothing has been begun."""
    return f"; {how} --out {quote(shown(folder))}" if folder is not None and folder.exists() else ""
