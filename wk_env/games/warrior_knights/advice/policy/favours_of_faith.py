"""What it is worth to have an Event cancelled or an expedition blessed, and what it costs whoever pays the Faith."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answers_events import damage_of, price_in_faith
from wk_env.games.warrior_knights.advice.policy.answers_works import A_BLESSING, worth_of_blessing
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.card_worth import worth_of_card
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to
from wk_env.games.warrior_knights.rules.cards.event_targets import is_about_city, is_about_noble
from wk_env.games.warrior_knights.rules.cards.vocabulary import TARGET_DRAWER, TARGET_RANDOM_BARON
from wk_env.games.warrior_knights.rules.numbers import (
    AT_RED,
    CANCEL_EVENT,
    NONE,
    PLEDGE_FAITH,
    STAKE,
    STAKE_ABOUT,
    STAKE_BESIDE,
    STAKE_SEAT,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.state import Table


def is_hit(table: Table, card: i64, seat: i64) -> bool:
    """Whether the Event at stake falls on a Baron."""
    on: i64 = table.card_on[card]
    if is_about_city(table, card):
        return on != NONE and table.city_owner[on] == seat
    if is_about_noble(table, card):
        return on != NONE and on // SYMBOLS == seat
    target: i64 = table.content.card_target[card]
    if target == TARGET_RANDOM_BARON:
        return on == seat
    return target != TARGET_DRAWER or table.stake[STAKE] != AT_RED or table.stake[STAKE_SEAT] == seat


def damage_to(situation: Situation) -> i64:
    """What the Event at stake costs a Baron if it happens."""
    card: i64 = situation.table.stake[STAKE_ABOUT]
    return damage_of(situation, card) if is_hit(situation.table, card, situation.seat) else i64(0)


def worth_of_event(situation: Situation) -> i64:
    """What it is worth to a Baron that the Event at stake happens: the harm to rivals, less his own."""
    table = situation.table
    card: i64 = table.stake[STAKE_ABOUT]
    worth: i64 = -damage_to(situation)
    for rival in range(table.seats):
        if rival != situation.seat and (table.gone >> rival) & 1 == 0 and is_hit(table, card, rival):
            worth += harm_to(situation, rival, max(0, -worth_of_card(situation, card, rival)))
    return worth


def cost_of_cancelling(situation: Situation, favour: i64) -> i64:
    """What it costs the drawer to do so, and not the other way; below 0 if he would anyway."""
    cost: i64 = price_in_faith(situation, situation.table.stake[STAKE_BESIDE]) - damage_to(situation)
    return cost if favour == CANCEL_EVENT else -cost


def gain_of_cancelling(situation: Situation, favour: i64) -> i64:
    """What it is worth to another that the drawer cancels the Event, or does not."""
    worth: i64 = worth_of_event(situation)
    return -worth if favour == CANCEL_EVENT else worth


def gain_of_faith(situation: Situation, favour: i64) -> i64:
    """What it is worth to a Baron that another pledges so much Faith: the Event, if he pays what is missing then."""
    missing: i64 = situation.table.stake[STAKE_BESIDE] - (favour - PLEDGE_FAITH)
    if missing > situation.table.faith[situation.seat]:
        return 0
    return max(0, damage_to(situation) - price_in_faith(situation, max(0, missing)))


def cost_of_faith(situation: Situation, favour: i64) -> i64:
    """What it costs to pledge so much Faith; below 0 if one suffers more from the Event."""
    share: i64 = favour - PLEDGE_FAITH
    cost: i64 = price_in_faith(situation, share)
    return cost - damage_to(situation) if share == situation.table.stake[STAKE_BESIDE] else cost


def gain_of_blessing(situation: Situation) -> i64:
    """What a blessing is worth to whoever has a share."""
    return max(0, worth_of_blessing(situation, situation.table.stake[STAKE_ABOUT]))


def cost_of_blessing(situation: Situation) -> i64:
    """What a blessing costs the Head of the Church; below 0 if he would give it anyway."""
    return situation.faith(1) * A_BLESSING // 100 - worth_of_blessing(situation, situation.table.stake[STAKE_ABOUT])
