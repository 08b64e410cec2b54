"""Every kind of question by its number, gathered from the files in which their rows stand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules import questions as crown_and_glory
from wk_env.games.warrior_knights.rules import asks, asks_of_optional_rules
from wk_env.games.warrior_knights.rules.question_row import Question


def in_order(rows: list[Question]) -> list[Question]:
    """The rows by their numbers; ValueError if a number is missing or taken twice."""
    found = sorted(rows, key=number_of)  # slow-ok: once
    for place in range(len(found)):
        if found[place].ask != place:
            name, ask = found[place].name, found[place].ask
            raise ValueError(f"the question {name!r} has the number {ask}, not {place}")  # slow-ok: a fault
    return found


def number_of(row: Question) -> int:
    """The number of a question."""
    return int(row.ask)


def _subjects(rows: list[Question]) -> vec[i64]:
    kinds: vec[i64] = vec[i64]([0] * len(rows))
    for row in rows:
        kinds[row.ask] = row.subject
    return kinds


def _matters(rows: list[Question]) -> vec[i64]:
    kinds: vec[i64] = vec[i64]([0] * len(rows))
    for row in rows:
        kinds[row.ask] = row.matter
    return kinds


QUESTIONS: Final[list[Question]] = in_order(
    [*asks.QUESTIONS, *asks_of_optional_rules.QUESTIONS, *crown_and_glory.QUESTIONS]
)
ASK_NAMES: Final[list[str]] = [question.name for question in QUESTIONS]
# By question: what its subject is, and its matter.
SUBJECTS: Final[vec[i64]] = _subjects(QUESTIONS)
MATTERS: Final[vec[i64]] = _matters(QUESTIONS)
