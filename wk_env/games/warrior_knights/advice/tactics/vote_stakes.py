"""What is at stake in a vote."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.situation import Mind
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


def balance_of(mind: Mind, card: i64) -> i64:
    """What a card that concerns all is worth to him beside what it is worth to the others on average.

    A charge or office in force is worth it to its holder alone.
    """
    table = mind.table
    kind: i64 = table.content.agenda_kind[card - FIRST_AGENDA]
    if kind in (KIND_CHARGE, KIND_OFFICE):
        holder: i64 = holder_of_agenda(table, card)
        return worth_if_elected(mind, card, holder) if holder != NONE else i64(0)
    total: i64 = 0
    own: i64 = 0
    for seat in range(table.seats):
        worth: i64 = worth_of_card(mind, card, seat)
        if seat == mind.seat:
            own = worth
        else:
            total += worth
    balance: i64 = own - total // max(1, table.seats - 1)
    return balance if kind != KIND_LAW else balance + own // 4


def side_of(mind: Mind, card: i64, seat: i64) -> i64:
    """What a card that concerns all is likely to be worth to a Baron beside the others: above 0 he votes yes."""
    total: i64 = 0
    for other in range(mind.table.seats):
        if other != seat:
            total += worth_of_card(mind, card, other)
    return worth_of_card(mind, card, seat) - total // max(1, mind.table.seats - 1)


def worth_if_elected(mind: Mind, card: i64, seat: i64) -> i64:
    """What it is worth to him that this Baron is elected."""
    if card == NONE:
        return 0
    worth: i64 = worth_of_card(mind, card, seat)
    return worth if seat == mind.seat else -harm_or_help(mind, seat, worth)


def harm_or_help(mind: Mind, seat: i64, worth: i64) -> i64:
    """What it costs him that a rival gains so much, below 0 if the rival loses."""
    return harm_to(mind, seat, worth)


def worth_of_yes(mind: Mind) -> i64:
    """What a yes to the question before the Assembly is worth to him."""
    card: i64 = mind.table.subject
    if card != NONE:
        return balance_of(mind, card)
    proposal: i64 = mind.table.proposal
    if proposal in (NONE, POSTPONE):
        return -30
    if proposal >= OPEN_MOTION:
        return -40 if proposal < CLOSE_MOTION else 40
    if REPEAL <= proposal < REVIVE:
        return -balance_of(mind, FIRST_AGENDA + proposal - REPEAL)
    if LIFT_BAN <= proposal < REPEAL:
        seat: i64 = proposal - LIFT_BAN
        return i64(1200) if seat == mind.seat else -harm_to(mind, seat, 700)
    return 0


def stake_in(mind: Mind, card: i64) -> i64:
    """How much hangs on the outcome for him. Never below 0."""
    table = mind.table
    if card == NONE:
        worth: i64 = worth_of_yes(mind)
        return worth if worth > 0 else -worth
    agenda: i64 = card - FIRST_AGENDA
    if table.content.agenda_kind[agenda] == KIND_PRIVATE:
        return 0
    if table.content.agenda_vote[agenda] == VOTE_YES_NO:
        worth = balance_of(mind, card)
        return worth if worth > 0 else -worth
    best: i64 = worth_if_elected(mind, card, 0)
    least: i64 = best
    for seat in range(1, table.seats):
        worth = worth_if_elected(mind, card, seat)
        best = max(best, worth)
        least = min(least, worth)
    return best - least
