"""What an agent did wrong, in words: whatever it raises, a line comes out that files take."""

from traceback import walk_tb
from typing import Final

LONGEST: Final = 200  # characters of what an exception says
LONGEST_TOLD: Final = 1000  # of what another process has told already
FROZEN: Final = "<frozen "  # how the files of Python's own importing are called


def in_words(fault: BaseException) -> str:
    """An exception in one line: what it is, what it says, and where it was raised."""
    codes = [(frame.f_code.co_filename, line) for frame, line in walk_tb(fault.__traceback__)]
    own = [(file, line) for file, line in codes if not file.startswith(FROZEN)]
    place = f" ({own[-1][0].rpartition('/')[2]}:{own[-1][1]})" if own and not isinstance(fault, SyntaxError) else ""
    said = said_by(fault)
    return readable(f"{type(fault).__name__}: {said}{place}" if said else f"{type(fault).__name__}{place}")


def said_by(fault: BaseException, longest: int = LONGEST) -> str:
    """What an exception says; an agent's own may fail even at that."""
    try:
        return " ".join(str(fault).split())[:longest]
    except BaseException as another:
        return f"it cannot be told, for {type(another).__name__}"


def readable(text: str) -> str:
    """A text that can be written to files, whatever an agent put into it."""
    return text.encode(errors="backslashreplace").decode()
