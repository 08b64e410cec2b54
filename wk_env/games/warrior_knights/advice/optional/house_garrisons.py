"""Garrisons (house): where troop cards serve better behind walls than with their Noble."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    KEEPS_TROOPS,
    NO_RIVAL_NEAR,
    RAISES_TROOPS,
    STRONGER_WALLS,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.answers_troops import FIELD_ARMY, worth_of_troops
from wk_env.games.warrior_knights.advice.policy.answers_works import worth_of_walls
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import ENOUGH, TAKE_BACK, TWO_FIFTIES
from wk_env.games.warrior_knights.rules.optional.garrison_places import A_GARRISON, higher_of, is_manned, lower_of
from wk_env.games.warrior_knights.rules.procedures.calming import price_of_calm
from wk_env.games.warrior_knights.rules.queries import troops_of
from wk_env.games.warrior_knights.rules.troop_kinds import is_mercenary

TESTS: Final[i64] = 30  # of so many tests one ends in a revolt that a garrison puts down
OF_A_SPEAR: Final[i64] = 150  # per cent of what troops are worth that is lost while they cannot attack
A_SPENT_FORCE: Final[i64] = 400  # what it costs that a field army is none any more
A_CHANGE: Final[i64] = 120  # what speaks for leaving things as they are


def worth_in_city(situation: Situation, city: i64) -> i64:
    """What a garrison does for a city: walls against whoever is near, and some revolts that cost nothing."""
    calm: i64 = situation.crowns(price_of_calm(situation.table, city))
    return worth_of_walls(situation, city) + calm * min(situation.rounds, 4) // TESTS


def worth_in_field(situation: Situation, troops: i64) -> i64:
    """What the cards of a garrison are worth to a Noble who has so many troops beside them."""
    worth: i64 = worth_of_troops(situation, A_GARRISON) * OF_A_SPEAR // 100
    return worth + A_SPENT_FORCE if troops < FIELD_ARMY else worth


class ManCityAnswer(Answer):
    """A garrison for a city that is worth it to a Noble who can spare one; it comes back where it is wanted more."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """What it gains where it goes to over what it is worth where it is."""
        table = situation.table
        city: i64 = table.matter
        troops: i64 = troops_of(table, table.subject)
        if choice == ENOUGH:
            situation.reason = STRONGER_WALLS if is_manned(table, city) else KEEPS_TROOPS
            return A_CHANGE
        if choice == TAKE_BACK:
            situation.reason = RAISES_TROOPS
            situation.second = NO_RIVAL_NEAR
            return worth_in_field(situation, troops) - worth_in_city(situation, city)
        situation.reason = STRONGER_WALLS
        gain: i64 = worth_in_city(situation, city) - worth_in_field(situation, troops - A_GARRISON)
        return gain + preference(choice)


def preference(choice: i64) -> i64:
    """A little for Regulars, who never desert, and for small cards."""
    if choice < TWO_FIFTIES:
        return i64(0) if is_mercenary(choice) else i64(10)
    pair: i64 = choice - TWO_FIFTIES
    regulars: i64 = i64(0) if is_mercenary(lower_of(pair)) else i64(5)
    return regulars + (i64(5) if is_mercenary(higher_of(pair)) else i64(10))


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    ManCityAnswer(asks.MAN_CITY),
]
