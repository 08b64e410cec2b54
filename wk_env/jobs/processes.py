"""Jobs done in processes of this machine: bytes go over pipes, each part of a job behind its length."""

import os
import struct
import subprocess
import sys
from collections import deque
from typing import IO, Final

from wk_env.jobs.workers import Parts, Work

COUNT: Final = struct.Struct("<I")
LENGTH: Final = struct.Struct("<Q")


class Processes:
    """Some processes, each of which runs a module that calls `serve`."""

    def __init__(self, module: str, count: int) -> None:
        self._processes = [Process(module) for _ in range(count)]
        self._given: deque[tuple[int, Process]] = deque()

    @property
    def places(self) -> int:
        """How many jobs are done at once."""
        return len(self._processes)

    def give(self, number: int, parts: Parts) -> None:
        """Put a job behind those of the process that has the fewest."""
        process = min(self._processes, key=lambda process: len(process.waiting))
        process.give(parts)
        self._given.append((number, process))

    def take(self) -> tuple[int, bytes]:
        """The number and the result of the job that was given first."""
        number, process = self._given.popleft()
        return number, process.take()

    def close(self) -> None:
        """End the processes."""
        for process in self._processes:
            process.close()


class Process:
    """One of them, seen from outside."""

    def __init__(self, module: str) -> None:
        command = [sys.executable, "-P", "-m", module]  # or a checkout that it is begun in would hide what is installed
        around = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self._process = subprocess.Popen(  # noqa: S603 - our own
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=around
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in: IO[bytes] = self._process.stdin
        self._out: IO[bytes] = self._process.stdout
        self.waiting: deque[Parts] = deque()

    def give(self, parts: Parts) -> None:
        """Send a job as soon as the one before it is done: a pipe that nobody reads would stop both."""
        self.waiting.append(parts)
        if len(self.waiting) == 1:
            send(self._in, parts)

    def take(self) -> bytes:
        """What came of the job that was given first."""
        result = received(self._out)
        if result is None:
            raise RuntimeError(f"a process that does jobs ended with code {self._process.wait()}")
        self.waiting.popleft()
        if self.waiting:
            send(self._in, self.waiting[0])
        return result[0]

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()
        self._in.close()
        self._out.close()


def send(pipe: IO[bytes], parts: Parts) -> None:
    """Write some parts."""
    pipe.write(COUNT.pack(len(parts)))
    for part in parts:
        pipe.write(LENGTH.pack(len(part)))
        pipe.write(part)
    pipe.flush()


def received(pipe: IO[bytes]) -> Parts | None:
    """The next parts, or None where the pipe has ended."""
    head = pipe.read(COUNT.size)
    if len(head) < COUNT.size:
        return None
    return [pipe.read(*LENGTH.unpack(pipe.read(LENGTH.size))) for _ in range(*COUNT.unpack(head))]


def serve(work: Work) -> None:
    """Do jobs until nobody asks for more."""
    inward, outward = sys.stdin.buffer, sys.stdout.buffer
    while (parts := received(inward)) is not None:
        send(outward, [work(*parts)])
