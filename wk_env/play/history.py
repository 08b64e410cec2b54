"""A match and the choices that led to it: what sittings, doors, records and tournaments keep of a game."""

from collections.abc import Sequence
from typing import Final

from wk_env.kernel.spec import GameSpec, Match, Settings
from wk_env.play.registry import game_named

SEEDS: Final = 2**62  # so many there are, from 0 on


class History:
    """A match in play, the rules and the seed from which it began, and every choice since.

    A match that began at a position of its own, as nobody knows the way to, has no choices before that.
    """

    def __init__(
        self, spec: GameSpec, match: Match, rules: Settings, seed: int, choices: Sequence[int] | None = ()
    ) -> None:
        self.spec: GameSpec = spec
        self.match: Match = match
        self.rules: Settings = rules
        self.seed: int = seed
        self.choices: list[int] = list(choices or ())
        self.is_whole: bool = choices is not None

    def play(self, choice: int) -> None:
        """Answer the open question with a legal choice."""
        self.match.play(choice)
        self.choices.append(choice)

    def act(self, action: int) -> None:
        """Answer the open question with a legal flat action; ValueError if it is not legal."""
        self.choices.append(self.match.act(action))

    def copy(self) -> "History":
        """An independent copy, chance included."""
        twin = History(self.spec, self.match.copy(), self.rules, self.seed, self.choices)
        twin.is_whole = self.is_whole
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "History":
        twin = memo[id(self)] = self.copy()
        return twin

    def __getstate__(self) -> dict[str, object]:
        return {**vars(self), "spec": self.spec.id, "match": self.match.pack()}

    def __setstate__(self, carried: dict[str, object]) -> None:
        position = carried["match"]
        assert isinstance(position, bytes), "a pickle of this class holds a position"
        self.__dict__.update(carried)
        self.spec = game_named(str(carried["spec"]))
        self.match = self.spec.unpack(position)


def new_history(spec: GameSpec, rules: Settings, seed: int) -> History:
    """A new game of this seed; ValueError names what is wrong with the rules or the seed."""
    if not 0 <= seed < SEEDS:
        raise ValueError(f"the seed is {seed}; it takes a whole number from 0 to {SEEDS - 1}")
    settings = spec.settings(rules)
    return History(spec, spec.new_match(settings, seed), settings, seed)
