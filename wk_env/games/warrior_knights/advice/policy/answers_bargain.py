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
from wk_env.games.warrior_knights.advice.policy.answers_stakes import (
    NO_BID,
    crowns_on_table,
    price_to_offer,
    refuses,
    sum_to_name,
    worth_of_bid,
    worth_of_haggling,
    worth_to_offerer,
    worth_to_partner,
)
from wk_env.games.warrior_knights.advice.policy.favours import MARGIN, is_open, seen_by
from wk_env.games.warrior_knights.advice.policy.favours_of_peace import (
    HIS_PROMISE,
    cost_of_peace,
    gain_of_peace,
    sum_for_peace,
    worth_of_proposing,
)
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to
from wk_env.games.warrior_knights.advice.tactics.given_word import trust_in
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import ASK_FOR, COUNTER, KILL, NO_HEIR, NO_PARTNER
from wk_env.games.warrior_knights.rules.numbers import (
    FAVOUR,
    HEIR_OFFERED,
    NO,
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
FAIR_PRICE: Final[i64] = 3  # crowns for an heir


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
    """With a rival who holds an heir of his, or who can do him a favour at once; other talk brings nothing."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the heir that he could get back, or by what is at stake."""
        if choice == NO_PARTNER:
            situation.reason = NOTHING_BETTER
            return 0
        situation.reason = BETTER_BARGAIN
        if refuses(situation):
            return NO_BID
        if is_open(situation.table):
            return worth_of_bid(situation, choice)
        wanted: i64 = wanted_from(situation, choice)
        if wanted == NONE or situation.spare() < FAIR_PRICE:
            return worth_of_proposing(situation, choice)
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
    """A fair price for an heir, the least that does for a favour, nothing for words."""

    def prepare(self, situation: Situation) -> None:
        """The price that he means."""
        offer = situation.table.offer
        situation.memo[0] = FAIR_PRICE
        if offer[HEIR_OFFERED] == NONE:
            situation.memo[0] = sum_for_peace(situation, offer[PARTNER])
        if is_open(situation.table):
            situation.memo[0] = price_to_offer(situation, offer[PARTNER], offer[FAVOUR])

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By how near it is to that price."""
        situation.reason = BETTER_BARGAIN
        away: i64 = sum_of_choice(choice) - situation.memo[0]
        return -situation.crowns(away if away > 0 else -away)


class BargainFavourAnswer(Answer):
    """Peace for crowns, from whoever gets them; no favour beside an heir."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what it costs to ask or to promise."""
        situation.reason = BETTER_BARGAIN
        offer = situation.table.offer
        if offer[SUM] != 0 and offer[HEIR_OFFERED] == NONE:
            meant: i64 = PARTNERS + NO_ATTACK if offer[SUM] > 0 else NO_ATTACK
            return A_PROMISE if choice == meant else i64(0)
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
        worth += worth_of_promise(situation, other, is_mine=is_mine)
    return worth


def worth_of_promise(situation: Situation, other: i64, *, is_mine: bool) -> i64:
    """What the promise on the table is worth to him: peace by what each hopes to take, anything else little."""
    table = situation.table
    is_peace: bool = table.offer[FAVOUR] in (NO_ATTACK, PARTNERS + NO_ATTACK)
    if is_mine:
        gain: i64 = gain_of_peace(seen_by(situation, other), situation.seat) if is_peace else i64(0)
        return -cost_of_peace(situation, other, gain) if is_peace else -HIS_PROMISE
    least: i64 = A_PROMISE
    if is_peace:
        least = max(least, gain_of_peace(situation, other))
    return least * trust_in(table, other) // 100


class BargainReplyAnswer(Answer):
    """Accepted if it is worth it, else another sum if there is something in it, else declined."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what the offer is worth."""
        situation.reason = BETTER_BARGAIN
        if choice != NO and refuses(situation):
            return NO_BID
        is_stake: bool = is_open(situation.table)
        worth: i64 = -MARGIN
        if choice != NO:
            worth += worth_to_partner(situation, crowns_on_table(situation)) if is_stake else worth_of_offer(situation)
        if choice == YES:
            return worth
        if choice == COUNTER:
            if is_stake:
                return worth_of_haggling(situation)
            return worth // 2 - 20 if situation.table.offer[HEIR_OFFERED] != NONE else -2 * MARGIN
        situation.reason = TOO_LITTLE
        return 0


class BargainCounterAnswer(Answer):
    """Two crowns more than he was offered, or half of what more the favour is likely to be worth to the other."""

    def prepare(self, situation: Situation) -> None:
        """What he means to ask."""
        situation.memo[0] = situation.table.offer[SUM] + 2
        if is_open(situation.table):
            situation.memo[0] = sum_to_name(situation)

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By how near it is to that."""
        situation.reason = BETTER_BARGAIN
        away: i64 = sum_of_choice(choice) + situation.memo[0]
        worth: i64 = -situation.crowns(away if away > 0 else -away)
        return worth if choice >= ASK_FOR or choice == 0 else worth - MARGIN


class BargainLastAnswer(Answer):
    """The last word: accepted if it is still worth it."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what the offer is worth."""
        situation.reason = BETTER_BARGAIN if choice == YES else TOO_LITTLE
        if choice != YES:
            return 0
        if refuses(situation):
            return NO_BID
        return worth_to_offerer(situation) if is_open(situation.table) else worth_of_offer(situation) - MARGIN


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
