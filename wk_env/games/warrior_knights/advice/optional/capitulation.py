"""Whether a Baron inside a besieged city holds out: what the siege threatens, against what it costs to go free."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import HOLDS_CITY, KEEPS_TROOPS, Answer
from wk_env.games.warrior_knights.advice.policy.situation import A_POINT, Situation
from wk_env.games.warrior_knights.advice.policy.styles import CAUTION
from wk_env.games.warrior_knights.advice.tactics.attacks import cost_of_defeat, odds_of_assault, odds_of_field
from wk_env.games.warrior_knights.advice.tactics.battle_odds import SURE
from wk_env.games.warrior_knights.advice.tactics.city_worth import harm_to, value_of_own
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import HOLD_OUT
from wk_env.games.warrior_knights.rules.numbers import BIT
from wk_env.games.warrior_knights.rules.procedures.armies import nobles_in
from wk_env.games.warrior_knights.rules.procedures.attack_targets import is_enough
from wk_env.games.warrior_knights.rules.queries import area_of_hold, besieges
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of, size_of

PRESSED: Final[i64] = 750  # per mille: how often a siege is completed that is strong enough
SHUT_IN: Final[i64] = 300  # per mille of a city's worth that is gone even if it does not fall
TO_REFUGE: Final[i64] = 60  # what it costs a Noble to leave his place
# Places of the scratch column.
IN_CITY: Final[i64] = 0  # the set of his Nobles inside
DANGER: Final[i64] = 1  # per mille: how likely the city falls if he holds out
WORST: Final[i64] = 2  # the besieger from whom that danger comes


def danger_from(situation: Situation, city: i64, besieger: i64, inside: i64) -> i64:
    """How likely a besieger takes the city with all who are inside, in per mille: by siege or assault, unless beaten.

    In the last Upkeep nothing comes of a siege any more.
    """
    table = situation.table
    if situation.rounds <= 1 or table.last_upkeep == 1:
        return 0
    area: i64 = area_of_hold(table, city)
    before: i64 = nobles_in(table, besieger, area)
    danger: i64 = odds_of_assault(situation, before, city, area) // 2
    if is_enough(table, before, city):
        danger = max(danger, PRESSED)
    return danger * (SURE - odds_of_field(situation, inside, before) // 2) // SURE


def loss_to(situation: Situation, city: i64, besieger: i64) -> i64:
    """What it costs that a besieger has the city."""
    return value_of_own(situation, city) + harm_to(situation, besieger, A_POINT * situation.rounds)


def cost_of_all(situation: Situation, nobles: i64) -> i64:
    """What it costs that each of these Nobles dies."""
    cost: i64 = 0
    rest: i64 = nobles
    while rest != 0:
        cost += cost_of_defeat(situation, BIT[first_in(rest)])
        rest = rest_of(rest)
    return cost


class CapitulateAnswer(Answer):
    """He gives up what is likely to be lost with all who are in it, to whom that helps least."""

    def prepare(self, situation: Situation) -> None:
        """Who is inside, and what the worst of the besiegers threatens."""
        table = situation.table
        city: i64 = table.subject
        inside: i64 = nobles_in(table, situation.seat, area_of_hold(table, city))
        situation.memo[IN_CITY] = inside
        situation.memo[WORST] = situation.seat
        for besieger in range(table.seats):
            if besieges(table, besieger, city):
                danger: i64 = danger_from(situation, city, besieger, inside)
                if danger >= situation.memo[DANGER]:
                    situation.memo[DANGER] = danger
                    situation.memo[WORST] = besieger

    def worth(self, situation: Situation, choice: i64) -> i64:
        """What is lost, and how surely."""
        city: i64 = situation.table.subject
        inside: i64 = situation.memo[IN_CITY]
        if choice != HOLD_OUT:
            situation.reason = KEEPS_TROOPS
            return -loss_to(situation, city, choice) - situation.weighed(TO_REFUGE * size_of(inside), CAUTION)
        situation.reason = HOLDS_CITY
        danger: i64 = situation.memo[DANGER]
        loss: i64 = loss_to(situation, city, situation.memo[WORST])
        shut_in: i64 = loss * SHUT_IN // SURE
        return -((loss + cost_of_all(situation, inside)) * danger + shut_in * (SURE - danger)) // SURE


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    CapitulateAnswer(asks.CAPITULATE),
]
