"""A choice step by step: what was on the table before and after each piece of business that followed from it."""

from collections.abc import Iterator
from dataclasses import dataclass

from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.core import Frame


@dataclass(frozen=True)
class Step:
    """One step: the business as it stood before, the table before, and whoever talks about the game after it.

    answered, choice: the question that the step answers and the answer, or NONE where it goes on without one.
    """

    frame: Frame[Table]
    old: Table
    speech: Speech
    answered: int
    choice: int

    @property
    def new(self) -> Table:
        """The table after the step."""
        return self.speech.table

    @property
    def next(self) -> Frame[Table] | None:
        """The business on top after the step."""
        return self.speech.game.top


def unfold(speech: Speech, choice: int) -> Iterator[Step]:
    """Answer the open question on a copy of the game and go on to the next one; use each step before the next."""
    game: Play = speech.game.copy()
    after, asked = Speech(speech.names, game), int(game.decision.ask)
    old, frame = game.state.copy(), game.top
    assert frame is not None
    before = frame.copy()
    game.decision.count = 0
    frame.answer(game, choice)
    yield Step(before, old, after, asked, choice)
    while (frame := game.top) is not None and game.decision.count == 0:
        old, before = game.state.copy(), frame.copy()
        frame.resume(game)
        yield Step(before, old, after, -1, -1)
