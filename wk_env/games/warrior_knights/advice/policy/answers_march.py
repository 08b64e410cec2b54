"""Movement: where to mobilize to, who goes, by which way, whom to let pass and which troops to take along."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.optional.diplomatic_conquest import gain_with_appeal
from wk_env.games.warrior_knights.advice.policy.answer import (
    COMES_NEARER,
    FREE_PASSAGE,
    KEEPS_OTHERS_OUT,
    NO_REASON,
    NOTHING_BETTER,
    ON_THE_WAY,
    OTHERS_NEED_TROOPS,
    RAISES_TROOPS,
    SPARES_ARMY,
    STAYS_AT_POST,
    Answer,
)
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.given_word import cost_against, cost_of_breach
from wk_env.games.warrior_knights.advice.tactics.marches import (
    AREAS,
    best_march,
    gain_of_joining,
    march_and_fight,
    note_aim,
    survey,
)
from wk_env.games.warrior_knights.advice.tactics.placement import gain_of_battle, post_of
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import (
    ARRIVE,
    DONE_MOVING,
    ENOUGH,
    GO_BACK,
    NO_AREA,
    NO_DONOR,
    SAIL,
    STRONGHOLD,
)
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    FIRST_GROUP,
    GRANT_PASSAGE,
    LET_PASS,
    NO_FAVOUR,
    NONE,
    SYMBOLS,
    VERSATILE_STRATEGY,
    YES,
)
from wk_env.games.warrior_knights.rules.optional.diplomatic_conquest import OF_THE_BATTLE
from wk_env.games.warrior_knights.rules.phases.wages import CIRCLE_LIMIT
from wk_env.games.warrior_knights.rules.procedures.journey import Journey
from wk_env.games.warrior_knights.rules.procedures.routes import (
    besieged_areas_of,
    ends_of,
    ends_through,
    every_road,
    may_refuse,
    reach_of,
    roads_along,
)
from wk_env.games.warrior_knights.rules.queries import area_of, baron_of, troops_of
from wk_env.games.warrior_knights.rules.troop_kinds import strength_of_kind

A_REFUSAL: Final[i64] = 150  # what a way through a rival's area costs
A_CLOSED_ROAD: Final[i64] = 100  # what it is worth that a rival does not pass
A_VOYAGE: Final[i64] = 120
WRONG_WAY: Final[i64] = -500


class MobilizeAreaAnswer(Answer):
    """The area where most is to be gained."""

    def prepare(self, situation: Situation) -> None:
        """Where each Noble can go, and what he leaves."""
        survey(situation)

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the attack or march that is best there."""
        if choice == NO_AREA:
            situation.reason = STAYS_AT_POST
            return 0
        if situation.table.subject == VERSATILE_STRATEGY:
            found: i64 = gain_of_battle(situation, choice)
            note_aim(situation, choice)
            return found
        gain: i64 = march_and_fight(situation, choice)
        return gain_with_appeal(situation, choice, gain) if situation.table.rules.appeals == OF_THE_BATTLE else gain


class MoverAnswer(Answer):
    """Who gains most by going; nobody who is needed where he is."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what he gains there over what he leaves."""
        if choice == DONE_MOVING:
            situation.reason = STAYS_AT_POST
            return 0
        goal: i64 = situation.table.subject
        noble: i64 = situation.seat * SYMBOLS + choice
        if goal == NONE:
            situation.reason = COMES_NEARER
            return best_march(situation, noble)
        return gain_of_joining(situation, noble, goal)


