"""Questions on file that were searched or copied, a file for each round, so that they are learned again later."""

from pathlib import Path
from typing import Final

import numpy as np
from wk_training.checkpoint import BrokenCheckpointError, Checkpoint, read, written
from wk_training.experience import Experience

from wk_env.content.files import write_whole

FOLDER: Final = "lessons"
SUFFIX: Final = ".safetensors"


class Lessons:
    """The lessons of a run, in a folder of its own beside the checkpoints."""

    def __init__(self, folder: Path) -> None:
        self.folder: Path = folder / FOLDER

    def keep(self, number: int, seen: Experience) -> None:
        """Keep what a round has searched or copied."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write_whole(self.path(number), written(Checkpoint(vars(seen), {})))

    def path(self, number: int) -> Path:
        """Where the lessons of a round stand."""
        return self.folder / f"{number:08d}{SUFFIX}"

    def some(self, before: int, count: int, seed: int) -> list[Experience]:
        """The lessons of some rounds before one, drawn by lot; ValueError names a file that is no longer whole."""
        known = sorted(path for path in self.folder.glob(f"*{SUFFIX}") if path < self.path(before))
        drawn = np.random.default_rng(seed).permutation(len(known))[:count]
        return [read_lessons(known[place]) for place in drawn.tolist()]


def read_lessons(path: Path) -> Experience:
    """The lessons in a file."""
    try:
        return Experience(**read(path.read_bytes()).arrays)  # type: ignore[arg-type]
    except BrokenCheckpointError as fault:
        raise ValueError(f"{path} is broken; without that file, the run goes on with the other lessons") from fault
