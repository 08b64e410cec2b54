"""Makes a data set in a folder: file after file, each whole or not there, in as many processes as there are jobs.

The same request goes on where an earlier one stopped; one for more games adds to those that are there.
"""

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
from wk_experiments.dataset.games import PATTERN
from wk_experiments.dataset.settings import DatasetRequest, Settings, files_of, settings_of
from wk_experiments.dataset.worker import Answer, Made
from wk_experiments.tournament.progress import Count
from wk_experiments.tournament.store import locked

from wk_env.content.files import read_plain, write_whole
from wk_env.jobs.processes import Processes
from wk_env.jobs.workers import done_by

MODULE: Final = "wk_experiments.dataset.worker"
HEAD: Final = "dataset.json"
LOCKED: Final = "dataset"
LARGEST_HEAD: Final = 2**20


class DatasetSummary(msgspec.Struct, frozen=True):
    """A data set after some games were added: all its games and bytes; those that were played now, and how long."""

    folder: str
    games: int
    bytes: int
    played: int
    decisions: int
    seconds: float


def make_dataset(folder: Path, asked: DatasetRequest, jobs: int = 1) -> DatasetSummary:
    """Play the games that are missing in a folder, in so many processes.

    ValueError says what stands in the way, JobError that a process died. Every file is written as a whole as soon as
    its games are played, so that nothing is lost that was once there.
    """
    settings = settings_of(asked)
    files = files_of(asked, settings)
    folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with locked(folder, LOCKED):
        begin(folder, settings)
        missing = [number for number in range(files) if not path_of(folder, number).exists()]
        count = settings.games_a_file
        progress = Count((files - len(missing)) * count, files * count)
        decisions = 0
        try:
            for made in made_by(settings, missing, jobs):
                write_whole(path_of(folder, made.number), made.data)
                decisions += made.decisions
                progress.advance(count)
        finally:
            progress.end()
    there = sorted(folder.glob(PATTERN))
    size = sum(path.stat().st_size for path in there)
    seconds = round(time.monotonic() - began, 1)
    return DatasetSummary(str(folder), len(there) * count, size, len(missing) * count, decisions, seconds)


def path_of(folder: Path, number: int) -> Path:
    """The file of that number."""
    return folder / PATTERN.replace("*", f"{number:05}")


def begin(folder: Path, settings: Settings) -> None:
    """Note what is played; ValueError if the folder holds the games of other settings."""
    head = folder / HEAD
    for draft in folder.glob(f".{PATTERN}.*.draft"):
        draft.unlink()
    if not head.exists():
        if any(folder.glob(PATTERN)):
            raise ValueError(f"{folder} holds games and no {HEAD} that says whose; name another folder")
        write_whole(head, msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
        return
    try:
        old = msgspec.json.decode(read_plain(head, LARGEST_HEAD), type=Settings)
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise ValueError(f"{head} is damaged: {fault}") from fault
    for name in Settings.__struct_fields__:
        was, now = getattr(old, name), getattr(settings, name)
        if was != now:
            raise ValueError(f"{name} was {was!r} when {folder} was begun and is {now!r} now; name another folder")


def made_by(settings: Settings, numbers: list[int], jobs: int) -> Iterator[Made]:
    """Files as they are made by so many processes; ValueError says why one cannot be."""
    known = msgspec.json.encode(settings)
    with closing(Processes(MODULE, min(jobs, len(numbers)))) as workers:
        asked = ((number, (known, b"%d" % number)) for number in numbers)
        for _, told in done_by(workers, asked, workers.places):
            yield made_in(told)


def made_in(told: bytes) -> Made:
    """The file that a process made; ValueError says why there is none."""
    answer: Answer = msgspec.msgpack.decode(told, type=Answer)
    if isinstance(answer, Made):
        return answer
    raise ValueError(answer.sentence)
