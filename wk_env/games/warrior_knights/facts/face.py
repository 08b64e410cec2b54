"""The face Facts of Warrior Knights: what its spec gives as `facts`."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from wk_env.games.warrior_knights.advice.evaluation import evaluation
from wk_env.games.warrior_knights.advice.evaluation.features import TERM_COUNT, Features
from wk_env.games.warrior_knights.advice.evaluation.weights import WEIGHTS
from wk_env.games.warrior_knights.facts.look import look
from wk_env.games.warrior_knights.facts.options import option_of
from wk_env.games.warrior_knights.facts.types import KnightsFacts, KnightsOption
from wk_env.games.warrior_knights.words.evaluation_terms import TERMS
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.facts import Evaluation, Facts, GameFacts, GameOption, Term
from wk_env.kernel.spec import Match

SpeechOf: TypeAlias = Callable[[Match], Speech]


class FactsOfKnights(Facts):
    """Tells facts of a game with this id; `speech_of` finds out what a match is about."""

    facts_type: type[GameFacts] = KnightsFacts
    option_type: type[GameOption] = KnightsOption

    def __init__(self, game_id: str, speech_of: SpeechOf) -> None:
        self.game_id = game_id
        self.speech_of = speech_of

    def look(self, match: Match, seat: int) -> GameFacts:
        """What a seat knows of a match, made from nothing else."""
        speech = self.speech_of(match)
        return look(self.game_id, speech.names, speech.game, seat)

    def me(self, facts: GameFacts) -> Struct:
        """The Baron of the seat."""
        assert isinstance(facts, KnightsFacts), f"{facts.game} is another game"
        return facts.barons[facts.seat]

    def option(self, match: Match, choice: int) -> GameOption:
        """A legal choice of the open question as data."""
        return option_of(self.speech_of(match), choice)

    def evaluate(self, match: Match, seat: int) -> Evaluation:
        """How a Baron stands, in thousandths of log odds: 693 more is twice the odds."""
        table, features = self.speech_of(match).table, Features()
        evaluation.look(table, features)
        terms = {
            words.name: Term(
                int(features.rows[seat * TERM_COUNT + words.place]),
                words.unit,
                int(evaluation.part(features, seat, words.place, WEIGHTS)),
                words.why,
            )
            for words in TERMS
        }
        return Evaluation(terms, int(evaluation.weigh(table, features, seat, WEIGHTS)))
