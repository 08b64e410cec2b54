"""Begin the `wk` command: from the first moment an interrupt is silent, and closed streams harm nothing."""

import os
import sys
from typing import Final

from wk_env.command.interrupts import INTERRUPTED, unwatch, watch

STREAMS: Final = ("stdin", "stdout", "stderr")


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
    watch()
    open_streams()
    from wk_env.command.main import main as run  # noqa: PLC0415 - this takes a while

    unwatch()
    try:
        code = run()
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.stdout.flush()
    watch()
    sys.exit(code)


if __name__ == "__main__":
    main()
