"""The question whether a Baron concedes to the King, in words."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import YES
from wk_env.games.warrior_knights.words.topics import say_foe
from wk_env.games.warrior_knights.words.wording import Asked, Wording


def say_choice(asked: Asked, choice: int) -> str:
    """To give up, or not."""
    return f"concede to {asked.it}" if choice == YES else f"fight on against {asked.it}"


CONCEDING: Final = (
    Wording(
        asks.CONCEDE,
        "Do you concede to King {it}?",
        say_choice,
        "yes or no: whoever concedes plays on, but the King has won once all others have.",  # VR-113, VR-114
        topic=say_foe,
    ),
)
