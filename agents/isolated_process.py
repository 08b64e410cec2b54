"""The process of an isolated agent, seen from outside: begun afresh, asked in turn, watched by the clock, ended."""

import os
import select
import signal
import socket
import subprocess
import sys
import time
import weakref
from contextlib import suppress
from typing import Final

import msgspec
from wk_agents.messages import LENGTH, LONGEST_ANSWER, AgentReply, AgentRequest, framed

from wk_env.play.referee import AgentError

PROGRAM: Final = "import sys; sys.path[:] = sys.argv[1:]; from wk_agents.isolated_child import main; main()"
SETUP_SECONDS: Final = 60.0  # at least: to set up may mean to load a model
MOST_OUTPUT: Final = 64 * 2**10  # bytes a game
AT_ONCE: Final = 2**16
PATIENCE: Final = 5.0  # seconds for a process that was killed to go


class IsolatedError(AgentError):
    """What an isolated agent did wrong, in one sentence."""


class IsolatedProcess:
    """One agent in a process of its own."""

    def __init__(self, spec: str, seconds: float) -> None:
        if os.name != "posix":
            raise ValueError("an isolated agent needs processes and sockets as Linux and macOS have them")
        self.spec, self.seconds = spec, seconds
        self._owner, self._turn, self._printed = os.getpid(), 0, 0
        self._line, other = socket.socketpair()
        self._output, printed = os.pipe()
        self._process = begun(other, printed)
        self._end = weakref.finalize(self, end, self._process, self._line, self._output, self._owner)
        os.set_blocking(self._output, False)
        self._watch = select.poll()
        self._watch.register(self._line, select.POLLIN)
        self._watch.register(self._output, select.POLLIN)
        self.ask(AgentRequest("begin", text=spec))

    @property
    def is_open(self) -> bool:
        """Whether it can be asked."""
        return self._end.alive

    def ask(self, request: AgentRequest) -> AgentReply:
        """What the agent answers; ValueError if it refuses what it is given, IsolatedError if it fails."""
        if os.getpid() != self._owner:
            raise IsolatedError(
                f"{self.spec} was begun by another process; it takes a copy of the agent, made by pickle"
            )
        self._turn += 1
        self._printed = 0 if request.kind == "reset" else self._printed
        seconds = max(self.seconds, SETUP_SECONDS) if request.kind == "begin" else self.seconds
        try:
            answer = self._exchange(framed(msgspec.structs.replace(request, turn=self._turn)), seconds)
        except BaseException:
            self.close()
            raise
        if answer.refusal:
            raise ValueError(answer.refusal)
        if answer.fault:
            raise IsolatedError(f"{self.spec}: {answer.fault}", answer.kind)
        return answer

    def close(self) -> None:
        """End the process, and whatever it began."""
        if self._end.alive:
            kill(self._process)
            self._pass_on()
            self._end()

    def _exchange(self, message: bytes, seconds: float) -> AgentReply:
        """What comes back for a message, in time."""
        try:
            self._line.settimeout(seconds)
            self._line.sendall(message)
            answer = msgspec.msgpack.decode(self._read(time.monotonic() + seconds), type=AgentReply)
        except TimeoutError:
            raise IsolatedError(f"{self.spec} did not answer within {seconds:g} s") from None
        except OSError:
            raise IsolatedError(f"{self.spec} {self._how_it_ended()}") from None
        except msgspec.MsgspecError as fault:
            raise IsolatedError(f"{self.spec} answered with bytes that are no answer") from fault
        if answer.turn != self._turn:
            raise IsolatedError(f"{self.spec} answered twice, or what it was not asked")
        return answer

    def _read(self, deadline: float) -> bytes:
        """One message; what is printed meanwhile is passed on."""
        read, size = b"", LENGTH.size
        while len(read) < size:
            read += self._part(deadline)
            if len(read) >= LENGTH.size:
                size = LENGTH.size + LENGTH.unpack_from(read)[0]
                if size > LONGEST_ANSWER:
                    raise IsolatedError(f"{self.spec} answered with {size} bytes; it takes at most {LONGEST_ANSWER}")
        return read[LENGTH.size :]

    def _part(self, deadline: float) -> bytes:
        """What comes next of a message; nothing if it printed instead."""
        left = deadline - time.monotonic()
        ready = {file for file, _ in self._watch.poll(left * 1000)} if left > 0 else set()
        if not ready:
            raise TimeoutError
        if self._output in ready:
            self._pass_on()
        if self._line.fileno() not in ready:
            return b""
        part = self._line.recv(AT_ONCE)
        if not part:
            raise ConnectionResetError
        return part

    def _pass_on(self) -> None:
        """Print what the agent printed, up to a limit."""
        with suppress(BlockingIOError):
            while text := os.read(self._output, AT_ONCE):
                left = MOST_OUTPUT - self._printed
                self._printed += len(text)
                if left > 0:
                    sys.stderr.write(text[:left].decode(errors="replace"))
                if left >= 0 > left - len(text):
                    sys.stderr.write(
                        f"\nwk: {self.spec} printed more than {MOST_OUTPUT} bytes in a game; no more is shown\n"
                    )
            with suppress(KeyError):  # the other end is closed
                self._watch.unregister(self._output)

    def _how_it_ended(self) -> str:
        kill(self._process)
        code = self._process.returncode
        if code == -signal.SIGKILL:
            return "was killed, or closed its connection"
        return f"ended itself with exit code {code}" if code >= 0 else f"was ended by {signal.Signals(-code).name}"


def begun(line: socket.socket, printed: int) -> "subprocess.Popen[bytes]":
    """A fresh interpreter that holds nothing but one end of a socket, and of a pipe for what it prints."""
    try:
        return subprocess.Popen(  # noqa: S603 - our own interpreter
            [sys.executable, "-c", PROGRAM, *sys.path],
            stdin=line.fileno(),
            stdout=printed,
            stderr=printed,
            start_new_session=True,
        )
    finally:
        line.close()
        os.close(printed)


def kill(process: "subprocess.Popen[bytes]") -> None:
    """End a process and all that it began in its session."""
    if process.returncode is None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)


def end(process: "subprocess.Popen[bytes]", line: socket.socket, output: int, owner: int) -> None:
    """Give everything back; only whoever began a process ends it."""
    if os.getpid() == owner:
        kill(process)
    line.close()
    os.close(output)
