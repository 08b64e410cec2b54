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
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.card_worth import worth_of_card
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to
from wk_env.games.warrior_knights.advice.tactics.given_word import cost_of_breach
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
from wk_env.games.warrior_knights.rules.numbers import FIRST_AGENDA, GIVE_VOTES, NONE, OFF_BOARD, SYMBOLS, TRIANGLE, YES
from wk_env.games.warrior_knights.rules.queries import strength_of


class DeputyAnswer(Answer):
    """Whoever is farthest behind presides: he owes least to the others."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By Votes and standing."""
        situation.reason = FEWEST_VOTES
        return -situation.table.votes[choice] - (100 if choice == situation.leader else 0)


class NextAgendaAnswer(Answer):
    """What is most at stake comes first if he has most Votes, last if the others must first spend theirs."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the stake, and who is strong."""
        stake: i64 = stake_in(situation, situation.table.current[choice])
        if has_most_votes(situation):
            situation.reason = HAS_MOST_VOTES
            return stake
        situation.reason = OTHERS_SPEND_FIRST
        return -stake


def has_most_votes(situation: Situation) -> bool:
    """Whether no attending rival has as many Votes."""
    table = situation.table
    for rival in range(table.seats):
        if rival != situation.seat and table.attends[rival] == 1 and table.votes[rival] >= table.votes[situation.seat]:
            return False
    return True


class SideAnswer(Answer):
    """Yes or no, by what it does for him beside the others."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the balance of it."""
        return worth_of_side(situation, choice) - cost_of_breach(situation, GIVE_VOTES + choice)


def worth_of_side(situation: Situation, choice: i64) -> i64:
    """What yes or no is worth to the question before the Assembly."""
    worth: i64 = worth_of_yes(situation)
    if choice == YES:
        situation.reason = HELPS_HIM if worth > 0 else NO_REASON
        return worth
    situation.reason = HELPS_OTHERS if worth < 0 else NO_REASON
    return -worth


class TieAnswer(Answer):
    """As he would have voted."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """Yes, no or a Baron."""
        return (
            worth_of_candidate(situation, choice - TIE_BARON)
            if choice >= TIE_BARON
            else worth_of_side(situation, choice)
        )


class AcceptAnswer(Answer):
    """What the Assembly decides is borne if it costs less than a ban."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """The card, or the ban."""
        if choice == YES:
            worth: i64 = worth_of_card(situation, situation.table.subject, situation.seat)
            situation.reason = WORTH_HAVING if worth > 0 else AVOIDS_BAN
            return worth
        situation.reason = LEAST_LOSS
        return -cost_of_ban(situation)


class OfficeNobleAnswer(Answer):
    """A Noble in the field with the strongest army and no office; the triangle before others."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By army and post."""
        situation.reason = BEST_LEADER
        noble: i64 = situation.seat * SYMBOLS + choice
        situation.second = ADDS_VICTORY if choice == TRIANGLE else NO_REASON
        worth: i64 = strength_of(situation.table, noble) + (80 if choice == TRIANGLE else 0)
        if situation.table.noble_office[noble] != NONE:
            worth -= 600
        return worth - (300 if situation.table.noble_at[noble] <= OFF_BOARD else 0)


class DropCardAnswer(Answer):
    """His own least, a rival's best."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what the card is worth to whoever loses it."""
        loser: i64 = situation.table.subject
        worth: i64 = worth_of_card(situation, FIRST_AGENDA + choice, loser)
        situation.reason = LEAST_LOSS if loser == situation.seat else HURTS_RIVAL
        return -worth if loser == situation.seat else worth


class ProposeAnswer(Answer):
    """The end of his own ban, then whatever does most for him, as far as his Votes may carry it."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what it changes."""
        situation.reason = HELPS_HIM
        share: i64 = 60 if has_most_votes(situation) else 30
        if choice == PROPOSE_NOTHING:
            situation.reason = NOTHING_BETTER
            return 0
        if choice == POSTPONE:
            situation.reason = SAVES_VOTES
            return -50
        if choice < REPEAL:
            return 2 * cost_of_ban_of(situation, choice - LIFT_BAN)
        if choice < REVIVE:
            return -balance_of(situation, FIRST_AGENDA + choice - REPEAL) * share // 100
        if choice < OPEN_MOTION:
            return self.revived(situation, FIRST_AGENDA + choice - REVIVE) * share // 100
        return -40

    def revived(self, situation: Situation, card: i64) -> i64:
        """What an Agenda from the discards is worth, if it passes as he likes."""
        if situation.table.content.agenda_vote[card - FIRST_AGENDA] == VOTE_YES_NO:
            return balance_of(situation, card)
        return stake_in(situation, card) // 2


def cost_of_ban_of(situation: Situation, seat: i64) -> i64:
    """What it is worth that a Baron's ban ends."""
    if seat == situation.seat:
        return 600
    return -harm_to(situation, seat, 600)


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
