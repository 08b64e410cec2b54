"""The Assembly: what is at stake, how many Votes it is worth, whom they support, and what to do with the outcome."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    ADDS_VICTORY,
    AVOIDS_BAN,
    BEST_LEADER,
    FEWEST_VOTES,
    HAS_MOST_VOTES,
    HELPS_HIM,
    HELPS_OTHERS,
    HURTS_RIVAL,
    LEAST_LOSS,
    NO_REASON,
    NOTHING_BETTER,
    OTHERS_SPEND_FIRST,
    SAVES_VOTES,
    WORTH_HAVING,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.answers_votes import worth_of_candidate
from wk_env.games.warrior_knights.advice.policy.answers_works import cost_of_ban
from wk_env.games.warrior_knights.advice.policy.situation import Mind
from wk_env.games.warrior_knights.advice.tactics.card_worth import worth_of_card
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to
from wk_env.games.warrior_knights.advice.tactics.vote_stakes import balance_of, stake_in, worth_of_yes
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import (
    LIFT_BAN,
    OPEN_MOTION,
    POSTPONE,
    PROPOSE_NOTHING,
    REPEAL,
    REVIVE,
    TIE_BARON,
)
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTE_YES_NO
from wk_env.games.warrior_knights.rules.numbers import FIRST_AGENDA, NONE, OFF_BOARD, SYMBOLS, TRIANGLE, YES
from wk_env.games.warrior_knights.rules.queries import strength_of


class DeputyAnswer(Answer):
    """Whoever is farthest behind presides: he owes least to the others."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By Votes and standing."""
        mind.reason = FEWEST_VOTES
        return -mind.table.votes[choice] - (100 if choice == mind.leader else 0)


class NextAgendaAnswer(Answer):
    """What is most at stake comes first if he has most Votes, last if the others must first spend theirs."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By the stake, and who is strong."""
        stake: i64 = stake_in(mind, mind.table.current[choice])
        if has_most_votes(mind):
            mind.reason = HAS_MOST_VOTES
            return stake
        mind.reason = OTHERS_SPEND_FIRST
        return -stake


def has_most_votes(mind: Mind) -> bool:
    """Whether no attending rival has as many Votes."""
    table = mind.table
    for rival in range(table.seats):
        if rival != mind.seat and table.attends[rival] == 1 and table.votes[rival] >= table.votes[mind.seat]:
            return False
    return True


class SideAnswer(Answer):
    """Yes or no, by what it does for him beside the others."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By the balance of it."""
        return worth_of_side(mind, choice)


def worth_of_side(mind: Mind, choice: i64) -> i64:
    """What yes or no is worth to the question before the Assembly."""
    worth: i64 = worth_of_yes(mind)
    if choice == YES:
        mind.reason = HELPS_HIM if worth > 0 else NO_REASON
        return worth
    mind.reason = HELPS_OTHERS if worth < 0 else NO_REASON
    return -worth


class TieAnswer(Answer):
    """As he would have voted."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """Yes, no or a Baron."""
        return worth_of_candidate(mind, choice - TIE_BARON) if choice >= TIE_BARON else worth_of_side(mind, choice)


class AcceptAnswer(Answer):
    """What the Assembly decides is borne if it costs less than a ban."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """The card, or the ban."""
        if choice == YES:
            worth: i64 = worth_of_card(mind, mind.table.subject, mind.seat)
            mind.reason = WORTH_HAVING if worth > 0 else AVOIDS_BAN
            return worth
        mind.reason = LEAST_LOSS
        return -cost_of_ban(mind)


class OfficeNobleAnswer(Answer):
    """A Noble in the field with the strongest army and no office; the triangle before others."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By army and post."""
        mind.reason = BEST_LEADER
        noble: i64 = mind.seat * SYMBOLS + choice
        mind.second = ADDS_VICTORY if choice == TRIANGLE else NO_REASON
        worth: i64 = strength_of(mind.table, noble) + (80 if choice == TRIANGLE else 0)
        if mind.table.noble_office[noble] != NONE:
            worth -= 600
        return worth - (300 if mind.table.noble_at[noble] <= OFF_BOARD else 0)


class DropCardAnswer(Answer):
    """His own least, a rival's best."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By what the card is worth to whoever loses it."""
        loser: i64 = mind.table.subject
        worth: i64 = worth_of_card(mind, FIRST_AGENDA + choice, loser)
        mind.reason = LEAST_LOSS if loser == mind.seat else HURTS_RIVAL
        return -worth if loser == mind.seat else worth


class ProposeAnswer(Answer):
    """The end of his own ban, then whatever does most for him, as far as his Votes may carry it."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By what it changes."""
        mind.reason = HELPS_HIM
        share: i64 = 60 if has_most_votes(mind) else 30
        if choice == PROPOSE_NOTHING:
            mind.reason = NOTHING_BETTER
            return 0
        if choice == POSTPONE:
            mind.reason = SAVES_VOTES
            return -50
        if choice < REPEAL:
            return 2 * cost_of_ban_of(mind, choice - LIFT_BAN)
        if choice < REVIVE:
            return -balance_of(mind, FIRST_AGENDA + choice - REPEAL) * share // 100
        if choice < OPEN_MOTION:
            return self.revived(mind, FIRST_AGENDA + choice - REVIVE) * share // 100
        return -40

    def revived(self, mind: Mind, card: i64) -> i64:
        """What an Agenda from the discards is worth, if it passes as he likes."""
        if mind.table.content.agenda_vote[card - FIRST_AGENDA] == VOTE_YES_NO:
            return balance_of(mind, card)
        return stake_in(mind, card) // 2


def cost_of_ban_of(mind: Mind, seat: i64) -> i64:
    """What it is worth that a Baron's ban ends."""
    if seat == mind.seat:
        return 600
    return -harm_to(mind, seat, 600)


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    DeputyAnswer(asks.DEPUTY),
    NextAgendaAnswer(asks.NEXT_AGENDA),
    SideAnswer(asks.SIDE),
    TieAnswer(asks.TIE),
    AcceptAnswer(asks.ACCEPT),
    OfficeNobleAnswer(asks.OFFICE_NOBLE),
    DropCardAnswer(asks.DROP_CARD),
    ProposeAnswer(asks.PROPOSE),
]
