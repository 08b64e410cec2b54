"""Plays by hand-written rules, one a kind of question; a style says what it aims for, a level how often it errs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from wk_agents.games.warrior_knights.base import KnightsAgent
from wk_agents.games.warrior_knights.reasons import case_of, plea
from wk_agents.specs import Value

from wk_env.games.warrior_knights.advice.policy.answers import best_option, score_options
from wk_env.games.warrior_knights.advice.policy.styles import CAUTION, GUARD, NAMES, SIGHT, THRIFT, style_of
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.rng import Rng
from wk_env.play.view import View

BEST_LEVEL: Final = 6
FINE: Final = 1000
# How far a level's judgement strays, in per cent of what lies between the best option and the average one.
STRAYS: Final = (0, 180, 150, 121, 93, 65, 0)
# What a level leaves out of account: weight, and per cent of it that is left, level by level.
OVERLOOKS: Final = (
    (THRIFT, (0, 0, 40, 70, 100, 100, 100)),
    (GUARD, (0, 0, 0, 40, 80, 100, 100)),
    (SIGHT, (0, 20, 50, 80, 100, 100, 100)),
    (CAUTION, (0, 30, 60, 80, 100, 100, 100)),
)


class Steward(KnightsAgent):
    """Plays by rule, in a style of its own, at six levels from beginner to strong."""

    def __init__(self, name: str, style: Value = "balanced", level: Value = BEST_LEVEL) -> None:
        super().__init__(name)
        if not isinstance(style, str) or style not in NAMES:
            raise ValueError(f"steward has no style {style!r}; there are {', '.join(NAMES)}")
        if not isinstance(level, int) or not 1 <= level <= BEST_LEVEL:
            raise ValueError(f"steward has level={level!r}; it takes a whole number from 1 to {BEST_LEVEL}")
        self.level: int = level
        self.weights: vec[i64] = weights_of(style, level)

    def choose(self, view: View) -> int:
        """The option with the highest score, as far as its level judges it right; of equals the first."""
        game = self.match_of(view).game
        stray = STRAYS[self.level]
        best = self.misjudged(game, stray) if stray else best_option(game, self.weights)
        return view.spec.action_of(view.ask, int(game.decision.options[best]))

    def misjudged(self, game: Play, stray: int) -> int:
        """The place of the option with the highest score, as somebody sees it whose judgement strays so far."""
        scores = vec[i64]([0] * game.decision.count)
        score_options(game, self.weights, scores)
        return strayed(scores, int(game.decision.count), stray, self.luck)

    def explain(self, view: View, action: int) -> str:
        """What speaks for it, the odds if it is a matter of odds, and what sets it apart from the next best option."""
        case = case_of(self.match_of(view), self.weights, view.spec.choice_of(view.ask, action))
        return plea(self.name, view, action, case)


def weights_of(style: str, level: int) -> vec[i64]:
    """The weights of a style, less what a level overlooks."""
    weights = style_of(NAMES.index(style))
    for weight, left in OVERLOOKS:
        weights[weight] = weights[weight] * left[level] // 100
    return weights


def strayed(scores: vec[i64], count: int, stray: int, luck: Rng) -> int:
    """The place of the highest score in the eyes of somebody who misjudges each by up to a share of the spread."""
    row = list(scores[:count])
    spread = max(row) - sum(row) // count
    seen = [score + spread * stray * luck.below(FINE) // (100 * FINE) for score in row]
    return seen.index(max(seen))
