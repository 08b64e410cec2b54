"""Memory that a worker shares with whoever watches over it: who thinks until when, and the choices so far.

The watcher reads it while the worker hangs, and after its death: the game can be judged without the worker.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ctypes import Array, c_int64, c_uint16

MOST_DECISIONS: Final = 100_000  # of a game
COUNT, SEAT, ASK, DEADLINE, BLAMED = 0, 1, 2, 3, 4
NOBODY_THINKS: Final = -1
SETTING_UP: Final = -1
SECOND: Final = 1_000_000_000


class Slot:
    """What is known of the game that a worker plays. One side writes, the other reads."""

    def __init__(self) -> None:
        self.head: Array[c_int64] = RawArray("q", [0, NOBODY_THINKS, SETTING_UP, 0, NOBODY_THINKS])
        self.row: Array[c_uint16] = RawArray("H", MOST_DECISIONS)

    def clear(self) -> None:
        """Begin a game."""
        self.head[DEADLINE] = 0
        self.head[SEAT] = self.head[BLAMED] = NOBODY_THINKS
        self.head[COUNT] = 0

    def note(self, choice: int) -> None:
        """Note a choice that was made."""
        count = self.head[COUNT]
        self.row[count] = choice
        self.head[COUNT] = count + 1

    @contextmanager
    def thinking(self, seat: int, seconds: float, ask: int = SETTING_UP) -> Iterator[None]:
        """Let a seat think about a question, or set itself up, until the time is up."""
        self.head[SEAT] = seat
        self.head[ASK] = ask
        self.head[DEADLINE] = time.monotonic_ns() + int(seconds * SECOND)
        try:
            yield
        finally:
            self.head[DEADLINE] = 0
            self.head[SEAT] = NOBODY_THINKS

    def blame(self, seat: int) -> None:
        """Name a seat whose agent came back from its thinking twice."""
        self.head[BLAMED] = seat

    @property
    def is_overdue(self) -> bool:
        """Whether somebody has been thinking for too long."""
        deadline = self.head[DEADLINE]
        return 0 < deadline < time.monotonic_ns()

    @property
    def seat(self) -> int | None:
        """Who is thinking."""
        seat = int(self.head[SEAT])
        return None if seat == NOBODY_THINKS else seat

    @property
    def count(self) -> int:
        """How many choices were made."""
        return int(self.head[COUNT])

    @property
    def blamed(self) -> int | None:
        """Whose agent came back twice."""
        seat = int(self.head[BLAMED])
        return None if seat == NOBODY_THINKS else seat

    @property
    def ask(self) -> int:
        """About what: the number of a question, or that it sets itself up."""
        return int(self.head[ASK])

    @property
    def is_full(self) -> bool:
        """Whether the game has become longer than any game should."""
        return self.head[COUNT] == MOST_DECISIONS

    def choices(self) -> list[int]:
        """The choices so far."""
        return list(self.row[: min(MOST_DECISIONS, max(0, self.head[COUNT]))])
