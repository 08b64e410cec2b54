"""What an agent must leave alone while it thinks: the match, the tournament's memory and pipes, the code of others.

It sees what can be seen cheaply after each answer of an agent that is not shipped. Whoever is out to deceive and shares
a process with the rules may still find a way: that is what isolated agents are for.
"""

import _thread
import operator
import os
import sys
from collections.abc import Iterable, Mapping
from types import FunctionType
from typing import Final

from wk_agents.base import Agent
from wk_experiments.tournament.slot import ASK, COUNT, DEADLINE, SEAT, Slot

from wk_env.kernel.spec import Match
from wk_env.play.view import View

FORKED, UNPLUGGED = 71, 72
# What it means if a process ends so.
ENDS: Final = {
    FORKED: "came back from its thinking in two processes",
    UNPLUGGED: "closed or changed the descriptors of its process",
}
WATCHED: Final = ("wk_agents.", "wk_env.play.view", "wk_env.play.referee", "wk_env.play.faults")
HEAD: Final = (COUNT, SEAT, ASK, DEADLINE)


class Seal:
    """Code as it was: functions, classes and constants, by where they stand."""

    def __init__(self, rooms: Iterable[Mapping[str, object]]) -> None:
        self.rooms = [*rooms]
        self.before = self.now()

    def now(self) -> list[object]:
        """Everything that is watched."""
        found: list[object] = []
        for room in self.rooms:
            found += room.values()
        return found + [value.__code__ for value in found if isinstance(value, FunctionType)]

    @property
    def is_whole(self) -> bool:
        """Whether all is as it was."""
        now = self.now()
        return len(now) == len(self.before) and all(map(operator.is_, now, self.before))


def shared_code() -> Seal:
    """The modules and classes that all agents share; made before any agent is loaded that is not shipped."""
    modules = [(name, vars(module)) for name, module in sys.modules.items() if name.startswith(WATCHED)]
    classes = [
        vars(kind)
        for name, room in modules
        for kind in room.values()
        if isinstance(kind, type) and kind.__module__ == name
    ]
    return Seal([*(room for _, room in modules), *classes])


def code_of(agents: Iterable[Agent]) -> Seal:
    """The classes of agents at a table: looked at after every answer."""
    kinds = {kind for agent in agents for kind in type(agent).__mro__ if kind is not object}
    return Seal(map(vars, [View, *sorted(kinds, key=lambda kind: (kind.__module__, kind.__qualname__))]))


class Guard:
    """Looks after the games of a process; made before any agent is loaded that is not shipped."""

    def __init__(self, slot: Slot, pipes: Iterable[int] = ()) -> None:
        self.slot, self.pipes = slot, tuple(pipes)
        self.shared, self.seated = shared_code(), code_of(())
        self.process = os.getpid()
        self.plugs = self.plugged()
        self.head: list[int] = []
        self.digest = 0
        self.calm = self.threads = _thread._count()  # noqa: SLF001 - counts those that hide from `threading`, too

    def plugged(self) -> list[tuple[int, int]]:
        """Which files our descriptors are."""
        found = map(os.fstat, self.pipes)
        return [(one.st_dev, one.st_ino) for one in found]

    def seat(self, agents: Iterable[Agent]) -> None:
        """Watch over the classes of these agents, as they are now."""
        self.seated = code_of(agents)

    def before(self, match: Match) -> None:
        """An agent begins to think."""
        self.digest = match.digest()
        self.threads = _thread._count()  # noqa: SLF001
        self.head = [self.slot.head[place] for place in HEAD]

    @property
    def is_crowded(self) -> bool:
        """Whether others, too, had threads running while this agent thought."""
        return self.threads > self.calm

    def come_back(self, seat: int) -> None:
        """An agent has answered, or failed; who comes back twice or unplugs us does not get further."""
        if os.getpid() != self.process:
            self.slot.blame(seat)
            os._exit(FORKED)
        try:
            is_plugged = self.plugged() == self.plugs
        except OSError:
            is_plugged = False
        if not is_plugged:
            os._exit(UNPLUGGED)

    def tampering(self, match: Match) -> str:
        """What an agent has changed that is not its own; empty if nothing."""
        head, self.head = self.head, [self.slot.head[place] for place in HEAD]
        if self.head != head:
            for place, value in zip(HEAD, head, strict=True):
                self.slot.head[place] = value
            return "wrote into the memory of the tournament"
        if match.digest() != self.digest:
            return "changed the match itself"
        if not self.seated.is_whole:
            return "changed the code of others"
        return ""
