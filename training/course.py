"""A course: a study, and then practice against what came of it, as the shipped policy was made; two runs, one command.

The study lies in a folder inside that of the practice. Who goes on with a course goes on with whichever is not done.
"""

import time
from pathlib import Path
from typing import Final, Protocol

from wk_training.checkpoint import newest
from wk_training.run import Run
from wk_training.train import POLICY

WHOLE: Final = "whole"
STUDY: Final = "study"  # the preset of the first run, and its folder
PRACTICE: Final = "practice"


class Begin(Protocol):
    """Begins a run and goes on to its end."""

    def __call__(
        self, folder: Path, preset: str, game: str, seed: int, *, minutes: float | None, against: Path | None
    ) -> Run:
        """The run as far as it came."""
        ...


class GoOn(Protocol):
    """Goes on with the run in a folder."""

    def __call__(self, folder: Path, *, minutes: float | None) -> Run:
        """The run as far as it came."""
        ...


def is_course(folder: Path) -> bool:
    """Whether the first run of a course lies in a folder, and the second was not begun."""
    return newest(folder)[0] is None and newest(folder / STUDY)[0] is not None


def begin_course(folder: Path, game: str, seed: int, begin: Begin, minutes: float | None, rounds: int | None) -> Run:
    """Begin a course; the run that it came to in so many minutes, or with so many rounds of each run."""
    began = time.monotonic()
    first = begin(folder / STUDY, STUDY, game, seed, minutes=minutes, against=None)
    return practised(folder, first, begin, left_of(minutes, began), rounds)


def go_on_course(folder: Path, begin: Begin, go_on: GoOn, minutes: float | None, rounds: int | None) -> Run:
    """Go on with a course whose second run was not begun."""
    began = time.monotonic()
    first = go_on(folder / STUDY, minutes=minutes)
    return practised(folder, first, begin, left_of(minutes, began), rounds)


def practised(folder: Path, first: Run, begin: Begin, minutes: float | None, rounds: int | None) -> Run:
    """The second run, if the first is done; else the first as it is."""
    if first.round < min(rounds or first.preset.rounds, first.preset.rounds):
        return first
    against = first.folder / POLICY
    return begin(folder, PRACTICE, first.task.spec.id, first.seed, minutes=minutes, against=against)


def left_of(minutes: float | None, began: float) -> float | None:
    """What is left of so many minutes."""
    return None if minutes is None else max(0.0, minutes - (time.monotonic() - began) / 60)
