"""Agents that do what no agent should, for tests of whatever must bear them."""

import gc
import os
import signal
import sys
import time
from types import FrameType

from wk_agents.base import Agent

from wk_env.play.view import View


class First(Agent):
    """Takes the first of its actions."""

    def choose(self, view: View) -> int:
        return view.actions[0]


class Wide(First):
    """Says how many numbers it sees."""

    def explain(self, view: View, action: int) -> str:
        return str(len(view.observation))


class Counting(First):
    """Remembers more than its generator."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.seen: list[tuple[str, set[int | None]]] = []

    def choose(self, view: View) -> int:
        self.seen.append(("seen", {view.ask, None}))
        return view.actions[(len(self.seen) + self.luck.below(3)) % len(view.actions)]


class Keeping(First):
    """Keeps something that is no data."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.net = object()


class Raising(First):
    """Raises."""

    def choose(self, view: View) -> int:
        raise KeyError("no idea")


class Wordy(First):
    """Answers in words."""

    def choose(self, view: View) -> int:
        return "the best"  # type: ignore[return-value]  # that is what it does wrong


class Huge(First):
    """Answers with a number that no message takes."""

    def choose(self, view: View) -> int:
        return 10**30


class Sleeping(First):
    """Sleeps."""

    def choose(self, view: View) -> int:
        time.sleep(60)
        return view.actions[0]


class Spinning(First):
    """Never ends, and does not listen."""

    def choose(self, view: View) -> int:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        while True:
            pass


class Leaving(First):
    """Ends its process."""

    def choose(self, view: View) -> int:
        os._exit(7)


class Aborting(First):
    """Crashes its process."""

    def choose(self, view: View) -> int:
        os.abort()


class Closing(First):
    """Closes every file."""

    def choose(self, view: View) -> int:
        os.closerange(0, 256)
        return view.actions[0]


class Forking(First):
    """Answers twice."""

    def choose(self, view: View) -> int:
        os.fork()
        return view.actions[0]


class Printing(First):
    """Prints more than anybody reads."""

    def choose(self, view: View) -> int:
        sys.stdout.write("x" * 10_000)
        sys.stderr.write("y" * 100_000)
        sys.stdout.flush()
        return view.actions[0]


class Strange(First):
    """Cannot be made, and says why."""

    def __init__(self, name: str) -> None:
        raise ValueError(f"no such file: {name.partition(':')[2]}.bin")


class Broken(First):
    """Cannot be made."""

    def __init__(self, name: str) -> None:
        raise RuntimeError(f"cannot load {name.partition(':')[2]}")


class Looking(First):
    """Says what it can find of games and open files in its process."""

    def choose(self, view: View) -> int:
        frame: FrameType | None = sys._getframe()
        found = gc.get_objects()
        while frame is not None:
            found += frame.f_locals.values()
            frame = frame.f_back
        matches = [thing for thing in found if type(thing).__name__ == "KnightsMatch"]
        self.found = sorted({match.say_position(None) for match in matches}), os.listdir("/proc/self/fd")  # noqa: PTH208
        return view.actions[0]

    def explain(self, view: View, action: int) -> str:
        return repr(self.found)
