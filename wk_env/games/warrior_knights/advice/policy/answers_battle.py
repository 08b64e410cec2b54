"""Battles: whom to attack and how, who fights and leads, which Fate cards go, who suffers."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.optional.advanced_sieges import worth_of_patience
from wk_env.games.warrior_knights.advice.policy.answer import (
    ADDS_VICTORY,
    BEATS_ARMY,
    BEGINS_SIEGE,
    BEST_LEADER,
    CAN_BEAR_IT,
    DEALS_ONE,
    ENDS_SIEGE,
    ENOUGH_THERE,
    EVERY_MAN,
    HOLDS_OFFICE,
    HURTS_RIVAL,
    KEEPS_OTHERS_OUT,
    LEAST_LOSS,
    PREVENTS_ONE,
    REST_IS_BETTER,
    SERVES_LEAST,
    SPARES_ARMY,
    TAKES_HOLD,
    WALLS_FALL_ANYWAY,
    WALLS_FIRST,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.situation import A_POINT, Situation
from wk_env.games.warrior_knights.advice.tactics.attacks import hope_against, hope_of_assault, hope_of_siege
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to, points_of_city, value_later
from wk_env.games.warrior_knights.advice.tactics.fate_cards import is_to_go, sort_hand
from wk_env.games.warrior_knights.advice.tactics.given_word import cost_against_at_stake, cost_of_breach
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import (
    ALL_CHOSEN,
    ASSAULT,
    BREACH,
    NO_BATTLE,
    NO_MORE_DISCARDS,
    NO_TARGET,
    SIEGE,
    STRONGHOLD,
)
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    FIRST_GROUP,
    GRANT_CONSENT,
    NONE,
    REFUSE_CONSENT,
    SPARE,
    SQUARE,
    STAR,
    SYMBOLS,
    TRIANGLE,
    VICTORY,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.armies import army_at, fresh_nobles_in, nobles_in
from wk_env.games.warrior_knights.rules.procedures.attack import Attack
from wk_env.games.warrior_knights.rules.procedures.attack_targets import foe_of, hold_of_target, is_enough
from wk_env.games.warrior_knights.rules.procedures.fate_hands import count_results
from wk_env.games.warrior_knights.rules.queries import (
    area_of_hold,
    besieges,
    holder_of,
    strength_of,
    strength_of_hold,
    symbol_of,
    troops_of,
)


class TargetAnswer(Answer):
    """Whoever promises most to those who stand there; nobody if all are too strong."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what an attack can hope for."""
        if choice == NO_TARGET:
            situation.reason = SPARES_ARMY
            return 0
        area: i64 = situation.table.subject
        hold: i64 = hold_of_target(situation.table, choice, area)
        situation.reason = BEATS_ARMY if hold == NONE else TAKES_HOLD
        situation.thing = hold
        worth: i64 = hope_against(situation, fresh_nobles_in(situation.table, situation.seat, area), choice, hold, area)
        worth -= cost_against_at_stake(situation, foe_of(choice), SPARE)
        return worth if worth != 0 else i64(-1)


class BattleKindAnswer(Answer):
    """A siege if it can wait or is nearly won, an assault if the odds are good, else neither."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what either can hope for."""
        if choice == NO_BATTLE:
            situation.reason = SPARES_ARMY
            return 0
        hold: i64 = situation.table.subject
        situation.thing = hold
        area: i64 = area_of_hold(situation.table, hold)
        nobles: i64 = fresh_nobles_in(situation.table, situation.seat, area)
        if choice == SIEGE:
            situation.reason = ENDS_SIEGE if besieges(situation.table, situation.seat, hold) else BEGINS_SIEGE
            return hope_of_siege(situation, nobles, hold)
        situation.reason = TAKES_HOLD
        worth: i64 = hope_of_assault(situation, nobles, hold, area)
        if choice == ASSAULT and besieges(situation.table, situation.seat, hold):
            worth -= worth_of_patience(situation, hold)
        return worth


class ConsentAnswer(Answer):
    """No rival takes what lies before one's own army, but from the rival who leads."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By who loses."""
        hold: i64 = situation.table.subject
        if choice != YES:
            situation.reason = KEEPS_OTHERS_OUT
            return worth_of_refusal(situation, hold) - cost_of_breach(situation, REFUSE_CONSENT)
        situation.reason = HURTS_RIVAL
        return worth_of_consent(situation, hold) - cost_of_breach(situation, GRANT_CONSENT)


def worth_of_refusal(situation: Situation, hold: i64) -> i64:
    """What it is worth that a rival does not take a hold before him."""
    return value_later(situation, hold) // 8 + 100


