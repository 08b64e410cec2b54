"""Follows a run: the time that its rounds take and the rest will, its curves as a file, what is said of it."""

import csv
import io
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final, Protocol

from wk_training.panel import is_measured, standing
from wk_training.presets import Preset

from wk_env.content.files import write_whole
from wk_env.pages.live_line import in_minutes

CURVES: Final = "curves.csv"
NEWEST: Final = 20  # rounds by which the pace is judged: games change as the policy does
Say = Callable[[str], None]
Row = dict[str, float]


class Followed(Protocol):
    """A run, as far as it is followed."""

    folder: Path
    preset: Preset
    round: int
    rows: list[Row]


class Board(Protocol):
    """Where rows are drawn while they come."""

    def add(self, row: Row) -> None:
        """Draw a row."""
        ...


class Watch:
    """Told of each row of a run as it is written."""

    def __init__(
        self, run: Followed, say: Say, show: Say, board: Board | None = None, until: float = float("inf")
    ) -> None:
        self.run, self.say, self.show, self.board, self.until = run, say, show, board, until
        known = seconds_in(run.folder / CURVES)
        self.seconds = {number: spent for number, spent in known.items() if number <= run.round}
        self.last: float = time.monotonic()
        self.begun: float = self.last - max(self.seconds.values(), default=0.0)
        self.laps: deque[float] = deque(maxlen=NEWEST)
        self.cost: float = 0.0  # of measuring once

    def __call__(self, row: Row) -> None:
        """A row is there."""
        self.lap(row)
        number = int(row["round"])
        self.seconds[number] = round(self.last - self.begun, 1)
        if self.board is not None:
            self.board.add({"seconds": self.seconds[number], **row})
        place = f"round {number} of {self.run.preset.rounds}"
        if is_measured(row):
            self.write()
            self.say(f"{place}: {standing(row)}{self.rest}")
        else:
            self.show(f"{place}{self.rest}")

    def lap(self, row: Row) -> None:
        """Take the time of a round, and what measuring adds to it."""
        now = time.monotonic()
        spent, self.last = now - self.last, now
        if row["round"] == 0:
            self.cost = spent
        elif is_measured(row) and self.laps:
            self.cost = max(0.0, spent - fmean(self.laps))
        else:
            self.laps.append(spent)

    @property
    def left(self) -> float:
        """The seconds that the rest will take, as the newest rounds and measurements have; no more than it may."""
        preset, done = self.run.preset, self.run.round
        measurements = -(-preset.rounds // preset.measure_every) - done // preset.measure_every
        needed = (preset.rounds - done) * fmean(self.laps) + measurements * self.cost
        return max(0.0, min(needed, self.until - self.last))

    @property
    def rest(self) -> str:
        """How long it will take from here, in words; nothing before it can be told, and at the end."""
        is_known = self.laps and self.run.round < self.run.preset.rounds
        return f"; about {in_minutes(self.left)} to go" if is_known else ""

    def write(self) -> None:
        """Write the curves: a row a round, and how many seconds of training it came after."""
        rows = [
            {"round": row["round"], "seconds": self.seconds.get(int(row["round"]), ""), **row} for row in self.run.rows
        ]
        self.run.folder.mkdir(parents=True, exist_ok=True)
        write_whole(self.run.folder / CURVES, as_csv(rows).encode())


def as_csv(rows: Sequence[dict[str, float | str]]) -> str:
    """Rows as a table; what a row does not have is left empty."""
    text = io.StringIO()
    table = csv.DictWriter(text, list(dict.fromkeys(name for row in rows for name in row)), lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    return text.getvalue()


def seconds_in(path: Path) -> dict[int, float]:
    """After how many seconds each round was done, as the curves of an earlier process have it; nothing without them."""
    if not path.is_file():
        return {}
    with path.open(encoding="utf-8", newline="") as file:
        return {int(row["round"]): float(row["seconds"]) for row in csv.DictReader(file) if row.get("seconds")}
