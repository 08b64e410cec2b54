"""Options by class: answers one by one, while areas, cities, cards and numbers count as one of their kind."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.questions import ASK_NAMES, QUESTIONS
from wk_env.games.warrior_knights.rules.state import Play

PLACES: Final = 5
STRONGHOLD: Final = 4
# Blocks of which each option counts by itself.
ONE_BY_ONE: Final = {
    "answer",
    "none",
    "arrive",
    "go back",
    "plan",
    "act",
    "special area",
    "spot",
    "own place",
    "all chosen",
    "breach",
    "neutral city",
    "repair the stronghold",
    "voyage",
    "postpone",
    "place of an agenda",
}
# Questions in which a Baron may name himself.
SELF_TOO: Final = {asks.DRAWER, asks.FOR_BARON, asks.TIE, asks.PROPOSE}
# The flat space keeps room for these; no rule ever offers them.
NEVER_OFFERED: Final = frozenset(
    {
        *(f"allocate: special area {area}" for area in (0, 1, 2, 3, 7)),
        "hire: hire several",
        "deserter: none 0",
        "sacrifice: none 0",
        "who_first: own place 4",
    }
)
# Offered so seldom that 5,323 games had none; a test of its rule offers it.
HARDLY_EVER: Final = frozenset({"deserting: city"})


def kind_of_transfer(place: int) -> str:
    """Between what troops pass."""
    giver, receiver = divmod(place, PLACES)
    if giver == STRONGHOLD:
        return "from the stronghold"
    return "to the stronghold" if receiver == STRONGHOLD else "between Nobles"


def kind_of_number(place: int) -> str:
    """Nothing, or something."""
    return "more" if place else "nothing"


def kind_of_votes(place: int) -> str:
    """No Votes, some, or a hundred and more."""
    return "a hundred more" if place == asks.HUNDRED_MORE else kind_of_number(place)


# Blocks whose options fall into a few kinds.
KINDS: Final[dict[str, Callable[[int], str]]] = {
    "transfer": kind_of_transfer,
    "number": kind_of_number,
    "votes": kind_of_votes,
}


def name_of(ask: int, block: str, place: int) -> str:
    """The class of an option at a place of a block, as an answer to a question."""
    name = f"{ASK_NAMES[ask]}: {block}"
    if (ask, block) == (asks.DESERTING, "own place"):
        return f"{name}, {'stronghold' if place == STRONGHOLD else 'Noble'}"
    if block in ONE_BY_ONE:
        return f"{name} {place}"
    if block in KINDS:
        return f"{name}, {KINDS[block](place)}"
    return f"{name} {place}" if (ask, block) == (asks.HIRE, "kind of troops") else name


@lru_cache(maxsize=100_000)
def class_of(ask: int, choice: int) -> tuple[str, str]:
    """The class of an option and its block."""
    first = 0
    for row in QUESTIONS[ask].choices:
        if choice < first + row.count:
            return name_of(ask, row.block, int(row.start) + choice - first), row.block
        first += int(row.count)
    raise AssertionError(f"{ASK_NAMES[ask]} has no choice {choice}")


def first_baron(ask: int) -> int:
    """The choice that means seat 0 in a question about Barons."""
    return {int(asks.TIE): int(asks.TIE_BARON), int(asks.PROPOSE): int(asks.LIFT_BAN)}.get(ask, 0)


def option_of(game: Play, choice: int) -> str:
    """The class of an option of the open question."""
    ask = int(game.decision.ask)
    name, block = class_of(ask, choice)
    if block not in {"baron", "lift ban"} or ask not in SELF_TOO:
        return name
    return f"{name}, {'himself' if choice - first_baron(ask) == game.decision.seat else 'another'}"


def all_options() -> set[str]:
    """The class of every option of every question."""
    found: set[str] = set()
    for ask, row in ((int(question.ask), row) for question in QUESTIONS for row in question.choices):
        block = row.block
        names = {name_of(ask, block, int(row.start) + place) for place in range(row.count)}
        if block in {"baron", "lift ban"} and ask in SELF_TOO:
            names = {f"{name}, {who}" for name in names for who in ("himself", "another")}
        found |= names
    return found - NEVER_OFFERED - HARDLY_EVER
