"""Plays by rule: takes the option that the game's Advisor scores best; a style says what it wants, a level how it errs.

What an answer is worth stands with each game, in its folder `advice`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from wk_agents.advised import AdvisedAgent
from wk_agents.reasons import reasons_of_game
from wk_agents.specs import Value

from wk_env.kernel.advisor import BEST_LEVEL, USUAL_STYLE, Advisor
from wk_env.kernel.core import State
from wk_env.kernel.rng import Rng
from wk_env.kernel.spec import GameSpec
from wk_env.play.view import View

FINE: Final = 1000
# How far a level's judgement strays, in per cent of what lies between the best option and the average one.
STRAYS: Final = (0, 215, 180, 147, 115, 85, 0)


class Steward(AdvisedAgent):
    """Plays by rule, in a style of its own, at six levels from beginner to strong; with offers=0 without bargains."""

    def __init__(self, name: str, style: Value = USUAL_STYLE, level: Value = BEST_LEVEL, offers: Value = 1) -> None:
        if offers not in {0, 1}:
            raise ValueError(f"steward has offers={offers!r}; it takes 1, or 0 to make and take no offers")
        if not isinstance(level, int) or not 1 <= level <= BEST_LEVEL:
            raise ValueError(f"steward has level={level!r}; it takes a whole number from 1 to {BEST_LEVEL}")
        super().__init__(name, style, level)
        self.offers: int = int(offers)

    def new_advisor(self, spec: GameSpec) -> Advisor[State]:
        """An advisor of its style and level for a game, who bargains or refuses to."""
        usual = super().new_advisor(spec)
        return usual if self.offers else usual.in_style(self.style, self.level, 0)

    def choose(self, view: View) -> int:
        """The option with the highest score, as far as its level judges it right; of equals the first."""
        advisor, game = self.position(view)
        best = advisor.judge(game)
        stray = STRAYS[self.level]
        if stray:
            best = strayed(advisor.scores, int(game.decision.count), stray, self.luck)
        return view.spec.action_of(view.ask, int(game.decision.options[best]))

    def explain(self, view: View, action: int) -> str:
        """What speaks for it, and what sets it apart from the next best option."""
        reasons, choice = reasons_of_game(view.spec), view.spec.choice_of(view.ask, action)
        return reasons.case(self.name, view.imagine(0), choice, self.style, self.level)


def strayed(scores: vec[i64], count: int, stray: int, luck: Rng) -> int:
    """The place of the highest score in the eyes of somebody who misjudges each by up to a share of the spread."""
    row = list(scores[:count])
    spread = max(row) - sum(row) // count
    seen = [score + spread * stray * luck.below(FINE) // (100 * FINE) for score in row]
    return seen.index(max(seen))
