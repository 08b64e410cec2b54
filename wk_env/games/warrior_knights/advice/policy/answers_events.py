"""Events: who draws, what to pay to be spared, which of two evils, and on what a blessing falls."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    BLEEDS_MOST,
    HELPS_HIM,
    HURTS_HIM,
    HURTS_RIVAL,
    LEADS_MOST,
    LEAST_LOSS,
    MOST_AT_STAKE,
    NOTHING_BETTER,
    SAVES_FAITH,
    TOO_LITTLE,
    WORTH_HAVING,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.answers_works import worth_of_walls
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.card_worth import worth_of_card, worth_of_row, worth_of_things
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to, value_of_own
from wk_env.games.warrior_knights.advice.tactics.given_word import cost_of_breach, price_of_word, promised_by
from wk_env.games.warrior_knights.advice.tactics.placement import threats_to
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import NO_MIRACLE
from wk_env.games.warrior_knights.rules.cards.event_targets import is_about_city, is_about_noble
from wk_env.games.warrior_knights.rules.cards.events import price_of_drawer
from wk_env.games.warrior_knights.rules.cards.resources import holding, parameter, word_of
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    ALSO,
    AMOUNT,
    CROWNS,
    EFFECT,
    GET,
    GET_AMOUNT,
    INSTEAD_ROW,
    TARGET_EACH,
    TARGET_RANDOM_BARON,
    WHAT,
    WORD_CASUALTIES,
)
from wk_env.games.warrior_knights.rules.numbers import (
    BLUE,
    CANCEL_EVENT,
    GREEN,
    LET_HAPPEN,
    NONE,
    PLEDGE_FAITH,
    PLEDGED,
    RED,
    SYMBOLS,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.miracles import event_undone, price_of_miracle
from wk_env.games.warrior_knights.rules.queries import strength_of, troops_of

A_RED: Final[i64] = 400
A_GREEN: Final[i64] = 550


def price_in_faith(situation: Situation, faith: i64) -> i64:
    """What so much Faith is worth to him."""
    return situation.faith(faith)


class DrawerAnswer(Answer):
    """Good Events for himself, bad ones for whoever leads, as far as Faith goes."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the back of the card."""
        table = situation.table
        colour: i64 = table.content.event_colour[table.event_deck[table.event_count - 1]]
        cost: i64 = price_in_faith(situation, price_of_drawer(table, choice))
        if colour == BLUE:
            situation.reason = NOTHING_BETTER
            return 50 if choice == situation.seat else 0
        if choice == situation.seat:
            situation.reason = HELPS_HIM
            return (A_GREEN if colour == GREEN else -A_RED) - cost
        situation.reason = HURTS_RIVAL
        harm: i64 = harm_to(situation, choice, A_RED if colour == RED else -A_GREEN)
        return harm - cost


