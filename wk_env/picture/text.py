"""Text for a terminal: lines no wider than it, broken between words."""

import shutil
from collections.abc import Iterable
from textwrap import wrap
from typing import Final

WIDEST: Final = 100
NARROWEST: Final = 40


def page_width() -> int:
    """How wide a line may be here: as wide as the terminal, but not so wide that it is hard to read."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))


def wrapped(lines: Iterable[str], width: int) -> list[str]:
    """The lines broken between words; what goes on is set in a little further."""
    broken: list[str] = []
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        broken += wrap(line, width, subsequent_indent=indent, break_long_words=False) or [""]
    return broken
