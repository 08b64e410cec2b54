"""An agent that plays in a process of its own, which is sent what its seat may know, as data, and nothing else.

The true match never enters that process. It is no sandbox of the system: its code may read files and use the network
as whoever runs it may.
"""

import math
from typing import Final

from wk_agents.base import Agent
from wk_agents.isolated_process import IsolatedError, IsolatedProcess
from wk_agents.messages import AgentReply, AgentRequest
from wk_agents.specs import Value, spec_of

from wk_env.play.view import STANDARD, View

__all__ = ("Isolated", "IsolatedError")

USUAL: Final = 60.0  # seconds
LONGEST: Final = 86_400.0


class Isolated(Agent):
    """Another agent in a process of its own, which is sent data only: `isolated(search(sims=100), seconds=10)`."""

    def __init__(self, name: str, agent: Value = "steward", seconds: Value = USUAL) -> None:
        super().__init__(name)
        if not isinstance(agent, str) or spec_of(agent).name == "human":
            raise ValueError(f"isolated has agent={agent}; it takes the spec of an agent that is no person")
        if isinstance(seconds, str) or not 0 < seconds <= LONGEST or math.isnan(seconds):
            raise ValueError(f"isolated has seconds={seconds}; it takes a number above 0, up to {LONGEST:g}")
        self.agent: str = agent
        self.seconds: float = seconds
        self._seed: int = 0
        self._memory: bytes | None = None  # what the process is to remember once it begins
        self._process: IsolatedProcess | None = None
        self._running()

    def reset(self, seed: int) -> None:
        """Begin a new game."""
        self._seed, self._memory = seed, None
        if self._process is not None and self._process.is_open:
            self._process.ask(AgentRequest("reset", number=seed))

    def check(self, game: str) -> None:
        """ValueError if the agent cannot play the game."""
        self._running().ask(AgentRequest("check", text=game))

    def choose(self, view: View) -> int:
        """What the agent answers, legal or not; IsolatedError if it answers nothing."""
        return self._asked("choose", view).number

    def explain(self, view: View, action: int) -> str:
        """The reason of the agent."""
        return self._asked("explain", view, action).text

    def close(self) -> None:
        """End the process; another begins if the agent is asked again, and remembers nothing."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def __getstate__(self) -> dict[str, object]:
        process = self._process
        memory = self._memory if process is None or not process.is_open else process.ask(AgentRequest("remember")).data
        return {**vars(self), "_process": None, "_memory": memory}

    def _asked(self, kind: str, view: View, action: int = 0) -> AgentReply:
        position = view.imagine(STANDARD).pack()
        return self._running().ask(AgentRequest(kind, action, view.spec.id, view.seat, view.observed_as, position))

    def _running(self) -> IsolatedProcess:
        """The process, begun anew if there is none."""
        if self._process is None or not self._process.is_open:
            self._process = IsolatedProcess(self.agent, self.seconds)
            self._process.ask(AgentRequest("reset", number=self._seed))
            if self._memory is not None:
                self._process.ask(AgentRequest("recall", data=self._memory))
                self._memory = None
        return self._process
