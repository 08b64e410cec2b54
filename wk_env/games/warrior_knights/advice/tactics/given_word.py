"""What it costs a Baron to break his word, by his style; nothing where nobody bargains."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import HONOUR
from wk_env.games.warrior_knights.rules.numbers import BIT, BROKEN, MOST_SEATS, NO_ATTACK, NO_FAVOUR
from wk_env.games.warrior_knights.rules.state import Table

A_WORD: Final[i64] = 8000
A_BREACH: Final[i64] = 35  # per cent of the trust in a Baron that goes with each promise that he broke
LEAST_TRUST: Final[i64] = 10


def price_of_word(situation: Situation) -> i64:
    """What it costs him to break one promise."""
    return A_WORD * situation.style[HONOUR] // 100


def cost_of_breach(situation: Situation, done: i64) -> i64:
    """What it costs him to do what one promise about the stake says, or (NO_FAVOUR) none: the others are broken."""
    table = situation.table
    if len(table.promised_at_stake) == 0:
        return 0
    cost: i64 = 0
    for receiver in range(table.seats):
        if table.promised_at_stake[situation.seat * MOST_SEATS + receiver] not in (NO_FAVOUR, done):
            cost += price_of_word(situation)
    return cost


def cost_against(situation: Situation, receiver: i64, promise: i64) -> i64:
    """What it costs him to do to another what he promised not to do to him in this round."""
    table = situation.table
    if len(table.promised) == 0 or receiver < 0:
        return 0
    is_promised: bool = table.promised[situation.seat * MOST_SEATS + receiver] == promise
    return price_of_word(situation) if is_promised else i64(0)


def cost_against_at_stake(situation: Situation, receiver: i64, promise: i64) -> i64:
    """What it costs him to do to another what he promised about the stake not to do to him."""
    table = situation.table
    if len(table.promised_at_stake) == 0 or receiver < 0:
        return 0
    is_promised: bool = table.promised_at_stake[situation.seat * MOST_SEATS + receiver] == promise
    return price_of_word(situation) if is_promised else i64(0)


def promised_by(table: Table, seat: i64) -> i64:
    """What a Baron promised about the stake, to whomever; NO_FAVOUR for nothing."""
    if len(table.promised_at_stake) > 0:
        for receiver in range(table.seats):
            promise: i64 = table.promised_at_stake[seat * MOST_SEATS + receiver]
            if promise != NO_FAVOUR:
                return promise
    return NO_FAVOUR


def trust_in(table: Table, seat: i64) -> i64:
    """How likely a Baron is to keep his word, in per cent: by the promises that all saw him break."""
    trust: i64 = 100
    for receiver in range(table.seats):
        for _ in range(min(4, table.history[BROKEN + seat * MOST_SEATS + receiver])):
            trust = trust * (100 - A_BREACH) // 100
    return max(LEAST_TRUST, trust)


def at_peace(situation: Situation) -> i64:
    """The set of rivals who promised not to attack him in this round, and are likely to keep that."""
    table = situation.table
    rivals: i64 = 0
    if len(table.promised) > 0:
        for rival in range(table.seats):
            is_promised: bool = table.promised[rival * MOST_SEATS + situation.seat] == NO_ATTACK
            if is_promised and trust_in(table, rival) > 100 - A_BREACH:
                rivals |= BIT[rival]
    return rivals
