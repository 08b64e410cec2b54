"""Troops: hired, paid, handed over, lost; where beaten and returning Nobles go, and what becomes of cities."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
    COMES_NEARER,
    EARNS_CROWNS,
    HOLDS_CITY,
    KEEPS_TROOPS,
    LEADS_MOST,
    LEAST_LOSS,
    NO_REASON,
    NOT_YET_FIT,
    OWES_NO_WAGES,
    PAYS_ALL,
    RAISES_TROOPS,
    SAVES_CROWNS,
    STRONGER_WALLS,
    WAITS_BARE,
    WEAKEST_CARD,
    WELL_PLACED,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import TROOPS
from wk_env.games.warrior_knights.advice.tactics.attacks import A_BAN
from wk_env.games.warrior_knights.advice.tactics.card_worth import worth_of_bend
from wk_env.games.warrior_knights.advice.tactics.city_worth import value_of_own
from wk_env.games.warrior_knights.advice.tactics.placement import post_of, threats_to
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import (
    ENOUGH,
    FROM_GARRISON,
    KEEP,
    NO_HIRE,
    NO_MORE_PAY,
    NO_TRANSFER,
    STRONGHOLD,
)
from wk_env.games.warrior_knights.rules.measures import MAY_RAZE, is_unlawful
from wk_env.games.warrior_knights.rules.numbers import CIRCLE, FIRST_GROUP, OFF_BOARD, SYMBOLS
from wk_env.games.warrior_knights.rules.phases.wages import CIRCLE_LIMIT
from wk_env.games.warrior_knights.rules.procedures.armies import army_at
from wk_env.games.warrior_knights.rules.procedures.raze import INCOMES_FOR_RAZING
from wk_env.games.warrior_knights.rules.queries import card_of_kind, strength_of, troops_of
from wk_env.games.warrior_knights.rules.troop_kinds import is_from_supply, is_mercenary, strength_of_kind

A_FIFTY: Final[i64] = 190
PLACES: Final[i64] = 5
FIELD_ARMY: Final[i64] = 150
GREAT_ARMY: Final[i64] = 250


def worth_of_troops(situation: Situation, strength: i64) -> i64:
    """What so much strength is worth to him for the rounds to come."""
    worth: i64 = situation.weighed(strength // 50 * A_FIFTY, TROOPS) * min(situation.rounds, 4) // 4
    return worth + situation.points(situation.clock.worth_of_troops(situation.table, strength))


def worth_of_gift(situation: Situation, kind: i64) -> i64:
    """What captains of a kind give the Noble whom they are with; nothing for other kinds."""
    content = situation.table.content
    for troop in content.captains:
        if content.troop_kind[troop] == kind:
            return worth_of_bend(situation, content.troop_card[troop], situation.seat) * min(situation.rounds, 4) // 4
    return 0


class HireAnswer(Answer):
    """The strongest that purse and wages allow."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By strength and what a captain gives, less fee and wages."""
        if choice == NO_HIRE:
            situation.reason = SAVES_CROWNS
            return 0
        situation.reason = RAISES_TROOPS
        strength: i64 = strength_of_kind(situation.table, choice)
        cost: i64 = strength // 50
        worth: i64 = worth_of_troops(situation, strength) - situation.crowns(cost) - situation.crowns(cost) // 2
        worth += worth_of_gift(situation, choice)
        worth += situation.points(situation.clock.worth_of_kind(situation.table, situation.seat, choice))
        if situation.spare() < cost:
            worth -= situation.crowns(cost)
        return worth