class RouteAnswer(Answer):
    """By the way on which nobody can stop him; without a goal, to where he is of most use."""

    def prepare(self, situation: Situation) -> None:
        """What each end of the journey is worth."""
        noble: i64 = situation.table.subject
        frame = situation.game.top
        assert isinstance(frame, Journey)
        if frame.goal != NONE:
            return
        ends: i64 = ends_of(situation.table, noble) | BIT[area_of(situation.table, noble)]
        for area in range(situation.table.content.areas):
            situation.memo[AREAS + area] = post_of(situation, noble, area) if ends & BIT[area] != 0 else WRONG_WAY

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the best end that it leads to."""
        frame = situation.game.top
        assert isinstance(frame, Journey)
        situation.reason = COMES_NEARER
        if frame.goal != NONE:
            return self.towards(situation, frame, choice)
        if choice == GO_BACK:
            situation.reason = STAYS_AT_POST
            return situation.memo[AREAS + area_of(situation.table, frame.noble)]
        if choice == ARRIVE:
            return situation.memo[AREAS + frame.path[frame.count - 1]]
        if choice >= SAIL:
            return situation.memo[AREAS + choice - SAIL] - A_VOYAGE
        return self.best_end(situation, frame, choice)

    def towards(self, situation: Situation, frame: Journey, choice: i64) -> i64:
        """How well a step leads to the goal."""
        if choice in (ARRIVE, frame.goal):
            situation.reason = ON_THE_WAY
            return 1000
        if choice == GO_BACK:
            situation.reason = STAYS_AT_POST
            return WRONG_WAY
        situation.reason = ON_THE_WAY
        if choice >= SAIL:
            return 200
        closed: i64 = closed_to(situation, choice)
        situation.second = FREE_PASSAGE if closed == 0 else NO_REASON
        return 500 - A_REFUSAL * closed

    def best_end(self, situation: Situation, frame: Journey, choice: i64) -> i64:
        """The best area in which a way can end that goes on here."""
        table = situation.table
        noble: i64 = frame.noble
        roads: i64 = every_road(table.content)
        area: i64 = area_of(table, noble)
        been: i64 = BIT[area]
        for place in range(frame.count):
            roads = roads_along(table.content, roads, area, frame.path[place])
            area = frame.path[place]
            been |= BIT[area]
        shut: i64 = frame.refused | besieged_areas_of(table, situation.seat)
        left: i64 = reach_of(table, noble) - frame.count
        ends: i64 = ends_through(table.content, roads, been, shut, area, choice, left)
        best: i64 = situation.memo[AREAS + choice]
        toll: i64 = A_REFUSAL * closed_to(situation, choice)
        for other in range(table.content.areas):
            if ends & BIT[other] != 0 and other != choice:
                best = max(best, situation.memo[AREAS + other] - toll - 1)
        return best


def closed_to(situation: Situation, area: i64) -> i64:
    """How many rivals may refuse him passage through an area."""
    count: i64 = 0
    for rival in range(situation.table.seats):
        if rival != situation.seat and may_refuse(situation.table, rival, area):
            count += 1
    return count


class PermitAnswer(Answer):
    """No army of a rival comes through, unless he asks who is farthest behind: he may hurt the others."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """To refuse costs nothing, unless he gave his word."""
        situation.reason = KEEPS_OTHERS_OUT
        if choice == YES:
            return -cost_of_breach(situation, GRANT_PASSAGE)
        mover: i64 = baron_of(situation.table.subject)
        return A_CLOSED_ROAD - cost_of_breach(situation, NO_FAVOUR) - cost_against(situation, mover, LET_PASS)


class DonorAnswer(Answer):
    """Troops that wait in the stronghold come along; those of another Noble stay with him."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By the strength that comes along."""
        if choice == NO_DONOR:
            situation.reason = OTHERS_NEED_TROOPS
            return 0
        if choice == STRONGHOLD:
            situation.reason = RAISES_TROOPS
            return situation.table.army_troops[FIRST_GROUP + situation.seat]
        situation.reason = SPARES_ARMY
        return -situation.table.army_troops[situation.seat * SYMBOLS + choice] - 50


class TakeAnswer(Answer):
    """All that the donor has, as long as a circle need not pay for them."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By strength."""
        if choice == ENOUGH:
            situation.reason = NOTHING_BETTER
            return 0
        situation.reason = RAISES_TROOPS
        strength: i64 = strength_of_kind(situation.table, choice)
        noble: i64 = situation.table.subject
        if noble % SYMBOLS == CIRCLE and troops_of(situation.table, noble) + strength > CIRCLE_LIMIT:
            return -situation.crowns(situation.wages) // 2
        return strength


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    MobilizeAreaAnswer(asks.MOBILIZE_AREA),
    MoverAnswer(asks.MOVER),
    RouteAnswer(asks.ROUTE),
    PermitAnswer(asks.PERMIT),
    DonorAnswer(asks.DONOR),
    TakeAnswer(asks.TAKE),
]
