"""What agents say of a choice beyond its numbers: each game may have its own words."""

from collections.abc import Sequence
from typing import Final, Protocol

from wk_agents.games.warrior_knights.knights_explanations import KNIGHTS_EXPLANATIONS

from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.spec import GameSpec
from wk_env.play.view import View


class Explanations(Protocol):
    """Why an Advisor judges as it does, in the words of its game."""

    def case(self, name: str, view: View, action: int, style: str, level: int) -> str:
        """Why an agent of this name, style and level would take an action or would not, in one sentence."""
        ...

    def merits(self, view: View, action: int, style: str) -> str:
        """What speaks for the best action, as a clause."""
        ...

    def contrast(self, view: View, choice: int, other: int, seeds: Sequence[int]) -> str:
        """In what the outcomes of two choices differ most in the worlds of these seeds, as a clause or nothing."""
        ...


class PlainExplanations:
    """What can be said of any game: how the scores compare."""

    def case(self, name: str, view: View, action: int, style: str, level: int) -> str:
        """Whether the action has the best score, and which option comes next or before it."""
        scores = scores_of(view, style, level)
        place = view.actions.index(action)
        others = [rival for rival in range(len(scores)) if rival != place]
        said = view.say(action)
        if not others:
            return f"{name} would {said}: there is no other choice."
        best = max(others, key=scores.__getitem__)
        rival = view.say(view.actions[best])
        if scores[place] < scores[best]:
            return f"{name} would rather {rival} than {said}: its rule gives that a higher score."
        as_good = "the same score as" if scores[place] == scores[best] else "a higher score than"
        return f"{name} would {said}: its rule gives that {as_good} the next best, to {rival}."

    def merits(self, view: View, action: int, style: str) -> str:
        """That it has the best score."""
        return f"its rule puts it first of {len(view.actions)}"

    def contrast(self, view: View, choice: int, other: int, seeds: Sequence[int]) -> str:
        """Nothing: the terms of a value are the game's own."""
        return ""


def scores_of(view: View, style: str, level: int) -> list[int]:
    """How the game's Advisor scores the options, in their order."""
    assert view.spec.advisor is not None
    advisor = view.spec.advisor.in_style(style, level)
    game = advisor.game_of(view.imagine(0))
    if game.decision.count == 1:
        return [0]
    advisor.judge(game)
    return [int(score) for score in advisor.scores[: game.decision.count]]


PLAIN: Final = PlainExplanations()
EXPLANATIONS: Final[dict[str, Explanations]] = {WARRIOR_KNIGHTS.id: KNIGHTS_EXPLANATIONS}


def explanations_of(spec: GameSpec) -> Explanations:
    """What is said of a game, plainly if it has no words of its own."""
    return EXPLANATIONS.get(spec.id, PLAIN)
