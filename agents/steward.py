"""Plays by rule: every question has its hand-written answer; a style says what he strives for, a level how he errs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from wk_agents.base import Agent
from wk_agents.specs import Value

from wk_env.counsel import answer as why
from wk_env.counsel.answers import CHANCE, NEXT_BEST, REASON, SCORE, THING, TOLD, reasons_of, score_options
from wk_env.counsel.styles import CAUTION, GUARD, NAMES, SIGHT, THRIFT, style_of
from wk_env.kernel.rng import Rng
from wk_env.knights import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.view import View
from wk_env.warrior_knights import asks

BEST_LEVEL: Final = 6
MOST_OPTIONS: Final = 512
FINE: Final = 1000
# How far a level's judgement strays, in per cent of what lies between the best option and the average one.
STRAYS: Final = (0, 170, 120, 85, 55, 30, 0)
# What a level leaves out of account: weight, and per cent of it that is left, level by level.
OVERLOOKS: Final = (
    (THRIFT, (0, 0, 40, 70, 100, 100, 100)),
    (GUARD, (0, 0, 0, 40, 80, 100, 100)),
    (SIGHT, (0, 20, 50, 80, 100, 100, 100)),
    (CAUTION, (0, 30, 60, 80, 100, 100, 100)),
)
# Scores this much apart are as good as equal, and this much apart are beyond doubt.
CLOSE: Final = 40
CLEAR: Final = 400
# Where a battle by Fate cards is at hand.
FIGHTS: Final = ((int(asks.BATTLE_KIND), int(why.TAKES_HOLD)), (int(asks.TARGET), int(why.BEATS_ARMY)))
REASONS: Final[dict[int, str]] = {
    int(why.NO_REASON): "nothing speaks against it",
    int(why.TAKES_HOLD): "it may take {}",
    int(why.ENDS_SIEGE): "it brings the siege of {} to its end",
    int(why.BEGINS_SIEGE): "it shuts in {} without a loss",
    int(why.BEATS_ARMY): "an army can be beaten there",
    int(why.COMES_NEARER): "it leads towards something worth taking",
    int(why.STAYS_AT_POST): "his Nobles do more where they are",
    int(why.SPARES_ARMY): "the army is worth more than what it could win there",
    int(why.EARNS_CROWNS): "it brings in crowns",
    int(why.SAVES_CROWNS): "his crowns are wanted elsewhere",
    int(why.EARNS_FAITH): "his Faith is worth more",
    int(why.EARNS_VOTES): "it gains him a voice in the Assembly",
    int(why.RAISES_TROOPS): "it strengthens his armies",
    int(why.KEEPS_TROOPS): "it keeps his troops together",
    int(why.HOLDS_CITY): "the city is worth more than it costs",
    int(why.STRONGER_WALLS): "rivals are near and walls are cheap",
    int(why.HELPS_HIM): "it helps him more than the others",
    int(why.HURTS_RIVAL): "it hurts a rival more than himself",
    int(why.HURTS_HIM): "the harm to him would be greater",
    int(why.AVOIDS_BAN): "a ban would cost him more",
    int(why.WINS_VOTE): "much hangs on this vote",
    int(why.SAVES_VOTES): "little hangs on this vote",
    int(why.BEST_CARDS): "these cards serve him best",
    int(why.BEST_LEADER): "his gift counts most here",
    int(why.LEAST_LOSS): "it is the least loss",
    int(why.NOTHING_BETTER): "nothing better is to be had",
    int(why.BRINGS_PHASE): "it brings a phase nearer that suits him",
    int(why.KEEPS_OTHERS_OUT): "it keeps a rival out",
    int(why.GOOD_GROUND): "it is good ground with cities near",
    int(why.BETTER_BARGAIN): "it is as much as the bargain is worth to him",
}


class Steward(Agent):
    """Plays by rule, in a style of its own, at six levels from beginner to strong."""

    def __init__(self, name: str, style: Value = "balanced", level: Value = BEST_LEVEL) -> None:
        super().__init__(name)
        if not isinstance(style, str) or style not in NAMES:
            raise ValueError(f"steward has no style {style!r}; there are {', '.join(NAMES)}")
        if not isinstance(level, int) or not 1 <= level <= BEST_LEVEL:
            raise ValueError(f"steward has level={level!r}; it takes a whole number from 1 to {BEST_LEVEL}")
        self.level: int = level
        self.weights: vec[i64] = weights_of(style, level)
        self.scores: vec[i64] = vec[i64]([0] * MOST_OPTIONS)

    def choose(self, view: View) -> int:
        """The option with the highest score, as far as his level judges it right; of equals the first."""
        game = match_of(view).game
        count = int(game.decision.count)
        score_options(game, self.weights, self.scores)
        stray = STRAYS[self.level]
        best = strayed(self.scores, count, stray, self.luck) if stray else first(self.scores, count)
        return view.spec.action_of(view.ask, int(game.decision.options[best]))

    def explain(self, view: View, action: int) -> str:
        """The main reason, the odds if it is a matter of odds, and how near the next best option comes."""
        match = match_of(view)
        told = vec[i64]([0] * TOLD)
        reasons_of(match.game, self.weights, view.spec.choice_of(view.ask, action), told)
        thing = match.speech().hold(int(told[THING])) if told[THING] >= 0 else "what is there"
        parts = [REASONS[int(told[REASON])].format(thing)]
        if told[CHANCE] >= 0 and (view.ask, int(told[REASON])) in FIGHTS:
            parts.append(f"the odds of a battle are {int(told[CHANCE]) // 10} %")
        if len(view.actions) > 1:
            parts.append(margin(int(told[SCORE] - told[NEXT_BEST])))
        return f"{self.name} would {view.say(action)}: {', and '.join(parts)}."


def match_of(view: View) -> KnightsMatch:
    """A match that the seat of a view could be in; ValueError for another game."""
    match = view.imagine(0)
    if not isinstance(match, KnightsMatch):
        raise ValueError(f"steward plays {WARRIOR_KNIGHTS.id} and cannot judge {view.spec.id}; uniform plays any game")  # noqa: TRY004
    return match


def weights_of(style: str, level: int) -> vec[i64]:
    """The weights of a style, less what a level overlooks."""
    weights = style_of(NAMES.index(style))
    for weight, left in OVERLOOKS:
        weights[weight] = weights[weight] * left[level] // 100
    return weights


def first(scores: vec[i64], count: int) -> int:
    """The place of the highest score, the first of equals."""
    row = list(scores[:count])
    return row.index(max(row))


def strayed(scores: vec[i64], count: int, stray: int, luck: Rng) -> int:
    """The place of the highest score in the eyes of somebody who misjudges each by up to a share of the spread."""
    row = list(scores[:count])
    spread = max(row) - sum(row) // count
    seen = [score + spread * stray * luck.below(FINE) // (100 * FINE) for score in row]
    return seen.index(max(seen))


def margin(ahead: int) -> str:
    """How far an option is ahead of the next best, in words."""
    if ahead < 0:
        return "he would rather do something else"
    if ahead < CLOSE:
        return "another choice is as good"
    return "no other choice comes near" if ahead > CLEAR else "it is somewhat better than the next best"
