"""How a vote is likely to end: what stewards in the place of the others would bid, in one imagined world."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.advice.policy.answers_votes import price_of_vote
from wk_env.games.warrior_knights.advice.policy.secret_answers import answer_anew
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.surroundings import LAST
from wk_env.games.warrior_knights.advice.tactics.vote_stakes import (
    favourite_of,
    likeliest_but,
    worth_if_elected,
    worth_of_yes,
)
from wk_env.games.warrior_knights.knowledge.redeal import redeal
from wk_env.games.warrior_knights.rules.asks import FOR_BARON, SIDE, VOTES
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTE_YES_NO
from wk_env.games.warrior_knights.rules.numbers import FIRST_AGENDA, MOST_SEATS, NO, NONE, YES
from wk_env.games.warrior_knights.rules.procedures.voting import SealVotes
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.advisor import Advisor
from wk_env.kernel.columns import filled
from wk_env.kernel.core import take
from wk_env.kernel.surroundings import Surroundings

A_WORLD: Final[i64] = 1  # the seed of the imagined world
STAKES: Final[i64] = 12  # sizes of what is at stake, each twice the one before
LEAST_STAKE: Final[i64] = 25
FARTHEST: Final[i64] = 20  # Votes by which one side is ahead, as far as that is told apart
LEADS: Final[i64] = 2 * FARTHEST + 1
# Where the numbers of each kind of thing begin, behind those of the map.
STAKE: Final[i64] = LAST
PRICE: Final[i64] = STAKE + STAKES
LEAD: Final[i64] = PRICE + STAKES
MARGIN: Final[i64] = LEAD + LEADS
MARGIN_BY_STAKE: Final[i64] = MARGIN + LEADS
LANDMARKS: Final[i64] = MARGIN_BY_STAKE + LEADS * STAKES


@mypyc_attr(acyclic=True)
class Forecast:
    """What hangs on a vote for the seat asked, what a Vote is worth, and by how many Votes it leads without its own."""

    __slots__ = ("is_vote", "lead", "price", "stake")

    def __init__(self) -> None:
        self.is_vote: bool = False
        self.stake: i64 = 0
        self.price: i64 = 0
        self.lead: i64 = 0

    def tell(self, seen: Surroundings) -> None:
        """Note it by numbers, if there is a vote."""
        if self.is_vote:
            seen.note(STAKE + size_of(self.stake))
            seen.note(PRICE + size_of(self.price))
            seen.note(LEAD + step_of(self.lead))

    def tell_of(self, votes: i64, seen: Surroundings) -> None:
        """Note what it comes to with so many Votes."""
        if self.is_vote:
            margin: i64 = step_of(self.lead + votes)
            seen.note(MARGIN + margin)
            seen.note(MARGIN_BY_STAKE + size_of(self.stake) * LEADS + margin)


def size_of(worth: i64) -> i64:
    """Which size of stakes a worth is of."""
    size: i64 = 0
    least: i64 = LEAST_STAKE
    while size < STAKES - 1 and worth >= least:
        size += 1
        least += least
    return size


def step_of(lead: i64) -> i64:
    """The step of a lead in Votes, 0 for the farthest behind."""
    return max(0, min(lead + FARTHEST, LEADS - 1))


def forecast_of(advisor: Advisor[Table], game: Play, style: vec[i64]) -> Forecast:
    """How the vote is likely to end that is asked about; nothing for any other question.

    Reads: what the asked seat knows, and an imagined game, dealt for it.
    """
    forecast = Forecast()
    if game.decision.ask != VOTES or not isinstance(game.top, SealVotes):
        return forecast
    tally = tally_without(advisor, game)
    forecast.is_vote = True
    situation = Situation(game, style)
    forecast.price = price_of_vote(situation)
    card: i64 = game.state.subject
    if card == NONE or game.state.content.agenda_vote[card - FIRST_AGENDA] == VOTE_YES_NO:
        worth: i64 = worth_of_yes(situation)
        ahead: i64 = tally[YES] - tally[NO]
        forecast.stake = worth if worth > 0 else -worth
        forecast.lead = ahead if worth > 0 else -ahead
    else:
        weigh_barons(situation, card, tally, forecast)
    return forecast


def weigh_barons(situation: Situation, card: i64, tally: vec[i64], forecast: Forecast) -> None:
    """His favourite against whoever else is likely to get most."""
    best: i64 = favourite_of(situation, card)
    other: i64 = likeliest_but(best, tally, 0, situation.table.seats)
    forecast.stake = max(0, worth_if_elected(situation, card, best) - worth_if_elected(situation, card, other))
    forecast.lead = tally[best] - tally[other]


def tally_without(advisor: Advisor[Table], game: Play) -> vec[i64]:
    """The Votes for each result if the seat asked gives none and all others bid as stewards do."""
    tally = filled(MOST_SEATS, 0)
    seat: i64 = game.decision.seat
    world = redeal(game, seat, A_WORLD)
    answer_anew(advisor, world, seat)
    take(world, world.decision.options[0])
    while world.decision.count > 0 and world.decision.ask == VOTES:
        take(world, world.decision.options[advisor.judge(world)])
    while world.decision.count > 0 and world.decision.ask in (SIDE, FOR_BARON):
        decision = world.decision
        choice: i64 = decision.options[advisor.judge(world)]
        tally[choice] += world.state.fist[decision.seat]
        take(world, choice)
    return tally
