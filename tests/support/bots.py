"""Agents that do what agents should not; named in tests as `bots.py:Name`."""

import os
import sys
import time

from wk_agents.base import Agent

from wk_env.play.view import View


class First(Agent):
    """Always the first legal action."""

    def choose(self, view: View) -> int:
        """The first."""
        return view.actions[0]


class Slow(First):
    """The first legal action, after a while."""

    def choose(self, view: View) -> int:
        """The first, late."""
        time.sleep(0.004)
        return super().choose(view)


class Third(Agent):
    """Plays two decisions well; what it does at the third, its children say."""

    def reset(self, seed: int) -> None:
        """Count from the start."""
        super().reset(seed)
        self.decisions = 0

    def choose(self, view: View) -> int:
        """Well, twice."""
        self.view, self.first = view, view.actions[0]
        self.decisions += 1
        return view.actions[-1] if self.decisions < 3 else self.third()

    def third(self) -> int:
        """Something bad."""
        raise NotImplementedError


class Hanging(Third):
    """Never answers."""

    def third(self) -> int:
        """Wait for ever."""
        while True:
            time.sleep(1)


class Late(Third):
    """Answers, but late."""

    def third(self) -> int:
        """Sleep a little."""
        time.sleep(0.6)
        return 0


class Crashing(Third):
    """Divides by nothing."""

    def third(self) -> int:
        """Fail."""
        return 1 // (self.decisions - 3)


class Quitting(Third):
    """Leaves the program."""

    def third(self) -> int:
        """Leave."""
        sys.exit("enough")


class Dying(Third):
    """Takes its process along."""

    def third(self) -> int:
        """Die."""
        os._exit(7)


class Cheating(Third):
    """Answers with an action that there is not."""

    def third(self) -> int:
        """Cheat."""
        return 10**6


class Mute(First):
    """Answers with nothing."""

    def choose(self, view: View) -> int:
        """Nothing, whatever the types say."""
        return None  # type: ignore[return-value]  # the fault to be found


class Chatty(First):
    """Prints while it plays."""

    def choose(self, view: View) -> int:
        """The first, loudly."""
        print("I think, therefore I print")
        return super().choose(view)


class Stillborn(First):
    """Cannot be made."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        raise RuntimeError("no weights found")


class Riddle:
    """An answer that cannot be read, nor even printed."""

    def __index__(self) -> int:
        """Fail."""
        raise ArithmeticError("which number am I?")

    def __str__(self) -> str:
        """Fail."""
        raise ArithmeticError("who am I?")


class Riddling(Third):
    """Answers with a riddle."""

    def third(self) -> int:
        """The riddle."""
        return Riddle()  # type: ignore[return-value]  # the fault to be found


class UnspeakableError(Exception):
    """Fails when it is to say what is wrong."""

    def __str__(self) -> str:
        """Fail."""
        raise ArithmeticError


class Unspeakable(Third):
    """Fails, and fails to say how."""

    def third(self) -> int:
        """Fail."""
        raise UnspeakableError


class Boundless(Third):
    """Answers with a number that is too long to be printed."""

    def third(self) -> int:
        """The number."""
        return 10**5000


class Garbled(Third):
    """Fails with words that no file takes."""

    def third(self) -> int:
        """Fail."""
        raise ValueError("\ud800")


class Pit:
    """An answer that takes very long to be read."""

    def __index__(self) -> int:
        """Nothing, after a long time."""
        time.sleep(1000)
        return 0


class Brooding(Third):
    """Answers with something that does not come to an end when it is read."""

    def third(self) -> int:
        """The thing."""
        return Pit()  # type: ignore[return-value]  # the fault to be found
