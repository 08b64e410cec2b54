"""One decision of a game, before and after: what the happenings are told from."""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.kernel.core import Frame


@dataclass(frozen=True)
class Step:
    """The table before a choice, who was asked what by which business, the choice, and the game after it."""

    old: Table
    ask: int
    seat: int
    choice: int
    stack: list[Frame[Table]]
    after: Play

    @property
    def new(self) -> Table:
        """The table after the choice."""
        return self.after.state

    @property
    def content(self) -> Content:
        """What is printed."""
        return self.old.content

    @property
    def asker(self) -> Frame[Table]:
        """The business that asked."""
        return self.stack[-1]

    def is_done(self, frame: Frame[Table]) -> bool:
        """Whether this business is over now."""
        return all(other is not frame for other in self.after.stack)

    def field(self, name: str) -> int:
        """A number in the business that asked."""
        return int(getattr(self.asker, name))


def step_of(match: KnightsMatch, choice: int) -> Step:
    """Play a choice; what happened. The match goes on."""
    game = match.game
    decision = game.decision
    old, stack = game.state.copy(), list(game.stack)
    ask, seat = int(decision.ask), int(decision.seat)
    match.play(choice)
    return Step(old, ask, seat, choice, stack, game)


def changes(before: vec[i64], after: vec[i64]) -> list[tuple[int, int, int]]:
    """Row, old and new number of each row of a column that changed."""
    old, new = list(before), list(after)
    if old == new:
        return []
    return [(row, here, there) for row, (here, there) in enumerate(zip(old, new, strict=True)) if here != there]
