"""Why one option rather than another: what the gap between two scores owes to each thing that a Baron cares for.

A contribution is what the gap would lack if he did not care for one thing: the gap as it is, less the gap with that
weight set to 0. So nothing is told as a reason that did not move the score.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answers import ANSWERS
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED, WEAK, WEIGHTS
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.state import Play

# What reasons_of writes down.
REASON: Final[i64] = 0
SECOND: Final[i64] = 1  # what else the answer says for it, or NO_REASON
CHANCE: Final[i64] = 2  # per mille, or NONE
THING: Final[i64] = 3  # a hold, or NONE
AHEAD: Final[i64] = 4  # how much better than the best of the others; 0 if there is none
OTHER: Final[i64] = 5  # the place of the best of the others, the first of equals, or NONE
OTHERS_REASON: Final[i64] = 6
OTHERS_THING: Final[i64] = 7
CONTRIBUTIONS: Final[i64] = 8  # from here on: a contribution for each weight of a style, then those below
OWN_MAJORITY: Final[i64] = WEIGHTS
RIVALS_MAJORITY: Final[i64] = WEIGHTS + 1
TOLD: Final[i64] = CONTRIBUTIONS + WEIGHTS + 2

ANY_MAJORITY: Final[i64] = WEIGHTS + 2
NO_WEIGHT: Final[i64] = WEIGHTS + 3
OUT_OF_REACH: Final[i64] = 99  # cities
UNMOVED: Final[i64] = 100  # per cent: the weak are fought no more gladly than others


def situation_without(game: Play, style: vec[i64], weight: i64) -> Situation:
    """A Baron who does not care for one thing, or who cares for all (NO_WEIGHT).

    Reads: what Situation reads.
    """
    bare = style[:]
    if weight < WEIGHTS:
        bare[weight] = UNMOVED if weight == WEAK else i64(0)
    situation = Situation(game, bare)
    if weight == OWN_MAJORITY:
        situation.kingdom = -OUT_OF_REACH
    elif weight == ANY_MAJORITY:
        situation.goal = OUT_OF_REACH
    return situation


def gap_without(game: Play, style: vec[i64], weight: i64, choice: i64, other: i64) -> i64:
    """By how much a choice is ahead of another for a Baron who does not care for one thing.

    Reads: what the answer reads.
    """
    situation = situation_without(game, style, weight)
    answer = ANSWERS[game.decision.ask]
    answer.prepare(situation)
    ahead: i64 = answer.worth(situation, choice)
    return ahead - answer.worth(situation, other)


def best_other(game: Play, situation: Situation, choice: i64) -> i64:
    """The place of the best option beside a choice, the first of equals, or NONE."""
    decision = game.decision
    answer = ANSWERS[decision.ask]
    best: i64 = NONE
    most: i64 = 0
    for place in range(decision.count):
        if decision.options[place] == choice:
            continue
        worth: i64 = answer.worth(situation, decision.options[place])
        if best == NONE or worth > most:
            best = place
            most = worth
    return best


def reasons_of(game: Play, style: vec[i64], choice: i64, told: vec[i64]) -> None:
    """Write down why a choice is worth what it is, beside the best of the others.

    Reads: what the answer reads, which is what the asked seat may know.
    """
    for place in range(TOLD):
        told[place] = 0
    situation = judged(game, style, choice)
    told[REASON] = situation.reason
    told[SECOND] = situation.second
    told[CHANCE] = situation.chance
    told[THING] = situation.thing
    told[OTHERS_THING] = NONE
    told[OTHER] = best_other(game, situation, choice)
    if told[OTHER] == NONE:
        return
    other: i64 = game.decision.options[told[OTHER]]
    situation = judged(game, style, other)
    told[OTHERS_REASON] = situation.reason
    told[OTHERS_THING] = situation.thing
    told[AHEAD] = gap_without(game, style, NO_WEIGHT, choice, other)
    find_contributions(game, style, choice, other, told)


def judged(game: Play, style: vec[i64], choice: i64) -> Situation:
    """A situation that has judged one option and nothing else, so that all it noted is about that one.

    Reads: what the answer reads.
    """
    situation = situation_without(game, style, NO_WEIGHT)
    answer = ANSWERS[game.decision.ask]
    answer.prepare(situation)
    situation.thing = NONE
    situation.chance = NONE
    situation.second = 0
    situation.kind = 0
    answer.worth(situation, choice)
    return situation


def find_contributions(game: Play, style: vec[i64], choice: i64, other: i64, told: vec[i64]) -> None:
    """Write down what the gap between two options (AHEAD) owes to each weight, and to a majority of the Kingdom.

    Reads: what the answer reads.
    """
    gap: i64 = told[AHEAD]
    for weight in range(WEIGHTS + 1):
        told[CONTRIBUTIONS + weight] = gap - gap_without(game, style, weight, choice, other)
    both: i64 = gap - gap_without(game, style, ANY_MAJORITY, choice, other)
    told[CONTRIBUTIONS + RIVALS_MAJORITY] = both - told[CONTRIBUTIONS + OWN_MAJORITY]


def reason_of(game: Play, choice: i64) -> i64:
    """The number of the main reason for a choice, as answer.py names them.

    Reads: what the answer reads.
    """
    told = vec[i64]([0] * TOLD)
    reasons_of(game, BALANCED, choice, told)
    return told[REASON]
