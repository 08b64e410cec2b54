"""What a siege is worth that Fate decides: the hold when it falls, the less the longer that takes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.city_worth import value_later, value_of_hold
from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS
from wk_env.games.warrior_knights.rules.optional.advanced_sieges import WITH_SURRENDER, nobles_inside
from wk_env.games.warrior_knights.rules.optional.siege_tokens import tokens_on
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.queries import full_strength
from wk_env.games.warrior_knights.rules.state import Table

# By the hits that are missing: how many cards it takes on an average, in hundredths. Of 21 cards that do not draw
# another 17 are hits; the others deliver a place that may surrender.
CARDS: Final[vec[i64]] = vec[i64]([0, 124, 247, 371, 494, 618, 741, 865, 988])
CARDS_TO_SURRENDER: Final[vec[i64]] = vec[i64]([0, 100, 181, 247, 300, 343, 377, 405, 428])
# Per cent of the sieges that stand after so many Upkeeps.
STANDS: Final[vec[i64]] = vec[i64]([100, 80, 66, 55, 46, 38, 32])


def upkeeps_to_fall(table: Table, seat: i64, hold: i64) -> i64:
    """How many Upkeeps with draws it takes on an average until a siege of a Baron takes a hold, in hundredths."""
    strength: i64 = (full_strength(table, hold) + 99) // 100
    missing: i64 = max(0, strength - tokens_on(table, hold) - table.breaches[hold])
    surrenders: bool = table.rules.siege_draws == WITH_SURRENDER and nobles_inside(table, hold) == 0
    odds = CARDS
    if surrenders:
        odds = CARDS_TO_SURRENDER
    cards: i64 = odds[min(missing, len(odds) - 1)]
    return max(100, cards // learning_of(table).cards_for_siege(table, seat))


def worth_of_siege(situation: Situation, hold: i64) -> i64:
    """What a siege of his is worth that goes on, or begins now."""
    table = situation.table
    since: i64 = table.siege_since[hold * MOST_SEATS + situation.seat]
    delay: i64 = upkeeps_to_fall(table, situation.seat, hold)
    if 0 < since < table.round:
        delay -= 100
    rounds: i64 = (delay + 50) // 100
    if rounds >= situation.rounds:
        return 0
    value: i64 = value_of_hold(situation, hold)
    worth: i64 = max(0, value - (value - value_later(situation, hold)) * delay // 100)
    return worth * STANDS[min(rounds, len(STANDS) - 1)] // 100


def worth_of_patience(situation: Situation, hold: i64) -> i64:
    """What somebody who besieges a hold risks by an assault: the siege would go on by itself."""
    if situation.table.rules.siege_draws > 0:
        return worth_of_siege(situation, hold) * 3 // 4
    return value_later(situation, hold) // 2


def worth_of_watch(situation: Situation, hold: i64) -> i64:
    """What it is worth that the only besieger of a hold stays there."""
    if situation.table.rules.siege_draws > 0:
        return worth_of_siege(situation, hold)
    return value_later(situation, hold) * 9 // 10


def wants_deed(table: Table) -> bool:
    """Whether a siege that stands takes another deed of the besieger: not where Fate decides it."""
    return table.rules.siege_draws == 0
