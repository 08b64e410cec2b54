"""Why the Advisor of Warrior Knights judges as it does: what every agent that lives by it says."""

from collections.abc import Sequence
from typing import Final

from wk_agents.games.warrior_knights.outcomes import contrast
from wk_agents.games.warrior_knights.reasons import case_of, plea, reasons_for

from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.words.things import listed
from wk_env.kernel.advisor import BEST_LEVEL
from wk_env.play.view import View


class KnightsExplanations:
    """The reasons that stand beside the scores of the policy, and the terms of the evaluation."""

    def case(self, name: str, view: View, action: int, style: str, level: int) -> str:
        """What speaks for it, the odds if it is a matter of odds, and what sets it apart from the next best option."""
        case = case_of(match_of(view), weights_of(style, level), view.spec.choice_of(view.ask, action))
        return plea(name, view, action, case)

    def merits(self, view: View, action: int, style: str) -> str:
        """What the policy itself says for it."""
        choice = view.spec.choice_of(view.ask, action)
        return listed(reasons_for(view, case_of(match_of(view), weights_of(style, BEST_LEVEL), choice)))

    def contrast(self, view: View, choice: int, other: int, seeds: Sequence[int]) -> str:
        """In what terms of the evaluation the outcomes of two choices differ most."""
        return contrast(view, choice, other, seeds)


def match_of(view: View) -> KnightsMatch:
    """A match that the seat of a view could be in."""
    match = view.imagine(0)
    assert isinstance(match, KnightsMatch)
    return match


KNIGHTS_EXPLANATIONS: Final = KnightsExplanations()
