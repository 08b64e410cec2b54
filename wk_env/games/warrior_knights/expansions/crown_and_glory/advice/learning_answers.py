"""What a sensible Baron answers to the questions about Advancements, and whom he refreshes."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    COMES_NEARER,
    EVERY_MAN,
    HAS_SUCH_AIMS,
    LEAST_LOSS,
    LETS_MARCH,
    NOTHING_BETTER,
    REST_IS_BETTER,
    SAVES_CROWNS,
    STAYS_AT_POST,
    WORTH_HAVING,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.answers_cards import has_aim
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.city_worth import value_later
from wk_env.games.warrior_knights.advice.tactics.placement import post_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.advice.learning_worth import (
    gain_of_buying,
    worth_of_advancement,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancement_deck import top_advancement
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import knowledge_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    AT_SEA,
    EXHAUSTS,
    FIRST_ADVANCEMENT,
    IN_BATTLE,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.using import UseOnTheWay, gain_of
from wk_env.games.warrior_knights.rules import asks, measures
from wk_env.games.warrior_knights.rules.action_cards import cards_of, kind_of
from wk_env.games.warrior_knights.rules.asks import NO_ADVANCEMENT, NO_REFRESH
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    IN_HAND,
    IN_TAXATION,
    MOBILIZE_FORCES,
    NONE,
    SYMBOLS,
    VERSATILE_STRATEGY,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.routes import ends_within, reach_of
from wk_env.games.warrior_knights.rules.queries import area_of, hold_in, troops_of

A_REST: Final[i64] = 30  # a Noble is fresh for whatever comes
A_MARCH: Final[i64] = 120  # he may march once more
AN_AIM: Final[i64] = 420  # and has something to take
A_FIND: Final[i64] = 260  # what Research finds on the average
A_HOARD: Final[i64] = 20  # what a Knowledge is worth that is kept
WORTH_KEEPING: Final[i64] = 200  # an Advancement of the row that he would not exchange
SAVED: Final[i64] = 70  # an Advancement that is not exhausted yet
ASHORE: Final[i64] = 120  # a Noble who is inside his city at once
# In a battle.
A_VICTORY: Final[i64] = 300
A_HIT: Final[i64] = 240
A_SHIELD: Final[i64] = 200
STAKE: Final[i64] = 20  # the part of a hold's worth that one card may decide


class RefreshAnswer(Answer):
    """Whoever has something to take, if a card is left with which he can; the strongest of them."""

    def prepare(self, situation: Situation) -> None:
        """How many of his cards that march are still to be turned over."""
        situation.memo[0] = marches_to_come(situation)

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what he can still do in this round, less what it costs."""
        if choice == NO_REFRESH:
            situation.reason = SAVES_CROWNS
            return 0
        noble: i64 = situation.seat * SYMBOLS + choice
        situation.reason = LETS_MARCH
        worth: i64 = A_REST + troops_of(situation.table, noble) // 50
        if situation.memo[0] > 0:
            worth += A_MARCH
            if has_aim(situation, noble):
                situation.reason = HAS_SUCH_AIMS
                worth += AN_AIM
        return worth - situation.crowns(situation.table.subject)


def marches_to_come(situation: Situation) -> i64:
    """How many of his Mobilize Forces and Versatile Strategies lie in stacks that are not done yet.

    Reads: his own cards.
    """
    table = situation.table
    count: i64 = 0
    for card in cards_of(table, situation.seat):
        if IN_HAND < table.action_at[card] < IN_TAXATION and kind_of(table, card) in (
            MOBILIZE_FORCES,
            VERSATILE_STRATEGY,
        ):
            count += 1
    return count


class BuyAdvancementAnswer(Answer):
    """The Advancement that is worth most to him beside those that he owns."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what it adds; Knowledge is good for nothing else."""
        if choice == NO_ADVANCEMENT:
            situation.reason = NOTHING_BETTER
            return A_HOARD * knowledge_of(situation.table, situation.seat)
        situation.reason = WORTH_HAVING
        return gain_of_buying(situation, choice)


class DropAdvancementAnswer(Answer):
    """The Advancement that is worth least to him."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what is lost."""
        situation.reason = LEAST_LOSS
        return -worth_of_advancement(situation, choice)


