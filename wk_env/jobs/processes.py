"""Jobs done in processes of this machine: bytes go over pipes, each part of a job behind its length."""

import os
import struct
import subprocess
import sys
from contextlib import suppress
from queue import SimpleQueue
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import IO, Final

from wk_env.jobs.workers import JobError, Parts, Work

COUNT: Final = struct.Struct("<I")
LENGTH: Final = struct.Struct("<Q")
# Threads within a process only fight over the cores that the jobs share; what is stale need be said only once; and a
# checkout in which a program is begun would hide what is installed.
SURROUNDINGS: Final = {
    "PYTHONSAFEPATH": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "PYTHONWARNINGS": "ignore:wk_env:UserWarning",
}


class Processes:
    """Some processes, each of which runs a module that calls `serve`; whichever is free does the next job."""

    def __init__(self, module: str, count: int) -> None:
        self._given: SimpleQueue[tuple[int, Parts] | None] = SimpleQueue()
        self._done: SimpleQueue[tuple[int, bytes | JobError]] = SimpleQueue()
        self._processes = [Process(module) for _ in range(count)]
        self._threads = [Thread(target=self._use, args=(process,), daemon=True) for process in self._processes]
        for thread in self._threads:
            thread.start()

    def _use(self, process: "Process") -> None:
        """Have a process do job after job, until it is needed no more or dies."""
        while (job := self._given.get()) is not None:
            number, parts = job
            try:
                self._done.put((number, process.do(parts)))
            except JobError as fault:
                self._done.put((number, fault))
                return

    @property
    def places(self) -> int:
        """How many jobs are done at once."""
        return len(self._processes)

    def give(self, number: int, parts: Parts) -> None:
        """Put a job behind those that wait."""
        self._given.put((number, parts))

    def take(self) -> tuple[int, bytes]:
        """The number and the result of a job that is done, when there is one; JobError if its process died."""
        number, result = self._done.get()
        if isinstance(result, JobError):
            raise result
        return number, result

    def close(self) -> None:
        """End the processes."""
        for process in self._processes:
            process.kill()
            self._given.put(None)
        for thread in self._threads:
            thread.join()
        for process in self._processes:
            process.close()


class Process:
    """One of them, seen from outside."""

    def __init__(self, module: str) -> None:
        command = [sys.executable, "-P", "-m", module]
        around = {**SURROUNDINGS, **os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        # In a group of its own, Ctrl-C does not reach it: whoever asks decides when to stop.
        self._process = subprocess.Popen(  # noqa: S603 - our own
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=around, process_group=0
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in: IO[bytes] = self._process.stdin
        self._out: IO[bytes] = self._process.stdout

    def do(self, parts: Parts) -> bytes:
        """What comes of a job; JobError if the process ends before."""
        try:
            send(self._in, parts)
            return received(self._out)[0]
        except (EOFError, OSError) as fault:
            raise JobError(f"a process that does jobs ended with code {self._process.wait()}") from fault

    def kill(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """Let go of the pipes to a process that has ended."""
        for pipe in (self._in, self._out):
            with suppress(OSError):  # what was on its way
                pipe.close()


def send(pipe: IO[bytes], parts: Parts) -> None:
    """Write some parts."""
    pipe.write(COUNT.pack(len(parts)))
    for part in parts:
        pipe.write(LENGTH.pack(len(part)))
        pipe.write(part)
    pipe.flush()


def received(pipe: IO[bytes]) -> Parts:
    """The next parts; EOFError where the pipe has ended."""
    (count,) = COUNT.unpack(exactly(pipe, COUNT.size))
    return [exactly(pipe, *LENGTH.unpack(exactly(pipe, LENGTH.size))) for _ in range(count)]


def exactly(pipe: IO[bytes], size: int) -> bytes:
    """So many bytes; EOFError where there are fewer."""
    data = pipe.read(size)
    if len(data) < size:
        raise EOFError
    return data


def serve(work: Work) -> None:
    """Do jobs as long as somebody is there who may ask for more."""
    signal(SIGINT, SIG_IGN)  # where there are no groups of processes
    inward, outward = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # what a job reads and prints must not mix with what passes the pipes
    os.dup2(2, 1)
    given: SimpleQueue[Parts] = SimpleQueue()
    Thread(target=listen, args=(inward, given), daemon=True).start()
    while True:
        send(outward, [work(*given.get())])


def listen(pipe: IO[bytes], given: "SimpleQueue[Parts]") -> None:
    """Hand jobs on; as soon as nobody is left who could ask, end this process, whatever it does."""
    try:
        while True:
            given.put(received(pipe))
    except EOFError:
        os._exit(0)
