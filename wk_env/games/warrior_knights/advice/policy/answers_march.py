"""Movement: where to mobilize to, who goes, by which way, whom to let pass and which troops to take along."""

from typing import Final

from mypy_extensions import i64

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
from wk_env.games.warrior_knights.advice.policy.situation import Mind
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
from wk_env.games.warrior_knights.rules.numbers import BIT, CIRCLE, FIRST_GROUP, NONE, SYMBOLS, VERSATILE_STRATEGY, YES
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
from wk_env.games.warrior_knights.rules.queries import area_of, troops_of

A_REFUSAL: Final[i64] = 150  # what a way through a rival's area costs
A_VOYAGE: Final[i64] = 120
WRONG_WAY: Final[i64] = -500


class MobilizeAreaAnswer(Answer):
    """The area where most is to be gained."""

    def prepare(self, mind: Mind) -> None:
        """Where each Noble can go, and what he leaves."""
        survey(mind)

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By the attack or march that is best there."""
        if choice == NO_AREA:
            mind.reason = STAYS_AT_POST
            return 0
        if mind.table.subject == VERSATILE_STRATEGY:
            gain: i64 = gain_of_battle(mind, choice)
            note_aim(mind, choice)
            return gain
        return march_and_fight(mind, choice)


class MoverAnswer(Answer):
    """Who gains most by going; nobody who is needed where he is."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By what he gains there over what he leaves."""
        if choice == DONE_MOVING:
            mind.reason = STAYS_AT_POST
            return 0
        goal: i64 = mind.table.subject
        noble: i64 = mind.seat * SYMBOLS + choice
        if goal == NONE:
            mind.reason = COMES_NEARER
            return best_march(mind, noble)
        return gain_of_joining(mind, noble, goal)


class RouteAnswer(Answer):
    """By the way on which nobody can stop him; without a goal, to where he is of most use."""

    def prepare(self, mind: Mind) -> None:
        """What each end of the journey is worth."""
        noble: i64 = mind.table.subject
        frame = mind.game.top
        assert isinstance(frame, Journey)
        if frame.goal != NONE:
            return
        ends: i64 = ends_of(mind.table, noble) | BIT[area_of(mind.table, noble)]
        for area in range(mind.table.content.areas):
            mind.memo[AREAS + area] = post_of(mind, noble, area) if ends & BIT[area] != 0 else WRONG_WAY

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By the best end that it leads to."""
        frame = mind.game.top
        assert isinstance(frame, Journey)
        mind.reason = COMES_NEARER
        if frame.goal != NONE:
            return self.towards(mind, frame, choice)
        if choice == GO_BACK:
            mind.reason = STAYS_AT_POST
            return mind.memo[AREAS + area_of(mind.table, frame.noble)]
        if choice == ARRIVE:
            return mind.memo[AREAS + frame.path[frame.count - 1]]
        if choice >= SAIL:
            return mind.memo[AREAS + choice - SAIL] - A_VOYAGE
        return self.best_end(mind, frame, choice)

    def towards(self, mind: Mind, frame: Journey, choice: i64) -> i64:
        """How well a step leads to the goal."""
        if choice in (ARRIVE, frame.goal):
            mind.reason = ON_THE_WAY
            return 1000
        if choice == GO_BACK:
            mind.reason = STAYS_AT_POST
            return WRONG_WAY
        mind.reason = ON_THE_WAY
        if choice >= SAIL:
            return 200
        closed: i64 = closed_to(mind, choice)
        mind.second = FREE_PASSAGE if closed == 0 else NO_REASON
        return 500 - A_REFUSAL * closed

    def best_end(self, mind: Mind, frame: Journey, choice: i64) -> i64:
        """The best area in which a way can end that goes on here."""
        table = mind.table
        noble: i64 = frame.noble
        roads: i64 = every_road(table.content)
        area: i64 = area_of(table, noble)
        been: i64 = BIT[area]
        for place in range(frame.count):
            roads = roads_along(table.content, roads, area, frame.path[place])
            area = frame.path[place]
            been |= BIT[area]
        shut: i64 = frame.refused | besieged_areas_of(table, mind.seat)
        left: i64 = reach_of(table, noble) - frame.count
        ends: i64 = ends_through(table.content, roads, been, shut, area, choice, left)
        best: i64 = mind.memo[AREAS + choice]
        toll: i64 = A_REFUSAL * closed_to(mind, choice)
        for other in range(table.content.areas):
            if ends & BIT[other] != 0 and other != choice:
                best = max(best, mind.memo[AREAS + other] - toll - 1)
        return best


def closed_to(mind: Mind, area: i64) -> i64:
    """How many rivals may refuse him passage through an area."""
    count: i64 = 0
    for rival in range(mind.table.seats):
        if rival != mind.seat and may_refuse(mind.table, rival, area):
            count += 1
    return count


class PermitAnswer(Answer):
    """No army of a rival comes through, unless he asks who is farthest behind: he may hurt the others."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """To refuse costs nothing."""
        mind.reason = KEEPS_OTHERS_OUT
        return 0 if choice == YES else 100


class DonorAnswer(Answer):
    """Troops that wait in the stronghold come along; those of another Noble stay with him."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By the strength that comes along."""
        if choice == NO_DONOR:
            mind.reason = OTHERS_NEED_TROOPS
            return 0
        if choice == STRONGHOLD:
            mind.reason = RAISES_TROOPS
            return mind.table.army_troops[FIRST_GROUP + mind.seat]
        mind.reason = SPARES_ARMY
        return -mind.table.army_troops[mind.seat * SYMBOLS + choice] - 50


class TakeAnswer(Answer):
    """All that the donor has, as long as a circle need not pay for them."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By strength."""
        if choice == ENOUGH:
            mind.reason = NOTHING_BETTER
            return 0
        mind.reason = RAISES_TROOPS
        strength: i64 = strength_of_kind(choice)
        noble: i64 = mind.table.subject
        if noble % SYMBOLS == CIRCLE and troops_of(mind.table, noble) + strength > CIRCLE_LIMIT:
            return -mind.crowns(mind.wages) // 2
        return strength


def strength_of_kind(kind: i64) -> i64:
    """The strength of a troop card by its kind."""
    return 50 * (kind % 4 + 1)


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    MobilizeAreaAnswer(asks.MOBILIZE_AREA),
    MoverAnswer(asks.MOVER),
    RouteAnswer(asks.ROUTE),
    PermitAnswer(asks.PERMIT),
    DonorAnswer(asks.DONOR),
    TakeAnswer(asks.TAKE),
]
