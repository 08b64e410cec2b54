"""A sensible answer to every question: each option gets a score, from what the asked seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.optional import (
    capitulation,
    conceding,
    diplomatic_conquest,
    house_garrisons,
    treachery,
)
from wk_env.games.warrior_knights.advice.policy import answers_assembly as assembly
from wk_env.games.warrior_knights.advice.policy import answers_bargain as bargain
from wk_env.games.warrior_knights.advice.policy import answers_battle as battle
from wk_env.games.warrior_knights.advice.policy import answers_cards as cards
from wk_env.games.warrior_knights.advice.policy import answers_events as events
from wk_env.games.warrior_knights.advice.policy import answers_march as march
from wk_env.games.warrior_knights.advice.policy import answers_setup as setup
from wk_env.games.warrior_knights.advice.policy import answers_stakes as stakes
from wk_env.games.warrior_knights.advice.policy import answers_troops as troops
from wk_env.games.warrior_knights.advice.policy import answers_votes as ballots
from wk_env.games.warrior_knights.advice.policy import answers_works as works
from wk_env.games.warrior_knights.advice.policy.answer import Answer
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.expansions.crown_and_glory.advice import fate, learning_answers
from wk_env.games.warrior_knights.expansions.crown_and_glory.advice import troops as glory_troops
from wk_env.games.warrior_knights.rules.state import Play


def ask_of(answer: Answer) -> int:
    """The number of the question that an answer is for."""
    return int(answer.ask)


# The answers by the numbers of their questions, gathered from the files in which they stand.
ANSWERS: Final[list[Answer]] = sorted(  # slow-ok: once
    [
        *assembly.ANSWERS,
        *bargain.ANSWERS,
        *battle.ANSWERS,
        *cards.ANSWERS,
        *events.ANSWERS,
        *march.ANSWERS,
        *setup.ANSWERS,
        *troops.ANSWERS,
        *glory_troops.ANSWERS,
        *ballots.ANSWERS,
        *works.ANSWERS,
        *fate.ANSWERS,
        *learning_answers.ANSWERS,
        *capitulation.ANSWERS,
        *diplomatic_conquest.ANSWERS,
        *conceding.ANSWERS,
        *treachery.ANSWERS,
        *house_garrisons.ANSWERS,
        *stakes.ANSWERS,
    ],
    key=ask_of,
)


def score_options(game: Play, style: vec[i64], scores: vec[i64]) -> None:
    """Write one score per option of the open question into `scores`, in the order of the options.

    In hundredths of a crown, higher is better; comparable within a question. Nothing that the asked seat may not know
    is read. `scores` has room for all options.
    """
    decision = game.decision
    situation = Situation(game, style)
    answer = ANSWERS[decision.ask]
    answer.prepare(situation)
    for place in range(decision.count):
        scores[place] = answer.worth(situation, decision.options[place])


def best_option(game: Play, style: vec[i64]) -> i64:
    """The place of the option with the highest score, the first of equals."""
    scores = vec[i64]([0] * game.decision.count)
    score_options(game, style, scores)
    return best_of(scores, game.decision.count)


def best_of(scores: vec[i64], count: i64) -> i64:
    """The place of the highest of so many scores, the first of equals."""
    best: i64 = 0
    for place in range(i64(1), count):
        if scores[place] > scores[best]:
            best = place
    return best
