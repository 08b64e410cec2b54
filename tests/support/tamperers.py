"""Agents that reach into what is not theirs; named in tests as `tamperers.py:Name`."""

import gc
import os
import sys
import threading
import time
from types import FrameType
from typing import ClassVar

from wk_agents import roster
from wk_agents.uniform import Uniform
from wk_experiments.tournament.results import Settings

from tests.support.bots import First, Third
from wk_env.games.tollgate.encoding.match import TollgateMatch, new_match
from wk_env.play.seeds import derive
from wk_env.play.view import View


def true_match(view: View) -> "TollgateMatch | None":
    """The match itself, as somebody finds it who walks up the frames; None where there is none to be found."""
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        for value in frame.f_locals.values():
            match = getattr(value, "match", None)
            if isinstance(match, TollgateMatch) and not isinstance(value, View):
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
