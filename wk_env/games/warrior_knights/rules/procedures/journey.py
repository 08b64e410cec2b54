"""One Noble's journey: its route is chosen and leave asked for, then he goes, taking over troops on the way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import ARRIVE, GO_BACK, PERMIT, ROUTE, SAIL
from wk_env.games.warrior_knights.rules.in_progress import note_refusal, note_step
from wk_env.games.warrior_knights.rules.numbers import (
    AT_PASSAGE,
    BIT,
    GRANT_PASSAGE,
    NO,
    NO_FAVOUR,
    NONE,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.bidding import open_window
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.procedures.march import March, Voyage
from wk_env.games.warrior_knights.rules.procedures.routes import (
    LONGEST_ROUTE,
    besieged_areas_of,
    ends_through,
    every_road,
    may_refuse,
    next_areas,
    ports_from,
    reach_of,
    roads_along,
)
from wk_env.games.warrior_knights.rules.procedures.stakes import hold_to_answer
from wk_env.games.warrior_knights.rules.queries import area_of, baron_of, in_order
from wk_env.games.warrior_knights.rules.sets import first_in, offer_each, rest_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Decision, Frame

CHOOSING: Final[i64] = 0
ASKING: Final[i64] = 1
GIVING_UP: Final[i64] = 2
SAILING: Final[i64] = 3
ANYWHERE: Final[i64] = -1  # the set of all areas


class Journey(Frame[Table]):
    """A Noble goes to the goal (NONE: anywhere). outcome: 1 if he moved, 0 if he stays where he is.

    Each Baron is asked once per Noble and area; what he answered holds for all routes of this journey.

    Rules: WK-316, WK-319, WK-320
    """

    __slots__ = ("cleared", "count", "goal", "granted", "noble", "path", "place", "port", "refused", "stage")

    def __init__(self, noble: i64, goal: i64) -> None:
        self.noble: i64 = noble
        self.goal: i64 = goal
        self.stage: i64 = CHOOSING
        self.path: vec[i64] = vec[i64]([NONE] * LONGEST_ROUTE)  # the areas after the first one
        self.count: i64 = 0
        self.cleared: i64 = 0  # how many areas of the path he has leave to pass
        self.place: i64 = 0  # the Baron being asked, counted from the Chairman
        self.granted: i64 = 0  # sets of areas
        self.refused: i64 = 0
        self.port: i64 = NONE

    def resume(self, game: Play) -> None:
        """The next question of the route or of passage; then the Noble sets out or stays."""
        if self.stage == CHOOSING:
            self._choose(game)
        elif self.stage == ASKING:
            self._ask_leave(game)
        elif self.stage == SAILING:
            game.end()
            game.call(Voyage(self.noble, self.port))
            learning_of(game.state).sail(game, self.noble, self.port)
        else:
            game.state.outcome = 0
            game.end()

    def answer(self, game: Play, choice: i64) -> None:
        """A further area, the end of the route, a port, or a Baron's leave."""
        if self.stage == ASKING:
            self._hear(game, choice)
        elif choice == GO_BACK:
            self.stage = GIVING_UP
        elif choice == ARRIVE:
            self.stage = ASKING
        elif choice >= SAIL:
            self.port = choice - SAIL
            self.stage = SAILING
        else:
            self._go_on(game.state, choice)

    def _choose(self, game: Play) -> None:
        """Offer each step from which the goal can still be reached, and ports at the start.

        Rules: WK-321, WK-329, WK-331
        """
        here: i64 = self.path[self.count - 1] if self.count > 0 else NONE
        decision = ask_about(game, baron_of(self.noble), ROUTE, self.noble, here)
        self._offer_steps(game.state, decision)
        if self.count == 0:
            self._offer_ports(game.state, decision)
        elif self._may_end():
            decision.offer(ARRIVE)
        if decision.count == 0:
            self.stage = GIVING_UP
        else:
            decision.offer(GO_BACK)

    def _offer_steps(self, table: Table, decision: Decision) -> None:
        """The areas into which the route may lead next."""
        left: i64 = reach_of(table, self.noble) - self.count
        if left == 0:
            return
        area: i64 = self._head(table)
        been: i64 = self._been(table)
        roads: i64 = self._roads(table)
        shut: i64 = self.refused | besieged_areas_of(table, baron_of(self.noble))
        if self.count > 0 and (roads == 0 or (shut >> area) & 1 == 1):
            return
        rest: i64 = next_areas(table.content, roads, been, area)
        while rest != 0:
            other: i64 = first_in(rest)
            rest = rest_of(rest)
            if ends_through(table.content, roads, been, shut, area, other, left) & self._goals() != 0:
                decision.offer(other)

    def _offer_ports(self, table: Table, decision: Decision) -> None:
        """The ports to which he may sail."""
        offer_each(decision, ports_from(table, self._head(table)) & self._goals(), SAIL)

    def _go_on(self, table: Table, area: i64) -> None:
        """The route leads into an area; where it cannot lead further it is complete."""
        self.path[self.count] = area
        self.count += 1
        note_step(table, area)
        further = Decision()
        self._offer_steps(table, further)
        if further.count == 0:
            self.stage = ASKING

    def _ask_leave(self, game: Play) -> None:
        """Ask every Baron with a Noble or city in an area passed through, Chairman first; then the Noble sets out.

        Rules: WK-319, WK-320, WK-321
        """
        table = game.state
        while self.cleared < self.count - 1:
            area: i64 = self.path[self.cleared]
            if (self.granted >> area) & 1 == 0 and self.place < table.seats:
                seat: i64 = in_order(table, self.place)
                if seat != baron_of(self.noble) and may_refuse(table, seat, area):
                    if open_window(game, AT_PASSAGE, seat, self.noble, area):
                        return
                    decision = ask_about(game, seat, PERMIT, self.noble, area)
                    decision.offer(NO)
                    decision.offer(YES)
                    return
                self.place += 1
            else:
                self.granted |= BIT[area]
                self.cleared += 1
                self.place = 0
        game.end()
        game.call(March(self.noble, self.path[: self.count]))

    def _hear(self, game: Play, choice: i64) -> None:
        """Leave, or none: then another way is looked for, or the Noble stays.

        Rules: WK-320
        """
        hold_to_answer(game.state, game.decision.seat, NO_FAVOUR, GRANT_PASSAGE, choice)
        if choice == YES:
            self.place += 1
            return
        self.refused |= BIT[self.path[self.cleared]]
        note_refusal(game.state, game.decision.seat, baron_of(self.noble), self.path[self.cleared])
        self.count = 0
        self.cleared = 0
        self.place = 0
        self.stage = CHOOSING

    def _head(self, table: Table) -> i64:
        """The area which the route has reached."""
        return area_of(table, self.noble) if self.count == 0 else self.path[self.count - 1]

    def _been(self, table: Table) -> i64:
        """The set of areas on the route, the first one included."""
        been: i64 = BIT[area_of(table, self.noble)]
        for place in range(self.count):
            been |= BIT[self.path[place]]
        return been

    def _roads(self, table: Table) -> i64:
        """The set of roads that the whole route follows."""
        roads: i64 = every_road(table.content)
        area: i64 = area_of(table, self.noble)
        for place in range(self.count):
            roads = roads_along(table.content, roads, area, self.path[place])
            area = self.path[place]
        return roads

    def _goals(self) -> i64:
        """The set of areas in which the journey may end."""
        return ANYWHERE if self.goal == NONE else BIT[self.goal]

    def _may_end(self) -> bool:
        """Whether the journey may end where the route has come to."""
        return (self._goals() >> self.path[self.count - 1]) & 1 == 1

    def copy(self) -> "Journey":
        """An independent copy."""
        twin = Journey(self.noble, self.goal)
        twin.stage = self.stage
        twin.path = self.path[:]
        twin.count = self.count
        twin.cleared = self.cleared
        twin.place = self.place
        twin.granted = self.granted
        twin.refused = self.refused
        twin.port = self.port
        return twin
