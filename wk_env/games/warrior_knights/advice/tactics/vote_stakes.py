"""What is at stake in a vote."""

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.card_worth import worth_of_card
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to
from wk_env.games.warrior_knights.rules.asks import CLOSE_MOTION, LIFT_BAN, OPEN_MOTION, POSTPONE, REPEAL, REVIVE
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    KIND_CHARGE,
    KIND_LAW,
    KIND_OFFICE,
    KIND_PRIVATE,
    VOTE_YES_NO,
)
from wk_env.games.warrior_knights.rules.numbers import FIRST_AGENDA, NONE
from wk_env.games.warrior_knights.rules.procedures.holdings import holder_of_agenda


def balance_of(situation: Situation, card: i64) -> i64:
    """What a card that concerns all is worth to him beside what it is worth to the others on average.

    A charge or office in force is worth it to its holder alone.
    """
    table = situation.table
    kind: i64 = table.content.agenda_kind[card - FIRST_AGENDA]
    if kind in (KIND_CHARGE, KIND_OFFICE):
        holder: i64 = holder_of_agenda(table, card)
        return worth_if_elected(situation, card, holder) if holder != NONE else i64(0)
    total: i64 = 0
    own: i64 = 0
    for seat in range(table.seats):
        worth: i64 = worth_of_card(situation, card, seat)
        if seat == situation.seat:
            own = worth
        else:
            total += worth
    balance: i64 = own - total // max(1, table.seats - 1)
    return balance if kind != KIND_LAW else balance + own // 4


def side_of(situation: Situation, card: i64, seat: i64) -> i64:
    """What a card that concerns all is likely to be worth to a Baron beside the others: above 0 he votes yes."""
    total: i64 = 0
    for other in range(situation.table.seats):
        if other != seat:
            total += worth_of_card(situation, card, other)
    return worth_of_card(situation, card, seat) - total // max(1, situation.table.seats - 1)


def worth_if_elected(situation: Situation, card: i64, seat: i64) -> i64:
    """What it is worth to him that this Baron is elected."""
    if card == NONE:
        return 0
    worth: i64 = worth_of_card(situation, card, seat)
    return worth if seat == situation.seat else -harm_or_help(situation, seat, worth)


def harm_or_help(situation: Situation, seat: i64, worth: i64) -> i64:
    """What it costs him that a rival gains so much, below 0 if the rival loses."""
    return harm_to(situation, seat, worth)


def worth_of_yes(situation: Situation) -> i64:
    """What a yes to the question before the Assembly is worth to him."""
    card: i64 = situation.table.subject
    if card != NONE:
        return balance_of(situation, card)
    proposal: i64 = situation.table.proposal
    if proposal in (NONE, POSTPONE):
        return -30
    if proposal >= OPEN_MOTION:
        return -40 if proposal < CLOSE_MOTION else 40
    if REPEAL <= proposal < REVIVE:
        return -balance_of(situation, FIRST_AGENDA + proposal - REPEAL)
    if LIFT_BAN <= proposal < REPEAL:
        seat: i64 = proposal - LIFT_BAN
        return i64(1200) if seat == situation.seat else -harm_to(situation, seat, 700)
    return 0


def stake_in(situation: Situation, card: i64) -> i64:
    """How much hangs on the outcome for him. Never below 0."""
    table = situation.table
    if card == NONE:
        worth: i64 = worth_of_yes(situation)
        return worth if worth > 0 else -worth
    agenda: i64 = card - FIRST_AGENDA
    if table.content.agenda_kind[agenda] == KIND_PRIVATE:
        return 0
    if table.content.agenda_vote[agenda] == VOTE_YES_NO:
        worth = balance_of(situation, card)
        return worth if worth > 0 else -worth
    best: i64 = worth_if_elected(situation, card, 0)
    least: i64 = best
    for seat in range(1, table.seats):
        worth = worth_if_elected(situation, card, seat)
        best = max(best, worth)
        least = min(least, worth)
    return best - least


def favourite_of(situation: Situation, card: i64) -> i64:
    """Whom he would rather see elected than anybody else, the first of equals."""
    best: i64 = 0
    most: i64 = worth_if_elected(situation, card, 0)
    for seat in range(1, situation.table.seats):
        worth: i64 = worth_if_elected(situation, card, seat)
        if worth > most:
            best = seat
            most = worth
    return best


def likeliest_but(favourite: i64, tallies: vec[i64], first: i64, seats: i64) -> i64:
    """Who gets most Votes beside a favourite, by tallies that begin at a place of a column."""
    other: i64 = NONE
    for seat in range(seats):
        if seat != favourite and (other == NONE or tallies[first + seat] > tallies[first + other]):
            other = seat
    return other
