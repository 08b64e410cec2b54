"""What it is worth to have a Baron vote one way, and what that costs him."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answers_votes import (
    AHEAD,
    BREACH,
    LEAN,
    PRICE,
    SPREAD,
    STAKE,
    TALLIES,
    TENTHS,
    VotesAnswer,
    candidate_of,
    favour_of_own_side,
    likely_side,
    likely_votes,
    odds_of,
)
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.vote_stakes import favourite_of, likeliest_but, worth_if_elected
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTE_YES_NO
from wk_env.games.warrior_knights.rules.numbers import ELECT, GIVE_VOTES, NONE, STAKE_ABOUT, STAKE_BESIDE, YES


def weigh(situation: Situation) -> None:
    """What hangs on the vote at stake, as before the fists close."""
    for place in range(BREACH + 1):
        situation.memo[place] = 0
    VotesAnswer(asks.VOTES).prepare(situation)


def half_of(situation: Situation, seat: i64) -> i64:
    """The Votes that a promise takes."""
    return (situation.table.votes[seat] + 1) // 2


def worth_of_vote(situation: Situation, ahead: i64) -> i64:
    """What the vote is worth if his side is so far ahead with the Votes that he is likely to give himself."""
    own: i64 = LEAN * situation.table.votes[situation.seat] * situation.table.attends[situation.seat]
    return situation.memo[STAKE] * odds_of(ahead + own, situation.memo[SPREAD]) // 1000


def gain_of_votes(situation: Situation, favour: i64, partner: i64) -> i64:
    """What it is worth to a Baron that a partner gives half of his Votes so, and not what he is likely to give."""
    weigh(situation)
    if situation.table.stake[STAKE_BESIDE] != VOTE_YES_NO:
        return gain_of_election(situation, favour - ELECT, partner)
    card: i64 = situation.table.stake[STAKE_ABOUT]
    own: i64 = favour_of_own_side(situation, card)
    likely: i64 = likely_votes(situation, partner)
    before: i64 = 0
    if card != NONE:
        side: i64 = likely_side(situation, card, partner)
        is_yes: bool = own == GIVE_VOTES + YES
        if side != 0:
            before = likely if (side > 0) == is_yes else -likely
    promised: i64 = TENTHS * half_of(situation, partner)
    after: i64 = max(promised, before) if favour == own else -max(promised, -before)
    ahead: i64 = situation.memo[AHEAD]
    return worth_of_vote(situation, ahead - before + after) - worth_of_vote(situation, ahead)


def gain_of_election(situation: Situation, elected: i64, partner: i64) -> i64:
    """The same where a Baron is elected: only his favourite's Votes are worth paying for."""
    card: i64 = situation.table.stake[STAKE_ABOUT]
    best: i64 = favourite_of(situation, card)
    candidate: i64 = candidate_of(situation, card, partner)
    if elected != best or candidate == best:
        return 0
    memo = situation.memo
    before: i64 = worth_of_vote(situation, memo[AHEAD])
    memo[TALLIES + candidate] -= likely_votes(situation, partner)
    memo[TALLIES + best] += TENTHS * half_of(situation, partner)
    other: i64 = likeliest_but(best, memo, TALLIES, situation.table.seats)
    gap: i64 = worth_if_elected(situation, card, best) - worth_if_elected(situation, card, other)
    memo[STAKE] = max(memo[STAKE], gap)
    return worth_of_vote(situation, memo[TALLIES + best] - memo[TALLIES + other]) - before


def cost_of_votes(situation: Situation, favour: i64) -> i64:
    """What it costs a Baron to give half of his Votes so, and not as he likes."""
    weigh(situation)
    memo = situation.memo
    votes: i64 = situation.table.votes[situation.seat]
    half: i64 = half_of(situation, situation.seat)
    free: i64 = 0
    bound: i64 = 0
    for given in range(votes + 1):
        worth: i64 = memo[STAKE] * odds_of(memo[AHEAD] + TENTHS * given, memo[SPREAD]) // 1000 - memo[PRICE] * given
        if given == 0 or worth > free:
            free = worth
        if given == half or (given > half and worth > bound):
            bound = worth
    if favour != favour_of_own_side(situation, situation.table.stake[STAKE_ABOUT]):
        bound = memo[STAKE] * odds_of(memo[AHEAD] - TENTHS * half, memo[SPREAD]) // 1000 - memo[PRICE] * half
    return max(0, free - bound)
