"""Collections as jobs: what goes out and comes back are numbers as safetensors and JSON, never pickles.

A job is a collection: the task, the weights, the seatings and a seed. What comes back follows from these alone, so that
it does not matter which process does it, or on which machine.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
import torch
from wk_training.checkpoint import Arrays, packed, unpacked
from wk_training.experience import Experience
from wk_training.task import Job, Task, task_of

from wk_env.jobs.cluster import Cluster
from wk_env.jobs.processes import Processes, serve
from wk_env.jobs.workers import RAY, Here, Workers, refuse_backend

MODULE: Final = "wk_training.workers"


class Collectors:
    """Makes collections of one task, wherever its workers are."""

    def __init__(self, task: Task, workers: Workers) -> None:
        self.workers: Workers = workers
        self._task = packed(task.arrays, task.facts)
        self._given = 0
        self._early: dict[int, bytes] = {}

    def give(self, jobs: Sequence[Job], weights: Arrays) -> range:
        """Order collections with the same weights; the numbers by which they are taken."""
        numbers = range(self._given, self._given + len(jobs))
        self._given = numbers.stop
        data = packed(weights, {})
        for number, job in zip(numbers, jobs, strict=True):
            self.workers.give(number, (self._task, data, msgspec.json.encode(job)))
        return numbers

    def take(self, numbers: range) -> list[Experience]:
        """What came of these orders, in their order, when all of them are done."""
        while any(number not in self._early for number in numbers):
            number, data = self.workers.take()
            self._early[number] = data
        found = [unpacked(self._early.pop(number))[0] for number in numbers]
        return [Experience(**arrays) for arrays in found]  # type: ignore[arg-type]

    def close(self) -> None:
        """End the workers."""
        self.workers.close()


def workers_for(backend: str, jobs: int) -> Workers:
    """Who makes the collections: so many processes, this one if none are asked for, or the machines of a cluster."""
    refuse_backend(backend)
    if backend == RAY:
        return Cluster(collected)
    return Processes(MODULE, jobs) if jobs else Here(collected)


def collected(*parts: bytes) -> bytes:
    """The collection that a job asks for: its task, the weights, the games."""
    task, weights, games = parts
    job = msgspec.json.decode(games, type=Job)
    return packed(vars(task_in(task).collect(job, unpacked(weights)[0])), {})


@lru_cache(maxsize=1)
def task_in(data: bytes) -> Task:
    """The task that was sent; a policy of it thinks in one thread, whatever the machine has."""
    torch.set_num_threads(1)
    return task_of(*unpacked(data))


if __name__ == "__main__":
    serve(collected)
