"""What one row says of a question: its number and name, the actions that its choices are, and what it is about."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

# What a subject or matter is. A number is the same for every viewer; the others are counted from his seat on.
NOTHING: Final[i64] = 0
NUMBER: Final[i64] = 1
OF_SEAT: Final[i64] = 2
OF_NOBLE: Final[i64] = 3
OF_ARMY: Final[i64] = 4
OF_HOLD: Final[i64] = 5


@mypyc_attr(acyclic=True)
class Choices:
    """So many choices of a question that are the actions of a block of the action space, from a start within it on."""

    __slots__ = ("block", "count", "start")

    def __init__(self, block: str, count: i64, start: i64 = 0) -> None:
        self.block: str = block
        self.count: i64 = count
        self.start: i64 = start


class Question:
    """A kind of question. Its choices are numbered on from one block to the next."""

    __slots__ = ("ask", "choices", "matter", "name", "subject")

    def __init__(
        self, ask: i64, name: str, choices: list[Choices], subject: i64 = NOTHING, matter: i64 = NOTHING
    ) -> None:
        self.ask: i64 = ask
        self.name: str = name
        self.choices: list[Choices] = choices
        self.subject: i64 = subject  # what table.subject is while the question is open
        self.matter: i64 = matter  # what table.matter is


# Choices that many questions have.
NO_OR_YES: Final = Choices("answer", 2)
NONE_OF_THEM: Final = Choices("none", 1)
OWN_NOBLE: Final = Choices("own place", 4)
OWN_ARMY: Final = Choices("own place", 5)  # a Noble or the stronghold
ANY_AREA: Final = Choices("area", 62)
ANY_CITY: Final = Choices("city", 24)
ANY_BARON: Final = Choices("baron", 6)
ANY_TROOPS: Final = Choices("kind of troops", 26)
ANY_MERCENARIES: Final = Choices("kind of troops", 24)
SPECIAL_TROOPS: Final = Choices("special troops", 31)  # kinds from 27 on
SO_MANY: Final = Choices("number", 32)
CROWNS_ASKED_FOR: Final = Choices("ask for crowns", 32)
ANY_HEIR: Final = Choices("heir", 24)
ANY_ADVANCEMENT: Final = Choices("advancement", 44)
KILLED_HEIR: Final = Choices("kill an heir", 24)
