"""What sits in a seat: an agent answers the question of a View. It is given nothing else."""

from abc import ABC, abstractmethod
from typing import ClassVar

import wk_env.play.native_copies  # noqa: F401 - so that agents in mid-game can be copied and pickled
from wk_env.kernel.rng import Rng, rng_from
from wk_env.play.view import View


class Agent(ABC):
    """Whoever plays a seat. The same seed and the same views give the same answers."""

    # Attributes that hold nothing between two answers; all others are to be data (see memory.py).
    tools: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.luck: Rng = rng_from(0)

    def reset(self, seed: int) -> None:
        """Begin a new game: forget the last one; all chance follows from the seed."""
        self.luck = rng_from(seed)

    def check(self, game: str) -> None:  # noqa: B027 - most agents have nothing to refuse
        """ValueError if it cannot play the game of this id; as a rule it plays any."""

    @abstractmethod
    def choose(self, view: View) -> int:
        """One of `view.actions`."""

    def explain(self, view: View, action: int) -> str:
        """Why this action, in one sentence, from what the seat can know."""
        return f"{self.name} chose to {view.say(action)}."