class PlaceTroopAnswer(Answer):
    """With a Noble who waits without troops, or one whom it makes strong enough; a circle costs no wages."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what the army becomes."""
        situation.reason = RAISES_TROOPS
        table = situation.table
        if choice == STRONGHOLD:
            situation.reason = STRONGER_WALLS
            home: i64 = table.stronghold_at[situation.seat]
            return 60 + (threats_to(situation, home) // 4 if home >= 0 else i64(0))
        noble: i64 = situation.seat * SYMBOLS + choice
        troops: i64 = troops_of(table, noble)
        worth: i64 = self.need(situation, noble, troops)
        if worth_of_gift(situation, table.subject) > 0:
            worth += min(troops, GREAT_ARMY)  # a captain serves most where most troops are
        if choice == CIRCLE and troops + strength_of_kind(table, table.subject) > CIRCLE_LIMIT:
            return worth - 200
        if choice == CIRCLE:
            situation.second = OWES_NO_WAGES
            worth += 90
        return worth

    def need(self, situation: Situation, noble: i64, troops: i64) -> i64:
        """How much a Noble with so many troops waits for more."""
        situation.second = NO_REASON
        if situation.table.noble_at[noble] == OFF_BOARD and troops == 0:
            situation.second = WAITS_BARE
            return 400
        if troops >= GREAT_ARMY:
            return 150
        situation.second = NOT_YET_FIT
        return 300 if troops < FIELD_ARMY else 220


class PayTroopAnswer(Answer):
    """All that can be paid; if not all, the strong."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """Kinds in rising order while the purse holds, since whoever is passed over deserts."""
        if choice == NO_MORE_PAY:
            situation.reason = SAVES_CROWNS
            return 0
        situation.reason = KEEPS_TROOPS
        strength: i64 = strength_of_kind(situation.table, choice)
        situation.second = NO_REASON
        if situation.spare() >= 0:
            situation.second = PAYS_ALL
            return 900 - choice
        return max(1, strength * 4 - choice + worth_of_gift(situation, choice))


class LeastTroopAnswer(Answer):
    """The weakest card goes, since one must, a captain with all that he gives; and of equals the first."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By its strength."""
        situation.reason = LEAST_LOSS
        situation.second = WEAKEST_CARD
        if choice == ENOUGH:
            return 0
        if not is_mercenary(choice):
            return -400
        return -strength_of_kind(situation.table, choice) - worth_of_gift(situation, choice) * 50 // A_FIFTY


class DeserterAnswer(LeastTroopAnswer):
    """Of those whom Fate calls home the weakest goes."""


class SacrificeAnswer(LeastTroopAnswer):
    """Levies first, since what is left of them goes anyway; then many small cards rather than one great one."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By its strength, and nothing for a Levy."""
        worth: i64 = super().worth(situation, choice)
        if is_from_supply(situation.table, card_of_kind(situation.table, choice, situation.table.subject)):
            situation.second = NO_REASON
            return 0
        return worth


class DesertingAnswer(Answer):
    """From the army that can spare it best."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By strength; last of all from the field, but for a garrison, which ends with it."""
        situation.reason = LEAST_LOSS
        if choice >= FROM_GARRISON:
            return 0
        army: i64 = army_at(situation.seat, choice)
        return strength_of(situation.table, army) + (300 if choice == STRONGHOLD else 0)


class WhoFirstAnswer(Answer):
    """The strongest first: he finds most room, and his men are called to their fate last."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By strength."""
        situation.reason = LEADS_MOST
        return strength_of(situation.table, army_at(situation.seat, choice))


class RetreatAnswer(Answer):
    """To the best post that is left."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what he can do there."""
        situation.reason = COMES_NEARER
        return post_of(situation, situation.table.subject, choice)


class ReturnAreaAnswer(Answer):
    """Where a Noble is wanted: near what he can take, or in a city without a guard."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what he can do there."""
        situation.reason = COMES_NEARER
        return post_of(situation, situation.table.subject, choice)


class TransferAnswer(Answer):
    """What waits in the stronghold goes out with a Noble who waits, too."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By who gives and who takes."""
        situation.reason = WELL_PLACED
        if choice == NO_TRANSFER:
            return 0
        giver: i64 = choice // PLACES
        receiver: i64 = choice % PLACES
        if giver != STRONGHOLD or receiver == STRONGHOLD:
            return -300
        situation.reason = RAISES_TROOPS
        return 400 - troops_of(situation.table, situation.seat * SYMBOLS + receiver) // 2


class HandAnswer(Answer):
    """A field army to each Noble who waits, while the stronghold has troops."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """Cards, until the army is fit for the field."""
        situation.reason = WELL_PLACED if choice == ENOUGH else RAISES_TROOPS
        if choice == ENOUGH:
            return 0
        receiver: i64 = situation.table.matter
        if receiver >= FIRST_GROUP:
            return -100
        strength: i64 = strength_of_kind(situation.table, choice)
        if troops_of(situation.table, receiver) >= FIELD_ARMY and has_bare_noble(situation):
            return -10
        return strength


def has_bare_noble(situation: Situation) -> bool:
    """Whether a Noble of his waits off the board without troops."""
    for noble in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
        if situation.table.noble_at[noble] == OFF_BOARD and troops_of(situation.table, noble) == 0:
            return True
    return False


class KeepOrRazeAnswer(Answer):
    """A city is kept: it gives Influence in every round. In the last hour crowns count for nothing."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """Its worth, or three times its income."""
        city: i64 = situation.table.subject
        if choice == KEEP:
            situation.reason = HOLDS_CITY
            return value_of_own(situation, city) + 400
        situation.reason = EARNS_CROWNS
        worth: i64 = situation.crowns(INCOMES_FOR_RAZING * situation.table.content.city_income[city])
        return worth - A_BAN if is_unlawful(situation.table, MAY_RAZE, situation.seat) else worth


class GiveCityAnswer(Answer):
    """The city that is worth least."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what it cost him to lose it."""
        situation.reason = LEAST_LOSS
        return -value_of_own(situation, choice)


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    RetreatAnswer(asks.RETREAT),
    DeserterAnswer(asks.DESERTER),
    SacrificeAnswer(asks.SACRIFICE),
    WhoFirstAnswer(asks.WHO_FIRST),
    KeepOrRazeAnswer(asks.KEEP_OR_RAZE),
    GiveCityAnswer(asks.GIVE_CITY),
    PayTroopAnswer(asks.PAY_TROOP),
    HireAnswer(asks.HIRE),
    PlaceTroopAnswer(asks.PLACE_TROOP),
    TransferAnswer(asks.TRANSFER),
    HandAnswer(asks.HAND),
    ReturnAreaAnswer(asks.RETURN_AREA),
    DesertingAnswer(asks.DESERTING),
]
