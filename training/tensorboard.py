"""Curves for TensorBoard: event files beside the checkpoints, a scalar a column."""

from pathlib import Path
from typing import Final

from torch.utils.tensorboard import SummaryWriter

EVENTS: Final = "tensorboard"


class EventFiles:
    """Writes rows as events; what an earlier process wrote of later rounds no longer counts."""

    def __init__(self, folder: Path, first: int) -> None:
        self._writer = SummaryWriter(str(folder / EVENTS), purge_step=first)

    def add(self, row: dict[str, float]) -> None:
        """Write a row."""
        for name, number in row.items():
            self._writer.add_scalar(name, number, int(row["round"]))
        self._writer.flush()

    def close(self) -> None:
        """Write what is left."""
        self._writer.close()
