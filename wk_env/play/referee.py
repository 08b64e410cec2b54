"""The one place that asks an agent and checks what it answers.

Tournament, terminal, doors and isolated agents all ask here. An agent may raise anything, answer anything and take any
time: what comes out is a legal choice, or an AgentError.
"""

import operator
from collections.abc import Sequence
from typing import Final, Protocol, TypeAlias, runtime_checkable

from wk_env.kernel.spec import GameSpec, Match
from wk_env.play.faults import LONGEST_TOLD, in_words, readable, said_by
from wk_env.play.view import View

# What an agent may do wrong when it is asked.
CRASH: Final = "crash"
ILLEGAL: Final = "illegal action"
OVERTIME: Final = "over time"
KINDS: Final = (CRASH, ILLEGAL, OVERTIME)
SECOND: Final = 1_000_000_000  # nanoseconds
SHOWN: Final = 50  # characters of an answer
LARGEST: Final = 2**62  # beyond all actions
Faults: TypeAlias = tuple[type[BaseException], ...]
USUAL_FAULTS: Final[Faults] = (Exception, SystemExit)  # whoever interrupts the program is no agent


@runtime_checkable
class Agent(Protocol):
    """Whoever answers for a seat; those of the room `agents` can do more."""

    def reset(self, seed: int) -> None:
        """Begin a new game."""
        ...

    def choose(self, view: View) -> int:
        """One of the legal flat actions."""
        ...


@runtime_checkable
class BatchAgent(Agent, Protocol):
    """An agent that can be asked together with others, which costs less than asking one after another."""

    @property
    def batch(self) -> str:
        """What it shares with those whom it can be asked together with."""
        ...

    def choose_batch(self, agents: Sequence[Agent], views: Sequence[View]) -> Sequence[int]:
        """What each of some agents of its batch chooses from its view: what it would if it were asked alone."""
        ...


class AgentError(ValueError):
    """What an agent did wrong when it was asked: of what kind, and in one sentence that files take."""

    def __init__(self, reason: str, kind: str = CRASH) -> None:
        super().__init__(reason)
        self.kind: str = kind if kind in KINDS else CRASH


# What was answered: as a whole number if it is one, and in words, which are empty for a plain number.
Answer: TypeAlias = tuple[int | None, str]


def choice_of(agent: Agent, view: View, match: Match, who: str) -> int:
    """The legal choice of an agent in a match that it knows as a view; AgentError names who failed."""
    try:
        return choice_meant(asked(agent, view), view.spec, match)
    except AgentError as fault:
        raise named(fault, who) from fault


def choices_of(
    agents: Sequence[BatchAgent], views: Sequence[View], matches: Sequence[Match], names: Sequence[str]
) -> list[int]:
    """The legal choices of agents of one batch, each in a match that it knows as a view; AgentError names who failed.

    What goes wrong before there are answers is laid to the first.
    """
    try:
        answers = [answer_read(given) for given in agents[0].choose_batch(agents, views)]
    except USUAL_FAULTS as fault:
        raise named(AgentError(reason_of(fault), kind_of(fault)), names[0]) from fault
    if len(answers) != len(views):
        raise named(AgentError(f"gave {len(answers)} answers to {len(views)} questions", ILLEGAL), names[0])
    found: list[int] = []
    for answer, view, match, who in zip(answers, views, matches, names, strict=True):
        try:
            found.append(choice_meant(answer, view.spec, match))
        except AgentError as fault:
            raise named(fault, who) from fault
    return found


def named(fault: AgentError, who: str) -> AgentError:
    """What an agent did wrong, with its name."""
    return AgentError(f"{who}: {fault.kind}: {fault}", fault.kind)


def asked(agent: Agent, view: View, faults: Faults = USUAL_FAULTS) -> Answer:
    """What an agent answers to its view; AgentError if it raises one of these faults, or its answer does."""
    try:
        given = agent.choose(view)
        return (given, "") if type(given) is int and -LARGEST < given < LARGEST else answer_read(given)
    except faults as fault:
        raise AgentError(reason_of(fault), kind_of(fault)) from fault


def answer_read(given: object) -> Answer:
    """An answer as a whole number, numpy's included, but no truth; to read it may run code of whoever gave it."""
    try:
        action = LARGEST if isinstance(given, bool) else operator.index(given)  # type: ignore[arg-type]  # the question
    except TypeError:
        action = LARGEST
    return action if -LARGEST < action < LARGEST else None, str(given)[:SHOWN]


def reason_of(fault: BaseException) -> str:
    """Why an agent failed; where it plays in a process of its own, that has said so already."""
    return readable(said_by(fault, LONGEST_TOLD)) if isinstance(fault, AgentError) else in_words(fault)


def kind_of(fault: BaseException) -> str:
    """Of what kind it is that an agent failed."""
    return fault.kind if isinstance(fault, AgentError) else CRASH


def choice_meant(answer: Answer, spec: GameSpec, match: Match) -> int:
    """The legal choice that an answer to the open question means; AgentError if it means none."""
    question, (action, said) = match.decision, answer
    if action is not None and question.allows(choice := spec.codes.choice_of(question.ask, action)):
        return int(choice)
    asked_about = spec.asks[question.ask]
    reason = f"answered {asked_about!r} with {said or str(action)!r}, which is none of {question.count} actions"
    raise AgentError(reason, ILLEGAL)


def refuse_late(nanoseconds: int, seconds: float, question: str) -> None:
    """AgentError for whoever thought longer about a question than there is time."""
    if nanoseconds > seconds * SECOND:
        raise AgentError(too_late(question, seconds), OVERTIME)


def too_late(question: str, seconds: float) -> str:
    """The reason of whoever thinks longer about a question than there is time."""
    return f"thought longer than {seconds:g} s about {question!r}"
