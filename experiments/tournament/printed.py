"""What agents print: passed on to stderr, up to a limit for each game."""

import os
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final

MOST: Final = 64 * 1024  # bytes a game
AT_ONCE: Final = 64 * 1024
MOST_READS: Final = 64  # at one look, so that one agent does not keep the others waiting


class Prints:
    """The far end of a process's stdout and stderr."""

    def __init__(self, pipe: "Connection[bytes, bytes]") -> None:
        self.pipe = pipe
        self.what, self.passed, self.is_cut, self.is_open = "", 0, False, True
        os.set_blocking(pipe.fileno(), False)

    def begin(self, what: str) -> None:
        """Count anew; what is printed now belongs to this."""
        self.what, self.passed, self.is_cut = what, 0, False

    def pass_on(self) -> None:
        """Pass on what was printed since the last look, as far as the limit allows; the rest is taken and dropped."""
        for _ in range(MOST_READS):
            text = self.read()
            if not text:
                return
            self.write(text[: MOST - self.passed])
            self.passed = min(MOST, self.passed + len(text))
            if self.passed == MOST and not self.is_cut:
                self.is_cut = True
                limit = f"{MOST // 1024} KiB"
                self.write(f"\nwk: {self.what}: agents have printed {limit}; the rest is left out\n".encode())

    def close(self) -> None:
        """Pass on the last words and let go."""
        self.pass_on()
        self.pipe.close()

    def read(self) -> bytes:
        """What has come; nothing if nothing has, or if nobody speaks any more."""
        with suppress(BlockingIOError):
            text = os.read(self.pipe.fileno(), AT_ONCE)
            self.is_open = bool(text)  # at the end there is nothing, and no more waiting for it
            return text
        return b""

    @staticmethod
    def write(text: bytes) -> None:
        """Write to stderr, whatever bytes they are."""
        with suppress(OSError, ValueError):
            sys.stderr.write(text.decode(errors="backslashreplace"))
            sys.stderr.flush()
