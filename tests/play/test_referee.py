"""Whatever an agent answers, raises or wastes, the referee says of what kind it is; a legal answer is a choice."""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
import pytest

from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.kernel.spec import Match
from wk_env.play.referee import (
    CRASH,
    ILLEGAL,
    OVERTIME,
    Agent,
    AgentError,
    BatchAgent,
    asked,
    choice_of,
    choices_of,
    refuse_late,
)
from wk_env.play.view import View

Answering = Callable[[View], object]


class Mind:
    """An agent that answers as a function says."""

    def __init__(self, answer: Answering) -> None:
        self.answer = answer

    def reset(self, seed: int) -> None:
        """Nothing to forget."""

    def choose(self, view: View) -> int:
        """Whatever the function says."""
        return self.answer(view)  # type: ignore[return-value]  # anything may come


class RiddleError(AgentError):
    """A fault that cannot be told, of a kind that there is not."""

    def __init__(self) -> None:
        super().__init__("", "winning")
        self.kind = "winning"

    def __str__(self) -> str:
        raise ArithmeticError


def fails(fault: BaseException) -> Callable[[object], object]:
    """An agent that raises."""

    def answer(given: object) -> object:
        raise fault

    return answer


def begun() -> tuple[Match, View]:
    """A match and what its asked seat sees."""
    match = TOLLGATE.new_match({}, 1)
    return match, View(TOLLGATE, match, match.decision.seat)


WRONG: Final[list[tuple[Answering, str, str]]] = [
    (lambda view: None, ILLEGAL, "answered 'bid' with 'None', which is none of"),
    (lambda view: True, ILLEGAL, "answered 'bid' with 'True', which is none of"),
    (lambda view: 1.0, ILLEGAL, "answered 'bid' with '1.0', which is none of"),
    (lambda view: str(view.actions[0]), ILLEGAL, "which is none of"),
    (lambda view: -1, ILLEGAL, "answered 'bid' with '-1', which is none of"),
    (lambda view: TOLLGATE.action_count, ILLEGAL, "which is none of"),
    (lambda view: 10**30, ILLEGAL, "answered 'bid' with '1000"),
    (fails(KeyError("where")), CRASH, "KeyError: 'where' .test_referee.py:"),
    (fails(SystemExit(3)), CRASH, "SystemExit: 3"),
    (fails(AgentError("told before", ILLEGAL)), ILLEGAL, "me: illegal action: told before$"),
    (fails(RiddleError()), CRASH, "it cannot be told, for ArithmeticError"),
]


@pytest.mark.parametrize(("answer", "kind", "sentence"), WRONG)
def test_a_wrong_answer_is_named_with_its_kind(answer: Answering, kind: str, sentence: str) -> None:
    match, view = begun()
    before = match.digest()
    with pytest.raises(AgentError, match=sentence) as told:
        choice_of(Mind(answer), view, match, "me")
    assert (told.value.kind, str(told.value).startswith(f"me: {kind}: ")) == (kind, True)
    assert match.digest() == before


@pytest.mark.parametrize("number", [int, np.int64, np.uint8])
def test_a_legal_answer_is_the_choice_that_its_action_means(number: Callable[[int], object]) -> None:
    match, view = begun()
    for action, choice in zip(view.actions, view.choices, strict=True):
        assert choice_of(Mind(lambda _, own=action: number(own)), view, match, "me") == choice  # type: ignore[misc]


class Several:
    """Agents that are asked together; what they answer is given."""

    batch = "several"

    def __init__(self, answer: Callable[[Sequence[View]], object]) -> None:
        self.answer = answer

    def reset(self, seed: int) -> None:
        """Begin a new game."""

    def choose(self, view: View) -> int:
        """The answer to one."""
        return self.choose_batch([self], [view])[0]

    def choose_batch(self, agents: Sequence[Agent], views: Sequence[View]) -> Sequence[int]:
        """The answers to all."""
        return self.answer(views)  # type: ignore[return-value]  # anything may come


def test_agents_that_are_asked_together_answer_each_his_own_question() -> None:
    (match, view), several = begun(), Several(lambda views: [view.actions[-1] for view in views])
    assert isinstance(several, BatchAgent)
    found = choices_of([several] * 2, [view] * 2, [match] * 2, ["me", "you"])
    assert found == [view.choices[-1]] * 2


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (lambda views: [views[0].actions[0], -1], "you: illegal action: answered 'bid' with '-1'"),
        (lambda views: [views[0].actions[0]], "me: illegal action: gave 1 answers to 2 questions"),
        (lambda views: [*views[0].actions[:1], None], "you: illegal action: answered 'bid' with 'None'"),
        (fails(KeyError("where")), "me: crash: KeyError: 'where'"),
        (fails(AgentError("told before", ILLEGAL)), "me: illegal action: told before$"),
    ],
)
def test_who_fails_among_several_is_named(answer: Callable[[Sequence[View]], list[int]], sentence: str) -> None:
    match, view = begun()
    with pytest.raises(AgentError, match=sentence):
        choices_of([Several(answer)] * 2, [view] * 2, [match] * 2, ["me", "you"])


def test_who_interrupts_the_program_is_no_agent_unless_it_is_said() -> None:
    _, view = begun()
    with pytest.raises(KeyboardInterrupt):
        asked(Mind(fails(KeyboardInterrupt())), view)
    with pytest.raises(AgentError, match="KeyboardInterrupt"):
        asked(Mind(fails(KeyboardInterrupt())), view, (BaseException,))


def test_who_takes_too_long_is_told_so() -> None:
    with pytest.raises(AgentError, match=r"thought longer than 0\.5 s about 'bid'") as told:
        refuse_late(600_000_000, 0.5, "bid")
    assert told.value.kind == OVERTIME
    refuse_late(400_000_000, 0.5, "bid")
