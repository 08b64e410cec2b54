"""An interrupt while the `wk` command is still being loaded ends it at once, without a word; loaded before all else."""

import os
import sys

INTERRUPTED = 130
COMMANDS = ("wk", "wk.exe", "wk-script.py", "-m")  # -m while Python looks for the package that it shall run

try:
    import signal
except KeyboardInterrupt:
    os._exit(INTERRUPTED)


def stop(_signal: int, _frame: object) -> None:
    """End at once: nothing has begun that would have to be put away."""
    os._exit(INTERRUPTED)


def is_command() -> bool:
    """Whether this process is the `wk` command, and no program that only imports the package."""
    return os.path.basename(sys.argv[0] if sys.argv else "") in COMMANDS  # noqa: PTH119 - pathlib is not loaded yet


def watch() -> None:
    """From now on an interrupt ends the process in silence, unless somebody else takes care of interrupts."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, stop)


def unwatch() -> None:
    """From now on an interrupt is raised again where it comes."""
    if signal.getsignal(signal.SIGINT) is stop:
        signal.signal(signal.SIGINT, signal.default_int_handler)


class Loading:
    """While PyTorch is loaded an interrupt ends the process at once: PyTorch would swallow it and lack a half."""

    def __enter__(self) -> None:
        watch()

    def __exit__(self, *_: object) -> None:
        unwatch()


if is_command():
    watch()
