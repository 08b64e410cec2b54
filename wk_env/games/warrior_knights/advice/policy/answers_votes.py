"""Votes: how many a question is worth by the odds that they turn it, and whom they support."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    HURTS_RIVAL,
    LEAST_LOSS,
    NO_REASON,
    NOBODY_TOPS,
    SAVES_VOTES,
    WINS_VOTE,
    WORTH_HAVING,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.situation import Situation, leader_of
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED, VOTES
from wk_env.games.warrior_knights.advice.tactics.card_worth import worth_of_card
from wk_env.games.warrior_knights.advice.tactics.given_word import cost_of_breach, promised_by
from wk_env.games.warrior_knights.advice.tactics.vote_stakes import (
    favourite_of,
    likeliest_but,
    side_of,
    stake_in,
    worth_if_elected,
    worth_of_yes,
)
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTE_YES_NO
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    ELECT,
    FIRST_AGENDA,
    GIVE_VOTES,
    MOST_SEATS,
    NO,
    NO_FAVOUR,
    NONE,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.voting import Voting

TWO_PLAYERS: Final[i64] = 2
TENTHS: Final[i64] = 10  # Votes are weighed in tenths
LEAN: Final[i64] = 6  # tenths of their Votes that rivals are likely to spend
DOUBT: Final[i64] = 12  # per cent of what all rivals are likely to spend by which that may be wrong
LEAST_DOUBT: Final[i64] = 40  # tenths of Votes by which the guess of a side may be wrong however few there are
A_VOTE_KEPT: Final[i64] = 36  # what a Vote is worth in later Assemblies
LATER: Final[i64] = 40  # per cent of the stakes still waiting that a purse of Votes is kept for
FEW: Final[i64] = 4  # Votes among which later stakes are shared at least
A_VOTE_TOO_MANY: Final[i64] = 200
# Per mille: the odds to win a vote if one is ahead by so many quarters of the doubt.
EDGE: Final[vec[i64]] = vec[i64](
    [500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971, 977, 982, 986, 989, 991, 993, 995]
)
# Places of the scratch column.
STAKE: Final[i64] = 0
AHEAD: Final[i64] = 1  # tenths of Votes by which his side leads without his own
SPREAD: Final[i64] = 2  # tenths of Votes
PRICE: Final[i64] = 3
MOST: Final[i64] = 4  # Votes of a rival
TALLIES: Final[i64] = 5  # by seat: tenths of Votes that he is likely to get
PROMISED: Final[i64] = 11  # 0 for nothing, 1 for Votes for his own side, -1 for the other side
OWED: Final[i64] = 12  # Votes that he promised to give
BREACH: Final[i64] = 13  # what it costs him to give fewer


def odds_of(ahead: i64, spread: i64) -> i64:
    """The odds in per mille that a side wins which is ahead by so much, in tenths of Votes."""
    away: i64 = ahead if ahead >= 0 else -ahead
    sure: i64 = EDGE[min(away * 4 // max(1, spread), len(EDGE) - 1)]
    return sure if ahead >= 0 else 1000 - sure


def likely_votes(situation: Situation, rival: i64) -> i64:
    """How many Votes a rival is likely to spend, in tenths; of two players each splits his among all Agendas."""
    votes: i64 = LEAN * situation.table.votes[rival]
    if situation.table.seats != TWO_PLAYERS:
        return votes
    agendas: i64 = 0
    for place in range(len(situation.table.current)):
        if situation.table.current[place] != NONE:
            agendas += 1
    return votes // max(1, agendas)


def attends(situation: Situation, rival: i64) -> bool:
    """Whether a rival has a say in the running Assembly."""
    return rival != situation.seat and situation.table.attends[rival] == 1


class VotesAnswer(Answer):
    """As many as are worth their price: what hangs on the vote by the odds to win it, less what Votes buy later."""

    def prepare(self, situation: Situation) -> None:
        """What is at stake, how the others are likely to vote, and what a Vote is worth if it is kept."""
        table = situation.table
        memo = situation.memo
        total: i64 = 0
        for rival in range(table.seats):
            if attends(situation, rival):
                memo[MOST] = max(memo[MOST], table.votes[rival])
                total += likely_votes(situation, rival)
        memo[SPREAD] = LEAST_DOUBT + total * DOUBT // 100
        memo[PRICE] = price_of_vote(situation)
        card: i64 = table.subject
        if card == NONE or table.content.agenda_vote[card - FIRST_AGENDA] == VOTE_YES_NO:
            weigh_sides(situation, card)
        else:
            weigh_candidates(situation, card)
        weigh_word(situation, card)

    def worth(self, situation: Situation, choice: i64) -> i64:
        """What is won on the average, less what it costs."""
        memo = situation.memo
        situation.reason = WINS_VOTE if choice > 0 else SAVES_VOTES
        situation.second = NOBODY_TOPS if choice > memo[MOST] else NO_REASON
        won: i64 = memo[STAKE] * odds_of(memo[AHEAD] + TENTHS * choice, memo[SPREAD]) // 1000
        if memo[PROMISED] != 0 and choice < memo[OWED]:
            won -= memo[BREACH]
        elif memo[PROMISED] < 0:
            won = memo[STAKE] * odds_of(memo[AHEAD] - TENTHS * choice, memo[SPREAD]) // 1000
        return won - memo[PRICE] * choice - A_VOTE_TOO_MANY * max(0, choice - memo[MOST] - 1)


def weigh_word(situation: Situation, card: i64) -> None:
    """What he promised to give his Votes for, if anything, and what it costs to break his word."""
    promise: i64 = promised_by(situation.table, situation.seat)
    if promise == NO_FAVOUR:
        return
    memo = situation.memo
    memo[PROMISED] = -1
    if promise == favour_of_own_side(situation, card):
        memo[PROMISED] = 1
    memo[OWED] = (situation.table.votes[situation.seat] + 1) // 2
    memo[BREACH] = cost_of_breach(situation, NO_FAVOUR)


def favour_of_own_side(situation: Situation, card: i64) -> i64:
    """The promise that he would keep by voting as he likes."""
    if card != NONE and situation.table.content.agenda_vote[card - FIRST_AGENDA] != VOTE_YES_NO:
        return ELECT + favourite_of(situation, card)
    return GIVE_VOTES + YES if worth_of_yes(situation) > 0 else GIVE_VOTES + NO


def price_of_vote(situation: Situation) -> i64:
    """What a Vote is worth that is kept for Agendas still waiting and for later Assemblies."""
    table = situation.table
    later: i64 = 0
    for place in range(len(table.current)):
        card: i64 = table.current[place]
        if card not in (NONE, table.subject) and table.written[situation.seat * len(table.current) + place] == NONE:
            later += stake_in(situation, card)
    price: i64 = A_VOTE_KEPT * situation.style[VOTES] // BALANCED[VOTES] * min(situation.rounds - 1, 3) // 3
    return price + later * LATER // (100 * max(FEW, table.votes[situation.seat]))


def weigh_sides(situation: Situation, card: i64) -> None:
    """What a yes or no is worth to him, and by how much his side is likely to lead."""
    table = situation.table
    worth: i64 = worth_of_yes(situation)
    ahead: i64 = 0
    for rival in range(table.seats):
        if attends(situation, rival) and card != NONE:
            side: i64 = likely_side(situation, card, rival)
            if side != 0:
                share: i64 = likely_votes(situation, rival)
                ahead += share if (side > 0) == (worth > 0) else -share
    situation.memo[STAKE] = worth if worth > 0 else -worth
    situation.memo[AHEAD] = ahead


def likely_side(situation: Situation, card: i64, rival: i64) -> i64:
    """Above 0 if a rival is likely to vote yes, below if no: by his word, or by what it does for him."""
    promise: i64 = promised_by(situation.table, rival)
    if promise == NO_FAVOUR:
        return side_of(situation, card, rival)
    return i64(1) if promise == GIVE_VOTES + YES else i64(-1)


def weigh_candidates(situation: Situation, card: i64) -> None:
    """What it is worth that his favourite is elected rather than the likeliest other, and by how much he leads."""
    table = situation.table
    memo = situation.memo
    for rival in range(table.seats):
        if attends(situation, rival):
            memo[TALLIES + candidate_of(situation, card, rival)] += likely_votes(situation, rival)
    best: i64 = favourite_of(situation, card)
    other: i64 = likeliest_but(best, memo, TALLIES, table.seats)
    memo[STAKE] = max(0, worth_if_elected(situation, card, best) - worth_if_elected(situation, card, other))
    memo[AHEAD] = memo[TALLIES + best] - memo[TALLIES + other]


def candidate_of(situation: Situation, card: i64, rival: i64) -> i64:
    """Whom a rival is likely to elect: by his word, himself to what is good, else whoever is ahead of the others."""
    promise: i64 = promised_by(situation.table, rival)
    if promise != NO_FAVOUR:
        return promise - ELECT
    return rival if worth_of_card(situation, card, rival) > 0 else leader_of(situation.table, rival)


# ---- whom the Votes support


class ForBaronAnswer(Answer):
    """Himself for what is good, whoever leads for what is bad; but nobody whom his Votes cannot carry."""

    def prepare(self, situation: Situation) -> None:
        """What each Baron has, and is likely to get from those who have not declared yet."""
        frame = situation.game.top
        assert isinstance(frame, Voting)
        table = situation.table
        for seat in range(MOST_SEATS):
            situation.memo[TALLIES + seat] = TENTHS * frame.tally[seat]
        for rival in range(table.seats):
            if rival != situation.seat and frame.waiting & BIT[rival] != 0:
                situation.memo[TALLIES + candidate_of(situation, table.subject, rival)] += TENTHS * table.fist[rival]

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By whoever is elected then, and a little by the candidate himself."""
        table = situation.table
        own: i64 = TENTHS * table.fist[situation.seat] + 1
        first: i64 = choice
        for seat in range(table.seats):
            if situation.memo[TALLIES + seat] > situation.memo[TALLIES + first] + (own if first == choice else i64(0)):
                first = seat
        outcome: i64 = worth_if_elected(situation, table.subject, first)
        worth: i64 = TENTHS * outcome + worth_of_candidate(situation, choice) // TENTHS
        return worth - TENTHS * cost_of_breach(situation, ELECT + choice)


def worth_of_candidate(situation: Situation, seat: i64) -> i64:
    """What it is worth that a Baron is elected."""
    worth: i64 = worth_if_elected(situation, situation.table.subject, seat)
    if worth > 0:
        situation.reason = WORTH_HAVING if seat == situation.seat else HURTS_RIVAL
    else:
        situation.reason = LEAST_LOSS
    return worth


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    VotesAnswer(asks.VOTES),
    ForBaronAnswer(asks.FOR_BARON),
]
