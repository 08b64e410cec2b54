"""Who plays the seats that do not learn: `"uniform"`, any agent by its spec, an agent, or a function.

A function is given its observation (the numbers and the mask of its legal actions) and a generator, and gives a flat
action. A `batched` function is asked once for all tables that wait for it. None sees more than its seat may know.
"""

import sys
from collections.abc import Callable, Hashable, Sequence
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

import wk_env.play.native_copies  # noqa: F401 - so that opponents in mid-game can be copied and pickled
from wk_env.doors.observer import Mask, Numbers, Observation
from wk_env.doors.session import DoorSession
from wk_env.kernel.rng import Rng, rng_from
from wk_env.play.referee import Agent, BatchAgent, choice_of, choices_of
from wk_env.play.view import View

Function: TypeAlias = "Callable[[Observation, np.random.Generator], int]"
Together: TypeAlias = "Callable[[Numbers, Mask, np.random.Generator], Sequence[int] | NDArray[np.int64]]"


class Batched:
    """A function that answers for many seats at once: a row of numbers and of the mask for each, an action for each."""

    def __init__(self, function: Together) -> None:
        if not callable(function):
            raise TypeError(f"what is to be batched is {function!r}; it takes a function")
        self.function: Together = function
        self.__module__ = function.__module__

    def __reduce__(self) -> "str | tuple[object, ...]":
        name: str = getattr(self.function, "__qualname__", "")
        is_decorated = getattr(sys.modules.get(self.__module__), name, None) is self
        return name if is_decorated else (Batched, (self.function,))


def batched(function: Together) -> Batched:
    """An opponent that is called once for all tables that wait for it, by observations, masks and a generator.

    The arrays have a row for each; it gives a flat action for each row. Fit to decorate a function with.
    """
    return Batched(function)


Opponent: TypeAlias = "str | Agent | Function | Batched"


class Rival(Protocol):
    """An opponent at one seat of one table."""

    def begin(self, seed: int) -> None:
        """Begin a new game, whose chance follows from the seed."""
        ...

    def play(self, session: DoorSession, seat: int) -> None:
        """Answer for this seat, which is asked; ValueError, or what a function raises, if that goes wrong."""
        ...


class BatchRival:
    """An opponent at one seat of one table that is asked once for all tables that wait for it or for its like."""

    def __init__(self, group: Hashable) -> None:
        self.group: Hashable = group  # the same for those that are asked together

    def begin(self, seed: int) -> None:
        """Begin a new game, whose chance follows from the seed."""
        raise NotImplementedError

    def play_batch(self, waiting: "Sequence[Waiting]") -> None:
        """Answer for all of its group whose seat is asked at their tables."""
        raise NotImplementedError

    def play(self, session: DoorSession, seat: int) -> None:
        """Answer for this seat alone."""
        self.play_batch([(self, session)])


Waiting: TypeAlias = "tuple[BatchRival, DoorSession]"


def play_waiting(waiting: Sequence[Waiting]) -> None:
    """Let opponents answer where they are asked, each group at once."""
    groups: dict[Hashable, list[Waiting]] = {}
    for rival, session in waiting:
        groups.setdefault(rival.group, []).append((rival, session))
    for rows in groups.values():
        rows[0][0].play_batch(rows)


class Chance:
    """Any legal action, each as likely. It need not look to draw lots."""

    def __init__(self) -> None:
        self.luck: Rng = rng_from(0)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.luck = rng_from(seed)

    def play(self, session: DoorSession, seat: int) -> None:
        """Any legal choice."""
        question = session.match.decision
        session.play(question.choices()[self.luck.below(question.count)])


class Reflex:
    """A function of what its seat sees."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.luck = np.random.default_rng(0)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.luck = np.random.default_rng(seed)

    def play(self, session: DoorSession, seat: int) -> None:
        """What the function says to arrays of its own."""
        session.act(session.whole(self.function(session.see(seat), self.luck)))


class Chorus(BatchRival):
    """A batched function at one seat."""

    def __init__(self, together: Batched) -> None:
        super().__init__(together)
        self.together = together
        self.luck = np.random.default_rng(0)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.luck = np.random.default_rng(seed)

    def play_batch(self, waiting: Sequence[Waiting]) -> None:
        """What the function says to a row for each seat that is asked; its chance is that of the first."""
        seen = [session.see(session.match.decision.seat) for _, session in waiting]
        numbers: Numbers = np.stack([own["observation"] for own in seen])
        answers = np.asarray(self.together.function(numbers, np.stack([own["action_mask"] for own in seen]), self.luck))
        if answers.shape != (len(seen),) or answers.dtype.kind not in "iu":
            raise ValueError(f"a batched opponent gave {answers!r}; it takes {len(seen)} whole numbers, one a row")
        for answer, (_, session) in zip(answers, waiting, strict=True):
            session.act(session.whole(answer))


class Mind:
    """An agent."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.who = name_of(agent)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.agent.reset(seed)

    def play(self, session: DoorSession, seat: int) -> None:
        """What the agent chooses from its view; AgentError if it fails."""
        match = session.match
        view = View(session.spec, match, seat, session.observed_as)
        session.play(choice_of(self.agent, view, match, self.who))


class BatchMind(BatchRival):
    """An agent that is asked together with its like."""

    def __init__(self, agent: BatchAgent) -> None:
        super().__init__(agent.batch)
        self.agent = agent
        self.who = name_of(agent)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.agent.reset(seed)

    def play_batch(self, waiting: Sequence[Waiting]) -> None:
        """What the agents choose from their views; AgentError if one fails."""
        minds = [mind for mind, _ in waiting if isinstance(mind, BatchMind)]
        sessions = [session for _, session in waiting]
        matches = [session.match for session in sessions]
        views = [
            View(session.spec, match, match.decision.seat, session.observed_as)
            for session, match in zip(sessions, matches, strict=True)
        ]
        agents, names = [mind.agent for mind in minds], [mind.who for mind in minds]
        for session, choice in zip(sessions, choices_of(agents, views, matches, names), strict=True):
            session.play(choice)


def mind_of(agent: Agent) -> "Mind | BatchMind":
    """An agent at a seat."""
    return BatchMind(agent) if isinstance(agent, BatchAgent) else Mind(agent)


def name_of(agent: Agent) -> str:
    """What an agent is called."""
    return str(getattr(agent, "name", type(agent).__name__))


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

        return mind_of(agent(opponent))
    if isinstance(opponent, Agent):
        return mind_of(opponent)
    if isinstance(opponent, Batched):
        return Chorus(opponent)
    if callable(opponent):
        return Reflex(opponent)
    raise TypeError(
        f"no such opponent: {opponent!r}; it takes 'uniform', the spec of an agent, an agent, or a function of"
        " observation and generator"
    )