def damage_of(situation: Situation, card: i64) -> i64:
    """What an Event costs him that is about to happen, by what Fate named for it."""
    table = situation.table
    on: i64 = table.card_on[card]
    target: i64 = table.content.card_target[card]
    if is_about_city(table, card):
        if on == NONE or table.city_owner[on] != situation.seat:
            return 0
        return max(0, -worth_of_card(situation, card, situation.seat))
    if is_about_noble(table, card) and (on == NONE or on // SYMBOLS != situation.seat):
        return 0
    if target == TARGET_RANDOM_BARON and table.head == situation.seat and on != situation.seat:
        return price_in_faith(situation, 1)
    if is_about_noble(table, card):
        return max(0, -worth_of_card(situation, card, situation.seat)) + strength_of(table, on) // 2
    return max(0, -worth_of_card(situation, card, situation.seat))


class CancelAnswer(Answer):
    """Faith is paid where the harm is greater."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """The harm, or the Faith."""
        card: i64 = situation.table.subject
        if choice == YES:
            situation.reason = HURTS_HIM
            return -price_in_faith(situation, situation.table.matter) - cost_of_breach(situation, CANCEL_EVENT)
        situation.reason = SAVES_FAITH
        return -damage_of(situation, card) - cost_of_breach(situation, LET_HAPPEN)


class PledgeAnswer(Answer):
    """What is missing, if the harm to him is greater; half a share if others suffer as well; else nothing."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By how near the share is to what he means to pay."""
        card: i64 = situation.table.subject
        missing: i64 = situation.table.matter
        harm: i64 = damage_of(situation, card)
        meant: i64 = 0
        if harm > price_in_faith(situation, missing):
            meant = missing
            if missing > 1 and situation.table.content.card_target[card] == TARGET_EACH:
                meant = missing // 2
        meant = max(meant, share_promised(situation))
        situation.reason = HURTS_HIM if meant > 0 else SAVES_FAITH
        away: i64 = choice - meant if choice > meant else meant - choice
        return -price_in_faith(situation, away)


def share_promised(situation: Situation) -> i64:
    """The Faith that he is still to pledge by his word, if his word is worth it."""
    share: i64 = promised_by(situation.table, situation.seat) - PLEDGE_FAITH
    share = min(share - situation.table.doing[PLEDGED + situation.seat], situation.table.matter)
    return share if share > 0 and price_in_faith(situation, share) < price_of_word(situation) else i64(0)


class InsteadAnswer(Answer):
    """The better of two goods, the lesser of two evils."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what either is worth."""
        card: i64 = situation.table.subject
        worth: i64 = worth_of_card_without(situation, card)
        if choice == YES:
            worth = worth_of_row(situation, card, INSTEAD_ROW, situation.seat)
        situation.reason = WORTH_HAVING if worth > 0 else LEAST_LOSS
        return worth


def worth_of_card_without(situation: Situation, card: i64) -> i64:
    """What a card is worth if what it allows instead is passed over."""
    worth: i64 = worth_of_row(situation, card, EFFECT, situation.seat) + worth_of_row(
        situation, card, ALSO, situation.seat
    )
    return worth if word_of(situation.table, card, EFFECT) != NONE else worth_of_card(situation, card, situation.seat)


class ExchangeAnswer(Answer):
    """Bought while crowns are cheaper than what they buy."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """What comes in, less what goes out, dearer as the purse empties."""
        table = situation.table
        card: i64 = table.subject
        what: i64 = parameter(table, card, EFFECT, WHAT)
        given: i64 = choice * parameter(table, card, EFFECT, AMOUNT)
        gained: i64 = choice * parameter(table, card, EFFECT, GET_AMOUNT)
        worth: i64 = worth_of_things(situation, parameter(table, card, EFFECT, GET), gained)
        worth -= worth_of_things(situation, what, given)
        if what == CROWNS and holding(table, situation.seat, what) - given < situation.wages:
            worth -= 60 * given
        situation.reason = WORTH_HAVING if choice > 0 else TOO_LITTLE
        return worth


class CityAnswer(Answer):
    """The city that is worth most and stands in most danger."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By worth and danger; breaches are mended with the rest."""
        situation.reason = MOST_AT_STAKE
        table = situation.table
        danger: i64 = threats_to(situation, table.content.city_area[choice])
        worth: i64 = worth_of_walls(situation, choice) + danger // 2 + 40 * table.breaches[choice]
        worth += value_of_own(situation, choice) // 20
        return worth - (200 if table.fortified[choice] == 1 and table.breaches[choice] == 0 else 0)


class NobleAnswer(Answer):
    """The Noble to whom it means most: who bleeds most, or who leads most men."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By tokens or by troops."""
        situation.reason = LEADS_MOST
        noble: i64 = situation.seat * SYMBOLS + choice
        if word_of(situation.table, situation.table.subject, EFFECT) == WORD_CASUALTIES:
            situation.reason = BLEEDS_MOST
            return 100 * min(3, situation.table.casualties[noble]) + troops_of(situation.table, noble) // 10
        return troops_of(situation.table, noble)


class MiracleAnswer(Answer):
    """A lasting Event that lies on him, if Faith is cheaper than to bear it."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """The harm that ends, less the Faith."""
        if choice == NO_MIRACLE:
            situation.reason = SAVES_FAITH
            return 0
        situation.reason = HURTS_HIM
        card: i64 = event_undone(situation.table, choice)
        price: i64 = price_of_miracle(situation.table, card, situation.seat)
        return damage_of(situation, card) - price_in_faith(situation, price) - 1


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    DrawerAnswer(asks.DRAWER),
    CancelAnswer(asks.CANCEL),
    PledgeAnswer(asks.PLEDGE),
    InsteadAnswer(asks.INSTEAD),
    ExchangeAnswer(asks.EXCHANGE),
    CityAnswer(asks.CITY),
    NobleAnswer(asks.NOBLE),
    MiracleAnswer(asks.MIRACLE),
]
