"""Garrisons, Levies and captains: whom to hire, whom to pay, and what each is worth."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    HOLDS_CITY,
    NO_REASON,
    NOT_YET_FIT,
    RAISES_TROOPS,
    SAVES_CROWNS,
    STRONGER_WALLS,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.answers_troops import FIELD_ARMY, worth_of_troops
from wk_env.games.warrior_knights.advice.policy.answers_works import worth_of_walls
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import LEVY_KIND
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_business import wage_of_garrison
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.levies import price_of_levy
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import NO_CITY
from wk_env.games.warrior_knights.rules.numbers import SYMBOLS, YES
from wk_env.games.warrior_knights.rules.queries import has_noble_in, troops_of
from wk_env.games.warrior_knights.rules.troop_kinds import strength_of_kind

A_RIOT: Final[i64] = 40  # what it is worth that a city without a Noble cannot riot
FOR_A_ROUND: Final[i64] = 50  # per cent of what walls are worth that last: until its next wage


def worth_of_garrison(situation: Situation, city: i64) -> i64:
    """What a Garrison does for a city until its next wage."""
    worth: i64 = worth_of_walls(situation, city) * FOR_A_ROUND // 100
    if not has_noble_in(situation.table, situation.seat, situation.table.content.city_area[city]):
        worth += A_RIOT
    return worth


class HireGarrisonAnswer(Answer):
    """For the city that is worth most and in most danger; whether to keep it he says again in Wages."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """What it does for a round, less the price."""
        if choice == NO_CITY:
            situation.reason = SAVES_CROWNS
            return 0
        situation.reason = STRONGER_WALLS
        return worth_of_garrison(situation, choice) - situation.crowns(situation.table.subject)


class PayGarrisonAnswer(Answer):
    """As long as it is worth its wage."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """What it does until the next one, less that."""
        if choice != YES:
            situation.reason = SAVES_CROWNS
            return 0
        situation.reason = HOLDS_CITY
        return worth_of_garrison(situation, situation.table.subject) - situation.crowns(
            wage_of_garrison(situation.table)
        )


class RecruitAnswer(Answer):
    """Every Levy that the purse allows: it is never paid again."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By strength, less the price."""
        if choice == NO_CITY:
            situation.reason = SAVES_CROWNS
            return 0
        situation.reason = RAISES_TROOPS
        strength: i64 = strength_of_kind(situation.table, LEVY_KIND + choice)
        return worth_of_troops(situation, strength) - situation.crowns(price_of_levy(situation.table, choice))


class LevyNobleAnswer(Answer):
    """The Noble whom it makes fit for the field, else whoever leads most."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what his army is now."""
        troops: i64 = troops_of(situation.table, situation.seat * SYMBOLS + choice)
        situation.reason = RAISES_TROOPS
        situation.second = NOT_YET_FIT if troops < FIELD_ARMY else NO_REASON
        return 1000 - troops if troops < FIELD_ARMY else troops


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    PayGarrisonAnswer(asks.PAY_GARRISON),
    HireGarrisonAnswer(asks.HIRE_GARRISON),
    RecruitAnswer(asks.RECRUIT),
    LevyNobleAnswer(asks.LEVY_NOBLE),
]
