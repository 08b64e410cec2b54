"""Collections in processes of their own: numbers go over pipes as safetensors, never as pickles.

A job is a collection: the weights, the seatings and a seed; what comes back follows from these alone, so that it does
not matter which process does it, or whether there is one at all.
"""

import json
import struct
import subprocess
import sys
from dataclasses import asdict
from typing import IO, Final

import safetensors.numpy
import torch
from wk_training.checkpoint import Arrays, Facts
from wk_training.collect import Experience, Seating
from wk_training.task import Job, Task, task_of

HEAD: Final = struct.Struct("<Q")
STOP: Final = HEAD.pack(0)


class Here:
    """Makes collections in this process, when they are asked for."""

    def __init__(self, task: Task) -> None:
        self.task: Task = task
        self._waiting: list[tuple[Job, Arrays]] = []

    def give(self, job: Job, weights: Arrays) -> None:
        """Put a job behind those that wait."""
        self._waiting.append((job, weights))

    def take(self) -> Experience:
        """What came of the job that was given first."""
        job, weights = self._waiting.pop(0)
        return self.task.collect(job, weights)

    def close(self) -> None:
        """Nothing is left to be ended."""


class Away:
    """Makes collections in a process of its own, beside what goes on in this one."""

    def __init__(self, task: Task) -> None:
        command = [sys.executable, "-m", "wk_training.workers"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - our own
        self._waiting: list[tuple[Job, Arrays]] = []
        send(self._in, task.arrays, task.facts)

    @property
    def _in(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    def give(self, job: Job, weights: Arrays) -> None:
        """Send a job as soon as the one before it is done: a pipe that nobody reads would stop both."""
        self._waiting.append((job, weights))
        if len(self._waiting) == 1:
            self._send()

    def _send(self) -> None:
        job, weights = self._waiting[0]
        facts: Facts = {"seatings": [asdict(seating) for seating in job.seatings]}
        more: Facts = {"seed": job.seed, "temperature": job.temperature, "simulations": job.simulations}
        send(self._in, weights, facts | more)

    def take(self) -> Experience:
        """What came of the job that was given first."""
        assert self._process.stdout is not None
        message = received(self._process.stdout)
        if message is None:
            raise RuntimeError(f"a process that plays games ended with code {self._process.wait()}")
        del self._waiting[0]
        if self._waiting:
            self._send()
        arrays, _ = message
        return Experience(**arrays)  # type: ignore[arg-type]

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()


def send(pipe: IO[bytes], arrays: Arrays, facts: dict[str, object]) -> None:
    """Write a message: its length, then arrays and facts."""
    data = safetensors.numpy.save(arrays, {"wk": json.dumps(facts)})
    pipe.write(HEAD.pack(len(data)))
    pipe.write(data)
    pipe.flush()


def received(pipe: IO[bytes]) -> tuple[Arrays, dict[str, object]] | None:
    """The next message, or None where the pipe has ended."""
    head = pipe.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    data = pipe.read(HEAD.unpack(head)[0])
    (length,) = HEAD.unpack(data[: HEAD.size])
    header = json.loads(data[HEAD.size : HEAD.size + length])
    return safetensors.numpy.load(data), json.loads(header["__metadata__"]["wk"])


def main() -> None:
    """Make collections until nobody asks for more."""
    torch.set_num_threads(1)
    inward, outward = sys.stdin.buffer, sys.stdout.buffer
    first = received(inward)
    assert first is not None
    task = task_of(*first)
    while (message := received(inward)) is not None:
        weights, facts = message
        seen = task.collect(job_of(facts), weights)
        send(outward, vars(seen), {})


def job_of(facts: Facts) -> Job:
    """The job that was sent."""
    seatings, seed, temperature = facts["seatings"], facts["seed"], facts["temperature"]
    simulations = facts["simulations"]
    assert isinstance(simulations, int)
    assert isinstance(seatings, list)
    assert isinstance(seed, int)
    assert isinstance(temperature, float)
    return Job(tuple(seating_of(row) for row in seatings), seed, temperature, simulations)


def seating_of(row: Facts) -> Seating:
    """The seating that was sent."""
    settings, seed, players, slips = row["settings"], row["seed"], row["players"], row["slips"]
    assert isinstance(settings, dict)
    assert isinstance(seed, int)
    assert isinstance(players, list)
    assert isinstance(slips, list)
    return Seating(settings, seed, tuple(players), tuple(slips))


if __name__ == "__main__":
    main()
