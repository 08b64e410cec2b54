"""Appeals to cities: what a city is worth by the odds, against the price and what the Noble could do instead."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    LETS_MARCH,
    NOTHING_BETTER,
    SAVES_CROWNS,
    SAVES_FAITH,
    SERVES_LEAST,
    TAKES_HOLD,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.situation import UNKNOWN, Situation
from wk_env.games.warrior_knights.advice.tactics.battle_odds import SURE
from wk_env.games.warrior_knights.advice.tactics.city_worth import value_of_city
from wk_env.games.warrior_knights.advice.tactics.marches import march_and_fight, survey
from wk_env.games.warrior_knights.advice.tactics.placement import gain_of_battle
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import NO_CITY, PAY_CROWNS, PAY_FAITH
from wk_env.games.warrior_knights.rules.numbers import BIT, NONE, SYMBOLS, VICTORY
from wk_env.games.warrior_knights.rules.optional.diplomatic_conquest import (
    cities_to_appeal_to,
    faith_of_appeal,
    ways_to_appeal,
)
from wk_env.games.warrior_knights.rules.procedures.attack_targets import areas_with_target
from wk_env.games.warrior_knights.rules.procedures.calming import price_of_calm
from wk_env.games.warrior_knights.rules.procedures.movement import Mobilize
from wk_env.games.warrior_knights.rules.procedures.routes import ends_of
from wk_env.games.warrior_knights.rules.queries import city_in, strength_of
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of

A_TIRED_NOBLE: Final[i64] = 60


def odds_of_appeal(situation: Situation) -> i64:
    """How likely a Fate card shows a Victory, in per mille."""
    results = situation.table.content.fate_battle
    count: i64 = 0
    for result in results:
        if result == VICTORY:
            count += 1
    return SURE * count // max(1, len(results))


def price_in(situation: Situation, city: i64, way: i64) -> i64:
    """What it is worth to him that he pays for an appeal in one of the ways."""
    if way == PAY_CROWNS:
        return situation.crowns(price_of_calm(situation.table, city))
    return situation.faith(faith_of_appeal(situation.table, situation.seat))


def hope_of_appeal(situation: Situation, city: i64) -> i64:
    """What an appeal to a city that is open to one gains, paid for in the cheaper way."""
    ways: i64 = ways_to_appeal(situation.table, situation.seat, city)
    price: i64 = price_in(situation, city, first_in(ways))
    if ways == BIT[PAY_FAITH] | BIT[PAY_CROWNS]:
        price = min(price, price_in(situation, city, PAY_CROWNS))
    return odds_of_appeal(situation) * value_of_city(situation, city) // SURE - price - A_TIRED_NOBLE


def worth_of_appeal(situation: Situation) -> i64:
    """The most that an appeal gains, in the area where Nobles were mobilized to or anywhere."""
    frame = situation.game.top
    cities: i64 = cities_to_appeal_to(situation.table, situation.seat)
    if isinstance(frame, Mobilize):
        cities &= BIT[city_in(situation.table, frame.area)]
    situation.reason = TAKES_HOLD
    best: i64 = UNKNOWN
    while cities != 0:
        city: i64 = first_in(cities)
        cities = rest_of(cities)
        gain: i64 = hope_of_appeal(situation, city)
        if gain > best:
            best = gain
            situation.thing = city
    return best


def gain_of_mobilizing(situation: Situation) -> i64:
    """What Mobilize Forces gains if nobody appeals: the battle where Nobles are by now, or the best of all marches."""
    frame = situation.game.top
    best: i64 = 0
    if isinstance(frame, Mobilize):
        best = gain_of_battle(situation, frame.area)
    else:
        survey(situation)
        areas: i64 = areas_with_target(situation.table, situation.seat, 0)
        for noble in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
            areas |= ends_of(situation.table, noble)
        while areas != 0:
            best = max(best, march_and_fight(situation, first_in(areas)))
            areas = rest_of(areas)
    situation.reason = LETS_MARCH
    return max(0, best)


def gain_with_appeal(situation: Situation, area: i64, gain: i64) -> i64:
    """What mobilizing to an area gains, where an appeal there may take the place of the battle."""
    city: i64 = city_in(situation.table, area)
    if city == NONE or cities_to_appeal_to(situation.table, situation.seat) & BIT[city] == 0:
        return gain
    return max(gain, hope_of_appeal(situation, city))


class AppealCityAnswer(Answer):
    """The city that promises most."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the odds, less the price."""
        if choice == NO_CITY:
            situation.reason = NOTHING_BETTER
            return 0
        situation.reason = TAKES_HOLD
        return hope_of_appeal(situation, choice)


class AppealCostAnswer(Answer):
    """What he misses less."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what it is worth to him."""
        situation.reason = SAVES_CROWNS if choice == PAY_FAITH else SAVES_FAITH
        return -price_in(situation, situation.table.subject, choice)


class AppealNobleAnswer(Answer):
    """Whoever leads fewest: the others may still be needed."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By his army."""
        situation.reason = SERVES_LEAST
        noble: i64 = situation.seat * SYMBOLS + choice
        return -strength_of(situation.table, noble)


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    AppealCityAnswer(asks.APPEAL_CITY),
    AppealCostAnswer(asks.APPEAL_COST),
    AppealNobleAnswer(asks.APPEAL_NOBLE),
]
