"""Whoever does jobs: what goes in are bytes, the parts of a job, and what comes out are bytes, its result.

A result follows from the parts alone, so that it does not matter which process or which machine does a job, or whether
it is done twice because the first machine died.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, Protocol, TypeAlias

PROCESSES: Final = "processes"
RAY: Final = "ray"
BACKENDS: Final = (PROCESSES, RAY)
Parts: TypeAlias = Sequence[bytes]


class JobError(Exception):
    """A job that nobody can do."""


class Work(Protocol):
    """A function of a module that does jobs of one kind."""

    def __call__(self, *parts: bytes) -> bytes:
        """The result of the job that has these parts."""
        ...


class Workers(Protocol):
    """Whoever does jobs."""

    @property
    def places(self) -> int:
        """How many jobs are done at once."""
        ...

    def give(self, number: int, parts: Parts) -> None:
        """Put a job behind those that wait; its number is the caller's."""
        ...

    def take(self) -> tuple[int, bytes]:
        """The number and the result of a job that is done, when there is one."""
        ...

    def close(self) -> None:
        """End what was begun; jobs that are not done are dropped."""
        ...


class Here:
    """Does jobs in this process, when their results are asked for."""

    def __init__(self, work: Work) -> None:
        self.work: Work = work
        self._waiting: list[tuple[int, Parts]] = []

    @property
    def places(self) -> int:
        """How many jobs are done at once."""
        return 1

    def give(self, number: int, parts: Parts) -> None:
        """Put a job behind those that wait."""
        self._waiting.append((number, parts))

    def take(self) -> tuple[int, bytes]:
        """The number and the result of the job that was given first."""
        number, parts = self._waiting.pop(0)
        return number, self.work(*parts)

    def close(self) -> None:
        """Drop what waits."""
        self._waiting.clear()


def done_by(workers: Workers, jobs: Iterable[tuple[int, Parts]], at_once: int) -> Iterator[tuple[int, bytes]]:
    """Have numbered jobs done, so many at once, and hand over what comes of each as soon as it is done."""
    coming = iter(jobs)
    waiting = give_all(workers, islice(coming, at_once))
    while waiting:
        done = workers.take()
        waiting += give_all(workers, islice(coming, 1)) - 1
        yield done


def give_all(workers: Workers, jobs: Iterable[tuple[int, Parts]]) -> int:
    """Give some jobs; how many there were."""
    count = 0
    for number, parts in jobs:
        workers.give(number, parts)
        count += 1
    return count


def refuse_backend(name: str) -> None:
    """ValueError for a backend that there is not."""
    if name not in BACKENDS:
        raise ValueError(f"there is no backend {name!r}; there are {' and '.join(BACKENDS)}")
