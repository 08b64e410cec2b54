"""Bargains where something is at stake: for which favour to bid, how much, when to add crowns, what to accept."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    BETTER_BARGAIN,
    SAVES_CROWNS,
    WORTH_HAVING,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.favours import (
    MARGIN,
    cost_in_all,
    cost_to_him,
    gain_from,
    greatest_price,
    least_price,
    seen_by,
    worth_of_crowns_from,
)
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import OFFERS
from wk_env.games.warrior_knights.advice.tactics.given_word import promised_by, trust_in
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import (
    AT_BLUE,
    AT_CONSENT,
    FAVOUR,
    FIRST_AT_STAKE,
    GRANT_CONSENT,
    NO_FAVOUR,
    OFFERER,
    PARTNER,
    PLEDGE_FAITH,
    REFUSE_CONSENT,
    STAKE,
    STAKE_BESIDE,
    SUM,
)
from wk_env.games.warrior_knights.rules.procedures.bidding import room_for
from wk_env.games.warrior_knights.rules.procedures.stakes import favours, may_join
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of
from wk_env.games.warrior_knights.rules.state import Table

NO_BID: Final[i64] = -1000
HAGGLING: Final[i64] = 70  # per cent of what a greater sum would bring: it may be declined


def refuses(situation: Situation) -> bool:
    """Whether he makes no bargains."""
    return situation.style[OFFERS] == 0


def worth_of_bid(situation: Situation, partner: i64) -> i64:
    """What the best bid to a partner is worth."""
    best: i64 = NO_BID
    rest: i64 = favours(situation.table, situation.seat, partner)
    while rest != 0:
        best = max(best, worth_of_asking(situation, partner, FIRST_AT_STAKE + first_in(rest)))
        rest = rest_of(rest)
    return best


def worth_of_asking(situation: Situation, partner: i64, favour: i64) -> i64:
    """What it is worth to ask a partner for a favour, at the least price that he is likely to take."""
    price: i64 = price_to_offer(situation, partner, favour)
    if price == 0:
        return NO_BID
    gain: i64 = gain_from(situation, favour, partner) * trust_in(situation.table, partner) // 100
    return gain - worth_of_crowns_from(situation, partner, price) - MARGIN


def price_to_offer(situation: Situation, partner: i64, favour: i64) -> i64:
    """The crowns that he means to offer for a favour; 0 if it is not worth it, or comes for nothing.

    Less than enough is offered where third Barons are likely to add the rest.
    """
    gain: i64 = gain_from(situation, favour, partner)
    if gain <= MARGIN or is_promised(situation.table, favour, partner):
        return 0
    other: Situation = seen_by(situation, partner)
    if cost_to_him(other, favour, situation.seat) <= 0 and not is_outbid(situation, other, favour):
        return 0
    least: i64 = least_price(other, favour, situation.seat, gain)
    most: i64 = greatest_price(situation, partner, gain)
    if most >= least:
        return least
    return most if most + help_of_others(situation, partner, favour) >= least else i64(0)


def is_promised(table: Table, favour: i64, partner: i64) -> bool:
    """Whether somebody has paid for a favour already: the partner gave his word, or others pledge the Faith."""
    if table.stake[STAKE] != AT_BLUE:
        return promised_by(table, partner) == favour
    pledged: i64 = 0
    for seat in range(table.seats):
        pledged += max(0, promised_by(table, seat) - PLEDGE_FAITH)
    return pledged >= table.stake[STAKE_BESIDE] or promised_by(table, partner) != NO_FAVOUR


def is_outbid(situation: Situation, asked: Situation, favour: i64) -> bool:
    """Whether the attacker is likely to buy the consent that a Baron would refuse by himself."""
    table = situation.table
    if table.stake[STAKE] != AT_CONSENT or favour != REFUSE_CONSENT:
        return False
    attacker: i64 = table.stake[STAKE_BESIDE]
    other: Situation = seen_by(situation, attacker)
    gain: i64 = gain_from(other, GRANT_CONSENT, asked.seat)
    return greatest_price(other, asked.seat, gain) >= least_price(asked, GRANT_CONSENT, attacker, gain)


def help_of_others(situation: Situation, partner: i64, favour: i64) -> i64:
    """The crowns that third Barons are likely to add at most."""
    table = situation.table
    total: i64 = 0
    for seat in range(table.seats):
        if seat not in (situation.seat, partner) and may_join(table, seat, favour):
            other: Situation = seen_by(situation, seat)
            total += greatest_price(other, partner, gain_from(other, favour, partner))
    return total


def crowns_on_table(situation: Situation) -> i64:
    """All crowns of the offer on the table."""
    total: i64 = situation.table.offer[SUM]
    for seat in range(situation.table.seats):
        total += situation.table.joined[seat]
    return total


def gain_of_offerer(situation: Situation) -> i64:
    """What the favour on the table is worth to whoever asked for it."""
    offer = situation.table.offer
    return gain_from(seen_by(situation, offer[OFFERER]), offer[FAVOUR], offer[PARTNER])


def worth_to_partner(situation: Situation, crowns: i64) -> i64:
    """What the offer on the table is worth to the partner with so many crowns in all."""
    offer = situation.table.offer
    cost: i64 = cost_in_all(situation, offer[FAVOUR], offer[OFFERER], gain_of_offerer(situation))
    return worth_of_crowns_from(situation, offer[OFFERER], crowns) - cost


def worth_to_offerer(situation: Situation) -> i64:
    """What the offer on the table is worth to whoever made it."""
    offer = situation.table.offer
    partner: i64 = offer[PARTNER]
    gain: i64 = gain_from(situation, offer[FAVOUR], partner) * trust_in(situation.table, partner) // 100
    return gain - worth_of_crowns_from(situation, partner, offer[SUM])


def sum_to_name(situation: Situation) -> i64:
    """The crowns that the partner means to ask of the offerer instead: half of what more he is likely to give."""
    offer = situation.table.offer
    other: Situation = seen_by(situation, offer[OFFERER])
    most: i64 = greatest_price(other, situation.seat, gain_of_offerer(situation))
    return (offer[SUM] + max(offer[SUM], most) + 1) // 2


def worth_of_haggling(situation: Situation) -> i64:
    """What it is worth to the partner to name another sum."""
    more: i64 = sum_to_name(situation) - situation.table.offer[SUM]
    if more <= 1:
        return NO_BID
    return (worth_to_partner(situation, crowns_on_table(situation) + more) - MARGIN) * HAGGLING // 100


class BargainStakeAnswer(Answer):
    """The favour that is worth most beside its price."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the favour."""
        situation.reason = BETTER_BARGAIN
        return worth_of_asking(situation, situation.table.offer[PARTNER], FIRST_AT_STAKE + choice)


class JoinPaymentAnswer(Answer):
    """What is missing for the partner to accept, if the favour is worth so much to him as well; else nothing."""

    def prepare(self, situation: Situation) -> None:
        """What he means to add."""
        table = situation.table
        partner: i64 = table.offer[PARTNER]
        situation.memo[0] = 0
        gain: i64 = gain_from(situation, table.offer[FAVOUR], partner)
        if refuses(situation) or gain <= MARGIN:
            return
        least: i64 = least_price(
            seen_by(situation, partner), table.offer[FAVOUR], table.offer[OFFERER], gain_of_offerer(situation)
        )
        missing: i64 = least - crowns_on_table(situation)
        most: i64 = min(greatest_price(situation, partner, gain), room_for(table) - table.offer[SUM])
        if 0 < missing <= most:
            situation.memo[0] = missing

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By how near it is to what he means to add."""
        situation.reason = WORTH_HAVING if choice > 0 else SAVES_CROWNS
        away: i64 = choice - situation.memo[0]
        return -situation.crowns(away if away > 0 else -away)


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    BargainStakeAnswer(asks.BARGAIN_STAKE),
    JoinPaymentAnswer(asks.JOIN_PAYMENT),
]
