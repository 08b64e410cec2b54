"""Capitulation in words: the question to who is inside a besieged city."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.queries import besieges
from wk_env.games.warrior_knights.words.topics import say_hold, say_nobody
from wk_env.games.warrior_knights.words.wording import Asked, Wording
from wk_env.kernel.english import listed

SAYS: Final = (
    "a Baron with Nobles in a besieged city may give it up: they go free, and he and the besieger have a truce until"
    " the end of the round"
)


def say_capitulation(asked: Asked, choice: int) -> str:
    """To hold out, or to whom the city is given up."""
    if choice == asks.HOLD_OUT:
        return f"hold out in {asked.it}"
    return f"give up {asked.it} to {asked.baron(choice)} for free passage and a truce"


def ask_capitulation(asked: Asked) -> str:
    """The question with everybody who besieges the city, where none of them has just begun."""
    table = asked.table
    if table.matter != NONE:
        return ""
    besiegers = [asked.baron(seat) for seat in range(table.seats) if besieges(table, seat, int(table.subject))]
    return f"Does {asked.it} capitulate, besieged by {listed(besiegers)}?"


CAPITULATION: Final = (
    Wording(
        asks.CAPITULATE,
        "Does {it} capitulate to {by}, who has just laid siege to it?",
        say_capitulation,
        (  # VR-066, VR-067
            "to hold out, or a besieger to whom the city is given up: all your Nobles there must have an area next to"
            " it or your stronghold to go to."
        ),
        topic=say_hold,
        matter=say_nobody,
        in_particular=ask_capitulation,
    ),
)
