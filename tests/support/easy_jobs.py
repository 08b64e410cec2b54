"""Jobs that anybody can check, done in processes and on the machines of a cluster."""

import os
import sys
import time
from pathlib import Path

from wk_env.jobs.processes import serve

DIE = b"die"
CHAT = b"chat"
SLEEP = b"sleep"


def backwards(*parts: bytes) -> bytes:
    """The parts, read from the end; who is told to die dies, who is told to chat prints and listens."""
    if DIE in parts:
        os._exit(3)
    if CHAT in parts:
        print(f"somebody said {sys.stdin.read()!r}", flush=True)
    if SLEEP in parts:
        time.sleep(60)
    return b"".join(parts)[::-1]


def slowly(*parts: bytes) -> bytes:
    """The same after three seconds; a line in the file that the first part names tells that it was begun."""
    with Path(parts[0].decode()).open("a") as file:
        file.write(f"{os.environ.get('RAY_RAYLET_PID', 'here')}\n")
    time.sleep(3)
    return backwards(*parts)


if __name__ == "__main__":
    serve(backwards)