def worth_of_consent(situation: Situation, hold: i64) -> i64:
    """What it is worth that whoever leads loses a hold to another."""
    owner: i64 = holder_of(situation.table, hold)
    if owner >= 0 and owner == situation.leader and situation.table.matter != situation.leader:
        return harm_to(situation, owner, A_POINT * points_of_city(situation)) // 2
    return 0


class AttackerAnswer(Answer):
    """All go into a battle; a siege takes no more than are needed."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """Strong ones first in a siege, all in an assault."""
        frame = situation.game.top
        assert isinstance(frame, Attack)
        if choice == ALL_CHOSEN:
            situation.reason = ENOUGH_THERE
            return 200 if frame.kind == SIEGE else 0
        situation.reason = EVERY_MAN
        noble: i64 = situation.seat * SYMBOLS + choice
        if frame.kind != SIEGE:
            return 100 - choice
        if is_enough(situation.table, frame.nobles | BIT[noble], frame.hold):
            return 150 - strength_of(situation.table, noble) // 10
        return 50 + strength_of(situation.table, noble) // 10


class CommanderAnswer(Answer):
    """A triangle for a victory more, then who prevents or deals a casualty; tired men command without their gifts."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By gift and strength."""
        situation.reason = BEST_LEADER
        noble: i64 = situation.seat * SYMBOLS + choice
        worth: i64 = strength_of(situation.table, noble) // 10
        if situation.table.noble_office[noble] != NONE:
            situation.second = HOLDS_OFFICE
            worth += 150
        if choice == CIRCLE or (choice != TRIANGLE and situation.table.noble_fresh[noble] == 0):
            return worth
        if choice == TRIANGLE:
            situation.second = ADDS_VICTORY
            return worth + 400
        situation.second = PREVENTS_ONE if choice == SQUARE else DEALS_ONE
        return worth + (260 if choice == SQUARE else 250)


class DiscardAnswer(Answer):
    """The worst cards go, as few as must: victories stay, then what deals or prevents most."""

    def prepare(self, situation: Situation) -> None:
        """Sort the hand: what must go first."""
        sort_hand(situation)

    def worth(self, situation: Situation, choice: i64) -> i64:
        """Whether the card is one of those that go."""
        situation.reason = REST_IS_BETTER
        if choice == NO_MORE_DISCARDS:
            return 0
        situation.reason = SERVES_LEAST
        return 400 - choice if is_to_go(situation, choice) else -400 - choice


class AbilityAnswer(Answer):
    """Both gifts are used, but for breaches in walls that fall to him anyway."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what one casualty more or less is worth."""
        situation.reason = PREVENTS_ONE
        if symbol_of(situation.table.subject) == STAR:
            situation.reason = WALLS_FALL_ANYWAY if self.is_won(situation) else DEALS_ONE
        if choice != YES:
            return 0
        return -50 if situation.reason == WALLS_FALL_ANYWAY else 200

    def is_won(self, situation: Situation) -> bool:
        """Whether he counts more victories than a side that no Noble leads."""
        table = situation.table
        side: i64 = 0 if table.fate_side[0] == situation.seat else 1
        if table.fate_side[1 - side] >= 0:
            return False
        return count_results(table, side, VICTORY) > count_results(table, 1 - side, VICTORY)


class CasualtyAnswer(Answer):
    """Walls before men while they stand, then the army that bears it best, and rather one that dies than two."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what is left of the army or the walls."""
        situation.reason = LEAST_LOSS
        table = situation.table
        if choice == BREACH:
            hold: i64 = table.matter
            inside: i64 = nobles_in(table, situation.seat, area_of_hold(table, hold))
            situation.second = WALLS_FIRST
            return 900 if strength_of_hold(table, hold) > 100 or inside != 0 else 150
        army: i64 = FIRST_GROUP + situation.seat if choice == STRONGHOLD else army_at(situation.seat, choice)
        left: i64 = troops_of(table, army) - 100 * table.casualties[army] - 100
        if left > 0:
            situation.second = CAN_BEAR_IT
            return 400 + min(300, left)
        return 200 - strength_of(table, army)


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    TargetAnswer(asks.TARGET),
    BattleKindAnswer(asks.BATTLE_KIND),
    ConsentAnswer(asks.CONSENT),
    AttackerAnswer(asks.ATTACKER),
    CommanderAnswer(asks.COMMANDER),
    DiscardAnswer(asks.DISCARD),
    AbilityAnswer(asks.ABILITY),
    CasualtyAnswer(asks.CASUALTY),
]
