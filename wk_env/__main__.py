"""Begin the `wk` command: from the first moment an interrupt is silent, and closed streams harm nothing."""

import os
import signal
import sys
from types import FrameType
from typing import Final

INTERRUPTED: Final = 130
STREAMS: Final = ("stdin", "stdout", "stderr")


def stop(_signal: int, _frame: FrameType | None) -> None:
    """End at once: nothing has begun that would have to be put away."""
    os._exit(INTERRUPTED)


def open_streams() -> None:
    """Put nothing where a stream was closed: what is said goes nowhere, and no file gets its number."""
    for number, name in enumerate(STREAMS):
        if getattr(sys, name) is None:
            nowhere = os.open(os.devnull, os.O_RDWR)
            os.set_inheritable(nowhere, True)  # noqa: FBT003 - so that no process of ours lacks it
            if number:
                setattr(sys, name, os.fdopen(nowhere, "w", encoding="utf-8"))


def main() -> None:
    """Run the command."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, stop)
    open_streams()
    from wk_env.command import main as run  # noqa: PLC0415 - this takes a while

    if signal.getsignal(signal.SIGINT) is stop:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        sys.exit(run())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
