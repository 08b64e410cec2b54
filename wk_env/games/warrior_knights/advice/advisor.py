"""The Advisor of Warrior Knights: the hand-made policy and evaluation, as search, greedy and steward ask for them."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.advice.evaluation.evaluation import fine_shares
from wk_env.games.warrior_knights.advice.evaluation.features import Features
from wk_env.games.warrior_knights.advice.evaluation.search_weights import SEARCH_WEIGHTS
from wk_env.games.warrior_knights.advice.evaluation.weights import WEIGHTS
from wk_env.games.warrior_knights.advice.policy.answers import best_of, score_options
from wk_env.games.warrior_knights.advice.policy.secret_answers import answer_anew
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED, NAMES, OFFERS, weights_of
from wk_env.games.warrior_knights.advice.policy.vote_forecast import LANDMARKS, forecast_of
from wk_env.games.warrior_knights.advice.tactics.surroundings import look_at
from wk_env.games.warrior_knights.encoding.match import BareMatch
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.advisor import Advisor
from wk_env.kernel.surroundings import Surroundings

if TYPE_CHECKING:
    from wk_env.kernel.spec import Match

FARTHEST: Final[i64] = 60  # decisions to a quiet point, at most
END_OF_ROUND: Final[i64] = 500
A_ROUND: Final[i64] = 8  # a plan is worth so many times fewer worlds, since a whole round is played after it
# Where searching pays. Everything else is answered as a steward would.
SEARCHED: Final[vec[i64]] = vec[i64](
    [
        asks.PLAN,
        asks.ACT,
        asks.ALLOCATE,
        asks.MOBILIZE_AREA,
        asks.MOVER,
        asks.TARGET,
        asks.BATTLE_KIND,
        asks.ATTACKER,
        asks.DISCARD,
        asks.CONSENT,
        asks.UPGRADE,
        asks.MUSTER,
        asks.HIRE,
        asks.VOTES,
        asks.SIDE,
        asks.FOR_BARON,
        asks.PROPOSE,
        asks.STRONGHOLD_AREA,
        asks.FIRST_AREA,
        asks.RETURN_AREA,
        asks.KEEP_OR_RAZE,
    ]
)


@mypyc_attr(allow_interpreted_subclasses=True)
class KnightsAdvisor(Advisor[Table]):
    """A Baron of one style, who answers as the hand-made policy does and weighs positions by these weights."""

    __slots__ = ("features", "nearby", "style")

    def __init__(self, style: vec[i64] = BALANCED, nearby: vec[i64] = WEIGHTS) -> None:  # slow-ok: once an answer
        super().__init__(asks.MOST_OPTIONS)
        self.landmarks = LANDMARKS
        self.style: vec[i64] = style
        self.nearby: vec[i64] = nearby  # the weights one choice ahead; SEARCH_WEIGHTS are for the end of a round
        self.features: Features = Features()

    def styles(self) -> tuple[str, ...]:  # slow-ok: asked for once
        """The styles of play that there are."""
        return NAMES  # slow-ok: asked for once

    def in_style(self, style: str, level: i64, offers: i64 = 1) -> "KnightsAdvisor":  # slow-ok: once an answer
        """An advisor of a style and a level; with 0 offers it makes no bargains and declines all."""
        weights = weights_of(style, level)
        weights[OFFERS] = weights[OFFERS] * offers
        return KnightsAdvisor(weights)

    def game_of(self, match: "Match") -> Play:  # slow-ok: once an answer
        """The game behind a match."""
        if not isinstance(match, BareMatch):
            raise TypeError("this advisor judges games of Warrior Knights only")
        return match.game  # slow-ok: one look-up

    def redeal(self, game: Play, seat: i64, seed: i64) -> Play:  # slow-ok: only if a subclass has its own
        """A game that this seat could be in: what it cannot know is dealt anew."""
        return redeal(game, seat, seed)

    def answer_anew(self, world: Play, seat: i64) -> None:  # slow-ok: only if a subclass has its own
        """Whoever has planned or voted in secret before this seat does so now as this advisor judges, not by lot.

        Reads: an imagined game, dealt for this seat.
        """
        answer_anew(self, world, seat)

    def judge(self, world: Play) -> i64:  # slow-ok: only if a subclass has its own
        """Score the options of the open question; the place of the best, the first of equals."""
        count: i64 = world.decision.count
        if count == 1:
            return 0
        score_options(world, self.style, self.scores)
        return best_of(self.scores, count)

    def look_around(self, world: Play, choices: vec[i64], count: i64, seen: Surroundings) -> None:  # slow-ok: as above
        """Write down what the open question is about, then what each of so many choices meets."""
        forecast = forecast_of(self, world, self.style)
        seen.clear()
        look_at(world, NONE, seen)
        forecast.tell(seen)
        seen.close()
        for place in range(count):
            look_at(world, choices[place], seen)
            forecast.tell_of(choices[place], seen)
            seen.close()

    def value(self, world: Play, shares: vec[i64]) -> None:  # slow-ok: only if a subclass has its own
        """Write down each Baron's chance to win, in millionths, at the end of a round."""
        fine_shares(world.state, self.features, SEARCH_WEIGHTS, shares)

    def value_nearby(self, world: Play, shares: vec[i64]) -> None:  # slow-ok: only if a subclass has its own
        """Write down each Baron's chance to win, in millionths, at a quiet point."""
        fine_shares(world.state, self.features, self.nearby, shares)

    def clock(self, world: Play) -> i64:  # slow-ok: only if a subclass has its own
        """The round."""
        return world.state.round

    def horizon(self, game: Play, rounds: i64) -> i64:  # slow-ok: only if a subclass has its own
        """The round that ends a search over so many rounds; setting up is part of the first."""
        return max(1, game.state.round) + rounds

    def is_quiet(self, world: Play, ask: i64, since: i64, taken: i64) -> bool:  # slow-ok: if a subclass has its own
        """Whether a look ahead ends here: after a plan with the round, else when the next card is to be played."""
        if world.state.round > since:
            return True
        if ask == asks.PLAN:
            return taken >= END_OF_ROUND
        asked: i64 = world.decision.ask
        return taken >= FARTHEST or asked == asks.ACT or asked == asks.PLAN

    def budget(self, ask: i64, simulations: i64) -> i64:  # slow-ok: only if a subclass has its own
        """All simulations where searching pays, none elsewhere."""
        for place in range(len(SEARCHED)):
            if SEARCHED[place] == ask:
                return simulations
        return 0

    def worlds(self, ask: i64, most: i64) -> i64:  # slow-ok: only if a subclass has its own
        """In how many of so many worlds the best options of a question are tried."""
        return max(1, most // A_ROUND) if ask == asks.PLAN else most
