"""Favours about what is at stake: what each is worth to whoever wants it, what it costs, and a fair price for it.

Whoever bargains judges the other by what all see, as one who weighs things as he does himself.
"""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy import favours_in_war as war
from wk_env.games.warrior_knights.advice.policy.favours_of_faith import (
    cost_of_blessing,
    cost_of_cancelling,
    cost_of_faith,
    gain_of_blessing,
    gain_of_cancelling,
    gain_of_faith,
)
from wk_env.games.warrior_knights.advice.policy.favours_of_votes import cost_of_votes, gain_of_votes
from wk_env.games.warrior_knights.advice.policy.situation import A_POINT, Situation, price_of_crown, wages_of
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to
from wk_env.games.warrior_knights.advice.tactics.given_word import cost_of_breach, price_of_word, trust_in
from wk_env.games.warrior_knights.rules.numbers import (
    AT_BLESSING,
    AT_BLUE,
    AT_CONSENT,
    AT_PASSAGE,
    AT_RED,
    AT_VOTE,
    GRANT_CONSENT,
    NONE,
    STAKE,
    STAKE_ABOUT,
    STAKE_BESIDE,
)
from wk_env.games.warrior_knights.rules.procedures.bidding import room_for
from wk_env.games.warrior_knights.rules.queries import holder_of
from wk_env.games.warrior_knights.rules.state import Table

MARGIN: Final[i64] = 40  # below which no bargain is worth the talk
LAST_CROWNS: Final[i64] = 3000  # what a favour must be worth to be paid with crowns that the next wages take


def is_open(table: Table) -> bool:
    """Whether anything is at stake."""
    return len(table.stake) > 0 and table.stake[STAKE] != NONE


def seen_by(situation: Situation, seat: i64) -> Situation:
    """The same before another Baron, as far as all can see it."""
    return situation if seat == situation.seat else Situation(situation.game, situation.style, seat)


def gain_from(situation: Situation, favour: i64, partner: i64) -> i64:
    """What a favour is worth to a Baron beside what the partner is likely to do; below 0 if it harms him."""
    stake: i64 = situation.table.stake[STAKE]
    if stake == AT_PASSAGE:
        return war.gain_of_passage(situation)
    if stake == AT_CONSENT:
        return gain_from_consent(situation, favour)
    if stake == AT_VOTE:
        return gain_of_votes(situation, favour, partner)
    if stake == AT_RED:
        return gain_of_cancelling(situation, favour)
    if stake == AT_BLUE:
        return gain_of_faith(situation, favour)
    return gain_of_blessing(situation) if stake == AT_BLESSING else war.loss_to_attack(situation)


def gain_from_consent(situation: Situation, favour: i64) -> i64:
    """What consent is worth to the attacker, a refusal to the owner, either to a third Baron."""
    table = situation.table
    if situation.seat == table.stake[STAKE_BESIDE]:
        gain: i64 = war.gain_of_attack(situation)
    elif situation.seat == holder_of(table, table.stake[STAKE_ABOUT]):
        gain = -war.gain_of_holding(situation)
    else:
        gain = war.gain_of_fall(situation)
    return gain if favour == GRANT_CONSENT else -gain


def cost_to_him(situation: Situation, favour: i64, receiver: i64) -> i64:
    """What a favour costs the Baron who does it, by itself; below 0 if he would do it anyway."""
    stake: i64 = situation.table.stake[STAKE]
    if stake == AT_PASSAGE:
        return war.cost_of_passage()
    if stake == AT_CONSENT:
        return war.cost_of_consent(situation, favour)
    if stake == AT_VOTE:
        return cost_of_votes(situation, favour)
    if stake == AT_RED:
        return cost_of_cancelling(situation, favour)
    if stake == AT_BLUE:
        return cost_of_faith(situation, favour)
    return cost_of_blessing(situation) if stake == AT_BLESSING else war.cost_of_sparing(situation, receiver)


def cost_in_all(situation: Situation, favour: i64, receiver: i64, gain: i64) -> i64:
    """What a promise costs a partner: the favour, what the receiver gains by it, and his word to others.

    Whoever thinks little of his word reckons with breaking it.
    Reads: what all see.
    """
    cost: i64 = max(0, cost_to_him(situation, favour, receiver)) + harm_to(situation, receiver, max(0, gain))
    table = situation.table
    if table.stake[STAKE] == AT_CONSENT:
        cost -= rivals_loss(situation, favour)
    cost = min(max(0, cost), price_of_word(situation))
    return cost + cost_of_breach(situation, favour)


def rivals_loss(situation: Situation, favour: i64) -> i64:
    """What it is worth to whoever is asked that the other side does not get its way."""
    table = situation.table
    loser: i64 = table.stake[STAKE_BESIDE]
    if favour == GRANT_CONSENT:
        loser = holder_of(table, table.stake[STAKE_ABOUT])
    if loser < 0:
        return 0
    return harm_to(situation, loser, A_POINT * situation.rounds * war.odds_of_attack(situation) // 1000)


# ---- prices


def worth_of_crowns_from(situation: Situation, other: i64, crowns: i64) -> i64:
    """What it is worth that a rival gives him so many crowns, and what it costs to give them."""
    return situation.crowns(crowns) + harm_to(situation, other, crowns * price_to(situation, other))


def price_to(situation: Situation, other: i64) -> i64:
    """What a crown is worth to a rival."""
    table = situation.table
    return price_of_crown(table, situation.style, other, wages_of(table, other), situation.rounds)


def least_price(situation: Situation, favour: i64, receiver: i64, gain: i64) -> i64:
    """The fewest crowns from a receiver that make up for a promise."""
    each: i64 = max(1, worth_of_crowns_from(situation, receiver, 1))
    return max(1, (cost_in_all(situation, favour, receiver, gain) + MARGIN + each) // each)


def greatest_price(situation: Situation, partner: i64, gain: i64) -> i64:
    """The most crowns that a promise of a partner is worth; 0 for none.

    Reads: what all see.
    """
    table = situation.table
    each: i64 = max(1, worth_of_crowns_from(situation, partner, 1))
    most: i64 = (gain * trust_in(table, partner) // 100 - MARGIN) // each
    purse: i64 = situation.purse()
    if len(table.joined) > 0:
        purse = min(purse, room_for(table))
    if gain <= LAST_CROWNS:
        purse = min(purse, situation.spare())
    return max(0, min(most, purse))
