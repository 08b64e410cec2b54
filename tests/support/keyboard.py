"""A keyboard at which a test types, and all that the terminal shows."""

from pathlib import Path

from wk_agents.roster import agent
from wk_agents.table.composed_prompts import prompt_of
from wk_agents.table.prompts import Prompt
from wk_agents.table.session import TableSession
from wk_agents.table.terminal import Terminal

KNIGHTS = "wk/warrior-knights"


def first_action(session: TableSession) -> int:
    """The first answer of the person who is asked."""
    seat = session.run()
    assert seat is not None
    return session.view(seat).actions[0]


def terminal(session: TableSession, path: Path, wanted: list[str]) -> tuple[Terminal, list[str]]:
    """A terminal at which these lines are typed, then the end of the input; and what it shows."""
    lines, shown = iter(wanted), list[str]()

    def ask(line: str) -> str:
        shown.append(line)
        typed = next(lines, None)
        if typed is None:
            raise EOFError
        return typed

    return Terminal(session, path, ask, shown.append), shown


def prompt(session: TableSession) -> Prompt:
    """The prompt of the question to the person who is asked."""
    seat = session.run()
    assert seat is not None
    return prompt_of(session.view(seat))


def driven(session: TableSession, path: Path, decisions: int, between: list[str]) -> list[str]:
    """What a terminal shows while people answer as stewards would, after typing some of the commands each time."""
    shown, steward, asked = list[str](), agent("steward"), list[str]()

    def ask(line: str) -> str:
        shown.append(line)
        if "Enter" in line or "(y/n)" in line:
            return "y" if "(y/n)" in line else ""
        if len(asked) == decisions * (len(between) + 1) or session.asked is None:
            raise EOFError
        asked.append(line)
        turn = len(asked) % (len(between) + 1)
        if turn:
            return between[turn - 1]
        question = prompt(session)
        return question.typed_for(question.advised(steward.choose))

    Terminal(session, path, ask, shown.append).run()
    return "\n".join(shown).splitlines()
