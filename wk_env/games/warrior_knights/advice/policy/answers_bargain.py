"""Bargains and heirs: what is offered, asked and answered. A promise binds nobody, and is worth as much."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    BETTER_BARGAIN,
    HELPS_HIM,
    HURTS_RIVAL,
    KEEPS_OTHERS_OUT,
    NOTHING_BETTER,
    TOO_LITTLE,
    WORTH_HAVING,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import ASK_FOR, COUNTER, KILL, NO_HEIR, NO_PARTNER
from wk_env.games.warrior_knights.rules.numbers import (
    FAVOUR,
    HEIR_OFFERED,
    NO_ATTACK,
    NO_FAVOUR,
    NONE,
    OFFERER,
    PARTNER,
    PARTNERS,
    SUM,
    SYMBOLS,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.bargaining import sum_of_choice
from wk_env.games.warrior_knights.rules.procedures.heirs import has_tokens

AN_HEIR: Final[i64] = 500
A_FALLEN_HEIR: Final[i64] = 900  # the Noble waits for it
A_FOREIGN_HEIR: Final[i64] = 150
A_PROMISE: Final[i64] = 60
HIS_PROMISE: Final[i64] = 30  # what it costs to give one
FAIR_PRICE: Final[i64] = 3  # crowns for an heir
MARGIN: Final[i64] = 40  # below which no bargain is worth the talk


def worth_of_heir(situation: Situation, noble: i64) -> i64:
    """What it is worth to hold a Noble's heir."""
    if noble // SYMBOLS != situation.seat:
        return A_FOREIGN_HEIR
    return A_FALLEN_HEIR if situation.table.fallen[noble] == 1 else AN_HEIR


def wanted_from(situation: Situation, partner: i64) -> i64:
    """A Noble of his own whose heir a rival holds, or NONE; one who waits for it before others."""
    if not has_tokens(situation.table):
        return NONE
    wanted: i64 = NONE
    for noble in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
        if situation.table.heir_at[noble] == partner and (wanted == NONE or situation.table.fallen[noble] == 1):
            wanted = noble
    return wanted


class BargainAnswer(Answer):
    """Only with a rival who holds an heir of his; other talk brings nothing that binds."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the heir that he could get back."""
        if choice == NO_PARTNER:
            situation.reason = NOTHING_BETTER
            return 0
        situation.reason = BETTER_BARGAIN
        wanted: i64 = wanted_from(situation, choice)
        if wanted == NONE or situation.spare() < FAIR_PRICE:
            return -MARGIN
        return worth_of_heir(situation, wanted) - situation.crowns(FAIR_PRICE)


class BargainHeirAnswer(Answer):
    """His own heir that the other holds."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By whose heir it is and who holds it."""
        situation.reason = WORTH_HAVING
        if choice == NO_HEIR:
            return 0
        worth: i64 = worth_of_heir(situation, choice)
        return worth if situation.table.heir_at[choice] != situation.seat else -worth


class BargainSumAnswer(Answer):
    """A fair price for an heir, nothing for words."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By how near it is to the fair price."""
        situation.reason = BETTER_BARGAIN
        meant: i64 = FAIR_PRICE if situation.table.offer[HEIR_OFFERED] != NONE else i64(0)
        away: i64 = sum_of_choice(choice) - meant
        return -situation.crowns(away if away > 0 else -away)


class BargainFavourAnswer(Answer):
    """No favour, else peace: both may break it."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what it costs to ask or to promise."""
        situation.reason = BETTER_BARGAIN
        if choice == NO_FAVOUR:
            return A_PROMISE
        worth: i64 = A_PROMISE if choice in (NO_ATTACK, PARTNERS + NO_ATTACK) else i64(0)
        return worth - HIS_PROMISE if choice <= PARTNERS else worth


def worth_of_offer(situation: Situation) -> i64:
    """What the bargain on the table is worth to him, whichever side he is on."""
    offer = situation.table.offer
    is_offerer: bool = offer[OFFERER] == situation.seat
    other: i64 = offer[PARTNER] if is_offerer else offer[OFFERER]
    crowns: i64 = -offer[SUM] if is_offerer else offer[SUM]
    worth: i64 = situation.crowns(crowns) + harm_to(situation, other, 100 * crowns)
    noble: i64 = offer[HEIR_OFFERED]
    if noble != NONE:
        gain: i64 = worth_of_heir(situation, noble)
        worth += gain if situation.table.heir_at[noble] != situation.seat else -gain
    if offer[FAVOUR] != NO_FAVOUR:
        is_mine: bool = (offer[FAVOUR] <= PARTNERS) == is_offerer
        worth += -HIS_PROMISE if is_mine else A_PROMISE
    return worth


class BargainReplyAnswer(Answer):
    """Accepted if it is worth it, else another sum if there is something in it, else declined."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what the offer is worth."""
        situation.reason = BETTER_BARGAIN
        worth: i64 = worth_of_offer(situation) - MARGIN
        if choice == YES:
            return worth
        if choice == COUNTER:
            return worth // 2 - 20 if situation.table.offer[HEIR_OFFERED] != NONE else -2 * MARGIN
        situation.reason = TOO_LITTLE
        return 0


class BargainCounterAnswer(Answer):
    """Two crowns more than he was offered."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By how near it is to what he means to ask."""
        situation.reason = BETTER_BARGAIN
        meant: i64 = -situation.table.offer[SUM] - 2
        away: i64 = sum_of_choice(choice) - meant
        worth: i64 = -situation.crowns(away if away > 0 else -away)
        return worth if choice >= ASK_FOR or choice == 0 else worth - MARGIN


class BargainLastAnswer(Answer):
    """The last word: accepted if it is still worth it."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what the offer is worth."""
        situation.reason = BETTER_BARGAIN if choice == YES else TOO_LITTLE
        return worth_of_offer(situation) - MARGIN if choice == YES else i64(0)


class KillHeirAnswer(Answer):
    """The heir of a dead Noble of whoever leads; others are worth more alive."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By whom it hurts."""
        if choice == NO_HEIR:
            situation.reason = NOTHING_BETTER
            return 0
        situation.reason = HURTS_RIVAL
        rival: i64 = choice // SYMBOLS
        harm: i64 = harm_to(situation, rival, A_FALLEN_HEIR if situation.table.fallen[choice] == 1 else AN_HEIR // 2)
        return harm - A_FOREIGN_HEIR


class GiveHeirAnswer(Answer):
    """Withheld as a rule; killed if it is the leader's."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By whom it helps or hurts."""
        if choice == NO_HEIR:
            situation.reason = KEEPS_OTHERS_OUT
            return A_FOREIGN_HEIR
        if choice >= KILL:
            situation.reason = HURTS_RIVAL
            return harm_to(situation, (choice - KILL) // SYMBOLS, A_FALLEN_HEIR) // 2
        situation.reason = HELPS_HIM
        return -harm_to(situation, choice // SYMBOLS, A_FALLEN_HEIR)


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    BargainAnswer(asks.BARGAIN),
    BargainHeirAnswer(asks.BARGAIN_HEIR),
    BargainSumAnswer(asks.BARGAIN_SUM),
    BargainFavourAnswer(asks.BARGAIN_FAVOUR),
    BargainReplyAnswer(asks.BARGAIN_REPLY),
    BargainCounterAnswer(asks.BARGAIN_COUNTER),
    BargainLastAnswer(asks.BARGAIN_LAST),
    KillHeirAnswer(asks.KILL_HEIR),
    GiveHeirAnswer(asks.GIVE_HEIR),
]
