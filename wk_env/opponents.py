"""Who plays the seats that do not learn: `"uniform"`, any agent by its spec, an agent, or a function.

A function is given its observation (the numbers and the mask of its legal actions) and a generator, and gives a flat
action. None of them sees more than its seat may know.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, runtime_checkable

import numpy as np

import wk_env.natives  # noqa: F401 - so that opponents in mid-game can be copied and pickled
from wk_env.eye import Observation
from wk_env.kernel.rng import Rng, rng_from
from wk_env.session import Session
from wk_env.view import View


@runtime_checkable
class Agent(Protocol):
    """What an agent of the room `agents` can do, as far as a door asks."""

    def reset(self, seed: int) -> None:
        """Begin a new game."""
        ...

    def choose(self, view: View) -> int:
        """One of the legal flat actions."""
        ...


Function: TypeAlias = "Callable[[Observation, np.random.Generator], int]"
Opponent: TypeAlias = "str | Agent | Function"


class Rival(Protocol):
    """An opponent at one seat of one table."""

    def begin(self, seed: int) -> None:
        """Begin a new game, whose chance follows from the seed."""
        ...

    def answer(self, session: Session, seat: int) -> int:
        """A legal flat action of this seat, which is asked."""
        ...


class Chance:
    """Any legal action, each as likely. It need not look to draw lots."""

    def __init__(self) -> None:
        self.luck: Rng = rng_from(0)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.luck = rng_from(seed)

    def answer(self, session: Session, seat: int) -> int:
        """Any legal action."""
        question = session.match.decision
        return session.spec.action_of(question.ask, question.choices()[self.luck.below(question.count)])


class Reflex:
    """A function of what its seat sees."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.luck = np.random.default_rng(0)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.luck = np.random.default_rng(seed)

    def answer(self, session: Session, seat: int) -> int:
        """What the function says to arrays of its own."""
        return session.whole(self.function(session.see(seat), self.luck))


class Mind:
    """An agent."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.agent.reset(seed)

    def answer(self, session: Session, seat: int) -> int:
        """What the agent chooses from its view."""
        return session.whole(self.agent.choose(View(session.spec, session.match, seat, session.observation)))


def uniform(observation: Observation, luck: np.random.Generator) -> int:
    """Any legal action, each as likely, as a function."""
    return int(luck.choice(np.flatnonzero(observation["action_mask"])))


def check_list(opponents: object) -> None:
    """TypeError for opponents that are no list."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        raise TypeError(f"the opponents are {opponents!r}; it takes a list, one opponent a seat, as ['uniform']")


def rivals_of(opponents: Sequence[Opponent]) -> list[Rival]:
    """The opponents at one table, in the order of their seats; a sentence says what is wrong with one."""
    check_list(opponents)
    minds = [id(opponent) for opponent in opponents if isinstance(opponent, Agent)]
    if len(set(minds)) < len(minds):
        raise ValueError("one agent is given for two seats; it takes one for each, or the spec of an agent")
    return [rival_of(opponent) for opponent in opponents]


def rival_of(opponent: Opponent) -> Rival:
    """An opponent at a seat."""
    if opponent == "uniform":
        return Chance()
    if isinstance(opponent, str):
        # The room of the agents stands above this one; it is asked only when somebody names one of them.
        from wk_agents.roster import agent  # noqa: PLC0415

        return Mind(agent(opponent))
    if isinstance(opponent, Agent):
        return Mind(opponent)
    if callable(opponent):
        return Reflex(opponent)
    raise TypeError(
        f"no such opponent: {opponent!r}; it takes 'uniform', the spec of an agent, an agent, or a function of"
        " observation and generator"
    )
