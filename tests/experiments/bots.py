"""Agents that do what agents should not; named in tests as `bots.py:Name`."""

import gc
import os
import sys
import threading
import time
from types import FrameType
from typing import ClassVar

from wk_agents import roster
from wk_agents.base import Agent
from wk_agents.uniform import Uniform
from wk_experiments.arena.results import Settings

from wk_env.seeds import derive
from wk_env.tollgate.match import TollgateMatch, new_match
from wk_env.view import View


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


def true_match(view: View) -> "TollgateMatch | None":
    """The match itself, as somebody finds it who walks up the frames; None where there is none to be found."""
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        for value in frame.f_locals.values():
            match = getattr(value, "match", None)
            if isinstance(match, TollgateMatch):
                return match
        frame = frame.f_back
    return None


class Fork(Third):
    """Comes back from its thinking twice."""

    def third(self) -> int:
        """Fork; answer in both processes."""
        os.fork()
        return self.first


class Mutate(Third):
    """Takes the names of all questions away."""

    def third(self) -> int:
        """Try to."""
        self.view.spec.asks = []  # type: ignore[misc]  # the fault to be found
        return self.first


class CloseAll(Third):
    """Closes everything that is open."""

    def third(self) -> int:
        """Close."""
        os.closerange(0, 256)
        return self.first


class Cheat(Third):
    """Gives itself what wins games."""

    def third(self) -> int:
        """Find the true match, and take."""
        match = true_match(self.view)
        if match is not None:
            match.game.state.goods[self.view.seat] = 99
        return self.first


class LateCheat(Cheat):
    """Gives itself what wins games, from a thread, while others think."""

    def third(self) -> int:
        """Let somebody do it in a moment."""
        match, seat = true_match(self.view), self.view.seat

        def take() -> None:
            while match is not None:
                if match.decision.seat != seat:
                    match.game.state.goods[seat] = 99
                time.sleep(0)

        threading.Thread(target=take, daemon=True).start()
        return self.first


class CheatSlot(Third):
    """Blames another for its death."""

    def third(self) -> int:
        """Write another's seat into the shared memory, and die."""
        found = [thing for thing in gc.get_objects() if type(thing).__name__ == "Slot"]
        for slot in found:
            slot.head[1] = (self.view.seat + 1) % self.view.seats
        if found:
            os._exit(3)
        return self.first


class Scribble(Third):
    """Writes into the shared memory and goes on."""

    def third(self) -> int:
        """Add a decision."""
        for thing in gc.get_objects():
            if type(thing).__name__ == "Slot":
                thing.head[0] += 1
        return self.first


class CheatPatch(Third):
    """Lets another agent fail."""

    def third(self) -> int:
        """Replace its method."""

        def fail(*_: object) -> int:
            raise RuntimeError("patched")

        Uniform.choose = fail  # type: ignore[method-assign, assignment]  # the fault to be found
        return self.first


class Frames(Third):
    """Looks at the true match, and says whether it saw one; nothing can stop it where it shares a process."""

    def third(self) -> int:
        """Look."""
        print("saw the true match" if true_match(self.view) else "saw nothing")
        return self.first


def deck_of(view: View) -> tuple[int, ...]:
    """All carts of the true match in their order, while the first is on the table; nothing later."""
    match = true_match(view)
    return () if match is None or match.game.state.turned else tuple(match.game.state.deck)


def luck_of(match: TollgateMatch) -> tuple[int, ...]:
    """All chance of a match."""
    luck = match.game.rng
    return int(luck.a), int(luck.b), int(luck.c), int(luck.counter)


class Seer(First):
    """Guesses the seed: deals the deals of 2,000 seeds, and says whether the one that is played is among them."""

    guesses: ClassVar[set[tuple[int, ...]]] = set()

    def choose(self, view: View) -> int:
        """The first; says whether it knows the deal."""
        if not self.guesses:
            seeds = (derive(seed, "deal", deal) for seed in range(200) for deal in range(10))
            self.guesses.update(luck_of(new_match(view.seats, seed)) for seed in seeds)
        match = true_match(view)
        if match is not None:
            print("guessed" if luck_of(match) in self.guesses else "cannot guess")
        return super().choose(view)


SEEN: set[tuple[int, ...]] = set()


class Diarist(First):
    """Writes down the decks that it met in a module global, and says whether it meets one again."""

    def reset(self, seed: int) -> None:
        """A new game, which is compared with those before."""
        super().reset(seed)
        self.before = set(SEEN)

    def choose(self, view: View) -> int:
        """The first."""
        deck = deck_of(view)
        if deck in self.before:
            print("met before")
        SEEN.update([deck] if deck else [])
        return super().choose(view)


class Screaming(First):
    """Prints a megabyte at each decision."""

    def choose(self, view: View) -> int:
        """The first, very loudly."""
        print("A" * 2**20)
        return super().choose(view)


class CheatModule(Third):
    """Changes a module that others use."""

    def third(self) -> int:
        """Replace a function of the roster."""
        roster.agent = lambda *_: self  # the fault to be found
        return self.first


class Snoop(First):
    """Looks for the salt in the settings that its process was given."""

    def choose(self, view: View) -> int:
        """The first; says what salt and seed it found."""
        frame: FrameType | None = sys._getframe()
        while frame is not None:
            found = frame.f_locals.get("settings")
            if isinstance(found, Settings):
                print(f"salt {found.salt!r}, seed {found.seed}")
            frame = frame.f_back
        return super().choose(view)
