"""Peace until Upkeep: what it is worth that a rival promises it, what it costs to promise it, and its price."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.favours import MARGIN, greatest_price, seen_by, worth_of_crowns_from
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.attacks import hope_alone
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to, value_of_own
from wk_env.games.warrior_knights.advice.tactics.given_word import price_of_word
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_STRONGHOLD,
    MOST_AREAS,
    MOST_SEATS,
    NO_ATTACK,
    NONE,
    RAZED,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.queries import area_of, area_of_hold, holder_of

HIS_PROMISE: Final[i64] = 30  # what it costs to give a promise, whatever it says
NO_PRICE: Final[i64] = 0
LIKELY: Final[i64] = 45  # per cent: how often whoever has nothing better to attack does, and succeeds
HIS_TURN: Final[i64] = 10_000  # puts one rival before all others
UNLIKELY: Final[i64] = 15  # whoever has


def best_hope(situation: Situation, owner: i64) -> i64:
    """The hold of a Baron that one of his Nobles hopes most of, one move away at most, or NONE."""
    table = situation.table
    best: i64 = NONE
    most: i64 = 0
    for hold in range(FIRST_STRONGHOLD + table.seats):
        if holder_of(table, hold) != owner:
            continue
        hoped: i64 = hope_before(situation, hold)
        if hoped > most:
            best = hold
            most = hoped
    return best


def hope_before(situation: Situation, hold: i64) -> i64:
    """The most that any Noble who is near hopes for before a hold."""
    where: i64 = area_of_hold(situation.table, hold)
    best: i64 = 0
    if where < 0:
        return 0
    for noble in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
        area: i64 = area_of(situation.table, noble)
        if area >= 0 and situation.distances.moves[area * MOST_AREAS + where] <= 1:
            best = max(best, hope_alone(situation, noble, hold))
    return best


def hope_but_for(situation: Situation, owner: i64) -> i64:
    """The most that he hopes for before any near hold that is not this Baron's."""
    table = situation.table
    best: i64 = 0
    for hold in range(FIRST_STRONGHOLD + table.seats):
        if holder_of(table, hold) not in (situation.seat, owner, RAZED):
            best = max(best, hope_before(situation, hold))
    return best


def gain_of_peace(situation: Situation, rival: i64) -> i64:
    """What it is worth to him that a rival does not attack him before Upkeep."""
    if has_promised(situation, rival, situation.seat):
        return 0
    other: Situation = seen_by(situation, rival)
    hold: i64 = best_hope(other, situation.seat)
    if hold == NONE:
        return 0
    share: i64 = LIKELY if hope_before(other, hold) > hope_but_for(other, situation.seat) else UNLIKELY
    return value_of_own(situation, hold) * share // 100


def cost_of_peace(situation: Situation, rival: i64, gain: i64) -> i64:
    """What it costs him not to attack a rival before Upkeep: what he hopes for beyond the rest, or else his word."""
    hold: i64 = best_hope(situation, rival)
    cost: i64 = HIS_PROMISE + harm_to(situation, rival, gain)
    if hold != NONE:
        cost += max(0, hope_before(situation, hold) - hope_but_for(situation, rival))
    return min(cost, HIS_PROMISE + price_of_word(situation))


def has_promised(situation: Situation, giver: i64, receiver: i64) -> bool:
    """Whether a Baron has promised another peace already."""
    return situation.table.promised[giver * MOST_SEATS + receiver] == NO_ATTACK


def price_of_peace(buyer: Situation, seller: Situation) -> i64:
    """The crowns for which one is likely to sell his peace that the other is likely to pay; NO_PRICE if none are."""
    gain: i64 = gain_of_peace(buyer, seller.seat)
    if gain <= MARGIN:
        return NO_PRICE
    each: i64 = max(1, worth_of_crowns_from(seller, buyer.seat, 1))
    least: i64 = (cost_of_peace(seller, buyer.seat, gain) + MARGIN + each) // each
    most: i64 = min(greatest_price(buyer, seller.seat, gain), buyer.table.rules.largest_sum)
    return (least + most) // 2 if most >= least else NO_PRICE


def sum_for_peace(situation: Situation, partner: i64) -> i64:
    """The crowns that he means to offer a partner for peace, below 0 to ask for his own; 0 for neither."""
    other: Situation = seen_by(situation, partner)
    bought: i64 = price_of_peace(situation, other)
    if bought != NO_PRICE:
        return bought
    return -price_of_peace(other, situation)


def worth_of_peace(situation: Situation, partner: i64) -> i64:
    """What a bargain over peace with a partner is worth; 0 if there is none."""
    price: i64 = sum_for_peace(situation, partner)
    if price > 0:
        return gain_of_peace(situation, partner) - worth_of_crowns_from(situation, partner, price)
    if price == 0:
        return 0
    gain: i64 = gain_of_peace(seen_by(situation, partner), situation.seat)
    return worth_of_crowns_from(situation, partner, -price) - cost_of_peace(situation, partner, gain)


def worth_of_proposing(situation: Situation, partner: i64) -> i64:
    """What it is worth to propose a bargain over peace to a partner now: each rival has his turn in a round."""
    worth: i64 = worth_of_peace(situation, partner) - MARGIN
    if worth > 0 and is_turn_of(situation, partner):
        worth += HIS_TURN
    return worth


def is_turn_of(situation: Situation, partner: i64) -> bool:
    """Whether a rival is the one with whom he speaks first in this window: the next one clockwise in each."""
    table = situation.table
    window: i64 = table.stack
    if table.stack > 0:
        window += table.stack_left[table.stack - 1]
    away: i64 = (partner - situation.seat + table.seats) % table.seats
    return away == 1 + window % (table.seats - 1)