class ResearchPaidAnswer(Answer):
    """To look at an Advancement is worth it to whoever has the Knowledge to buy it."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what is found on the average, less the crowns."""
        if choice != YES:
            situation.reason = SAVES_CROWNS
            return 0
        situation.reason = WORTH_HAVING
        share: i64 = min(2, knowledge_of(situation.table, situation.seat))
        return A_FIND * share * min(situation.rounds, 4) // 8 - situation.crowns(situation.table.subject)


class KeepResearchAnswer(Answer):
    """It is bought if it adds anything."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what it adds; the Scholar knows it even if nobody else does."""
        if choice != YES:
            situation.reason = NOTHING_BETTER
            return A_HOARD
        card: i64 = situation.table.subject
        situation.reason = WORTH_HAVING
        drawn: i64 = top_advancement(situation.table) if card == NONE else card - FIRST_ADVANCEMENT
        return gain_of_buying(situation, drawn)


class ChangeRowAnswer(Answer):
    """What he has no use for goes."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By how little it would add."""
        if choice == NO_ADVANCEMENT:
            situation.reason = NOTHING_BETTER
            return 0
        situation.reason = LEAST_LOSS
        return WORTH_KEEPING - gain_of_buying(situation, choice)


class UseAdvancementAnswer(Answer):
    """In a battle that is worth it, for a march that leads somewhere, and to be in a city of his at once."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what it brings now against what it is worth later in the round."""
        if choice == NO_ADVANCEMENT:
            situation.reason = REST_IS_BETTER
            return SAVED
        if situation.table.subject == IN_BATTLE:
            return worth_in_battle(situation, choice)
        frame = situation.game.top
        assert isinstance(frame, UseOnTheWay)
        if situation.table.subject == AT_SEA:
            situation.reason = STAYS_AT_POST
            is_home: bool = hold_in(situation.table, situation.seat, frame.goal) != NONE
            return ASHORE if is_home else i64(0)
        situation.reason = COMES_NEARER
        return worth_on_march(situation, frame, choice)


def worth_in_battle(situation: Situation, number: i64) -> i64:
    """What a declared Advancement brings, the more the more the battle is about.

    Reads: the hold that is attacked, which is open.
    """
    situation.reason = EVERY_MAN
    content = situation.table.content
    row: i64 = (FIRST_ADVANCEMENT + number) * BEND_WIDTH
    worth: i64 = A_SHIELD
    if content.bends[row] == measures.BATTLE_VICTORY:
        worth = A_VICTORY
    elif content.bends[row] == measures.BATTLE_DEAL:
        worth = A_HIT
    worth = worth * (1 + content.bends[row + 3]) // 2
    if content.annex[EXHAUSTS + number] == 0:
        worth += SAVED // 2
    hold: i64 = situation.table.matter
    return worth + (value_later(situation, hold) // STAKE if hold != NONE else i64(0))


def worth_on_march(situation: Situation, frame: UseOnTheWay, number: i64) -> i64:
    """What an Advancement brings a Noble farther: to his goal, or to a better post than any other; small ones first.

    Reads: where armies and cities are, which is open.
    """
    thrift: i64 = gain_of(situation.table, number)
    if frame.goal != NONE:
        return 2 * SAVED - thrift
    reach: i64 = reach_of(situation.table, frame.noble)
    near: i64 = ends_within(situation.table, frame.noble, reach) | BIT[area_of(situation.table, frame.noble)]
    ends: i64 = near | ends_within(situation.table, frame.noble, reach + thrift)
    return best_post(situation, frame.noble, ends) - best_post(situation, frame.noble, near) - thrift


def best_post(situation: Situation, noble: i64, areas: i64) -> i64:
    """What the best post for a Noble in a set of areas is worth."""
    best: i64 = 0
    is_any: bool = False
    for area in range(situation.table.content.areas):
        if areas & BIT[area] == 0:
            continue
        worth: i64 = post_of(situation, noble, area)
        if not is_any or worth > best:
            best = worth
            is_any = True
    return best


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    RefreshAnswer(asks.REFRESH),
    BuyAdvancementAnswer(asks.BUY_ADVANCEMENT),
    DropAdvancementAnswer(asks.DROP_ADVANCEMENT),
    ResearchPaidAnswer(asks.RESEARCH_PAID),
    KeepResearchAnswer(asks.KEEP_RESEARCH),
    ChangeRowAnswer(asks.CHANGE_ROW),
    UseAdvancementAnswer(asks.USE_ADVANCEMENT),
]
