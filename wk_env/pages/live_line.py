"""How far something is, on stderr: one line that changes on a terminal; elsewhere only the sentences beside it."""

import sys
from typing import Final, Self

from wk_env.pages.console import remark

MINUTE: Final = 60
CLEAR: Final = "\r\x1b[K"


class LiveLine:
    """A line that changes, and sentences that stay above it."""

    def __init__(self) -> None:
        self.is_live: bool = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def show(self, line: str) -> None:
        """Put a line in place of the one before; nothing where nobody watches."""
        if self.is_live:
            remark(f"{CLEAR}wk: {line}", end="")

    def say(self, sentence: str) -> None:
        """A sentence of its own."""
        remark(f"{CLEAR}wk: {sentence}" if self.is_live else f"wk: {sentence}")

    def end(self) -> None:
        """Take the line away."""
        if self.is_live:
            remark(CLEAR, end="")


def in_minutes(seconds: float) -> str:
    """A time as people say it."""
    if seconds < MINUTE:
        return f"{seconds:.0f} s"
    if seconds < MINUTE**2:
        return f"{seconds / MINUTE:.0f} min"
    return f"{seconds / MINUTE**2:.1f} h"
