"""Movement by land and sea."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.on_the_way import SETTING_OUT
from wk_env.games.warrior_knights.rules.asks import ACT, APPEAL, DO_IT, DONE_MOVING, MOBILIZE_AREA, MOVER, NO_AREA
from wk_env.games.warrior_knights.rules.deeds import exhaust
from wk_env.games.warrior_knights.rules.in_progress import end_calls, end_way, note_call
from wk_env.games.warrior_knights.rules.numbers import BIT, MOBILIZE_FORCES, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.optional.diplomatic_conquest import Appeal, areas_to_appeal_in, can_appeal_in
from wk_env.games.warrior_knights.rules.procedures.attack_targets import areas_with_target
from wk_env.games.warrior_knights.rules.procedures.battle import Fight, can_fight
from wk_env.games.warrior_knights.rules.procedures.journey import Journey
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.procedures.routes import ends_of
from wk_env.games.warrior_knights.rules.queries import city_in, is_on_board
from wk_env.games.warrior_knights.rules.sets import offer_each
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

MOVED: Final[i64] = 1
FOUGHT: Final[i64] = 2

CHOOSE_AREA: Final[i64] = 0
CHOOSE_MOVER: Final[i64] = 1
ON_THE_WAY: Final[i64] = 2
BATTLE: Final[i64] = 3
AFTER_BATTLE: Final[i64] = 4
OVER: Final[i64] = 5
DEED: Final[i64] = 6  # where an appeal may take the place of the battle


def offer_movers(game: Play, seat: i64, goal: i64, called: i64) -> i64:
    """Offer a Baron his Nobles who could move to the goal (NONE: anywhere) and were not called yet; how many.

    Rules: WK-124, WK-132, WK-313
    """
    decision = ask_about(game, seat, MOVER, goal, NONE)
    for symbol in range(SYMBOLS):
        if (called >> symbol) & 1 == 1:
            continue
        ends: i64 = ends_of(game.state, seat * SYMBOLS + symbol)
        if ends != 0 and (goal == NONE or (ends >> goal) & 1 == 1):
            decision.offer(symbol)
    if decision.count > 0:
        decision.offer(DONE_MOVING)
    return decision.count


def set_out(game: Play, noble: i64, goal: i64) -> None:
    """A Noble sets out for a goal (NONE: anywhere), after his Baron said what he uses for it.

    Rules: WK-312, CG-058
    """
    game.call(Journey(noble, goal))
    SETTING_OUT[game.state.rules.glory].prepare(game, noble, goal)


class Mobilize(Frame[Table]):
    """Mobilize Forces: movement into one area, then a battle there. outcome: MOVED, FOUGHT, both or 0.

    Nobles who stand there already need not move to fight; all that moved stay fresh until the action is over.

    Rules: WK-124, WK-125, WK-126, WK-127, WK-334
    """

    __slots__ = ("area", "called", "fought", "moved", "seat", "stage", "symbol")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.stage: i64 = CHOOSE_AREA
        self.area: i64 = NONE
        self.symbol: i64 = NONE  # who is on the way
        self.called: i64 = 0  # sets of symbols
        self.moved: i64 = 0
        self.fought: i64 = 0

    def resume(self, game: Play) -> None:
        """First the area, then one Noble after another, then the battle."""
        if self.stage == CHOOSE_AREA:
            self._ask_area(game)
        elif self.stage == CHOOSE_MOVER:
            if offer_movers(game, self.seat, self.area, self.called) == 0:
                self.stage = BATTLE
        elif self.stage == ON_THE_WAY:
            self._note_arrival(game.state)
        elif self.stage == BATTLE:
            self._fight(game)
        else:
            self._finish(game)

    def answer(self, game: Play, choice: i64) -> None:
        """The area, or who moves there."""
        if self.stage == CHOOSE_AREA:
            self.area = choice
            self.stage = OVER if choice == NO_AREA else CHOOSE_MOVER
        elif self.stage == DEED:
            self._do(game, choice)
        elif choice == DONE_MOVING:
            self.stage = BATTLE
        else:
            self.symbol = choice
            self.called |= BIT[choice]
            note_call(game.state, choice)
            self.stage = ON_THE_WAY
            set_out(game, self.seat * SYMBOLS + choice, self.area)

    def _ask_area(self, game: Play) -> None:
        """Offer every area into which a Noble could move or in which a battle, or an appeal, could start.

        Rules: VR-050
        """
        areas: i64 = areas_with_target(game.state, self.seat, 0) | areas_to_appeal_in(game.state, self.seat)
        for symbol in range(SYMBOLS):
            areas |= ends_of(game.state, self.seat * SYMBOLS + symbol)
        decision = ask_about(game, self.seat, MOBILIZE_AREA, MOBILIZE_FORCES, NONE)
        offer_each(decision, areas, 0)
        if decision.count == 0:
            self.stage = OVER
        else:
            decision.offer(NO_AREA)

    def _note_arrival(self, table: Table) -> None:
        """A Noble came, or stayed where he was."""
        if table.outcome == 1:
            self.moved |= BIT[self.symbol]
        end_way(table)
        learning_of(table).end_way(table, self.seat)
        self.stage = CHOOSE_MOVER

    def _fight(self, game: Play) -> None:
        """All movement is done: now a battle may follow, in the same area; ask first if an appeal may take its place.

        Rules: WK-125, WK-126, VR-050
        """
        if can_appeal_in(game.state, self.seat, self.area):
            self.stage = DEED
            decision = ask_about(game, self.seat, ACT, MOBILIZE_FORCES, NONE)
            decision.offer(DO_IT)
            decision.offer(APPEAL)
        else:
            self._attack(game)

    def _do(self, game: Play, choice: i64) -> None:
        """An appeal to the city of the area, or the battle."""
        if choice == APPEAL:
            self.stage = AFTER_BATTLE
            game.call(Appeal(self.seat, city_in(game.state, self.area)))
        else:
            self._attack(game)

    def _attack(self, game: Play) -> None:
        """The battle, if there is anybody to fight."""
        self.stage = OVER
        if can_fight(game.state, self.seat, self.area):
            self.stage = AFTER_BATTLE
            game.call(Fight(self.seat, self.area))

    def _finish(self, game: Play) -> None:
        """All Nobles that moved are exhausted, whether they fought or not.

        Rules: WK-128, WK-324, WK-569
        """
        table = game.state
        if self.stage == AFTER_BATTLE and table.outcome == 1:
            self.fought = FOUGHT
        for symbol in range(SYMBOLS):
            if (self.moved >> symbol) & 1 == 1 and is_on_board(table, self.seat * SYMBOLS + symbol):
                exhaust(table, self.seat * SYMBOLS + symbol)
        table.outcome = self.fought | (MOVED if self.moved != 0 else i64(0))
        end_calls(table)
        game.end()

    def copy(self) -> "Mobilize":
        """An independent copy."""
        twin = Mobilize(self.seat)
        twin.stage = self.stage
        twin.area = self.area
        twin.symbol = self.symbol
        twin.called = self.called
        twin.moved = self.moved
        twin.fought = self.fought
        return twin


class MoveOne(Frame[Table]):
    """Versatile Strategy: move one fresh Noble, without a battle. outcome: 1 if he moved, 0 if the Baron backed out.

    Rules: WK-132, WK-134, WK-312, WK-324, WK-334
    """

    __slots__ = ("called", "seat", "stage", "symbol")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.stage: i64 = CHOOSE_MOVER
        self.symbol: i64 = NONE
        self.called: i64 = 0  # set of symbols

    def resume(self, game: Play) -> None:
        """Ask who moves until one has moved."""
        table = game.state
        if self.stage == ON_THE_WAY:
            self.stage = OVER if table.outcome == 1 else CHOOSE_MOVER
            end_way(table)
            learning_of(table).end_way(table, self.seat)
            if self.stage == OVER:
                end_calls(table)
                exhaust(table, self.seat * SYMBOLS + self.symbol)
                game.end()
        elif self.stage == OVER or offer_movers(game, self.seat, NONE, self.called) == 0:
            table.outcome = 0
            end_calls(table)
            game.end()

    def answer(self, game: Play, choice: i64) -> None:
        """One Noble sets out, or none."""
        if choice == DONE_MOVING:
            self.stage = OVER
            return
        self.symbol = choice
        self.called |= BIT[choice]
        note_call(game.state, choice)
        self.stage = ON_THE_WAY
        set_out(game, self.seat * SYMBOLS + choice, NONE)

    def copy(self) -> "MoveOne":
        """An independent copy."""
        twin = MoveOne(self.seat)
        twin.stage = self.stage
        twin.symbol = self.symbol
        twin.called = self.called
        return twin


def can_move(table: Table, seat: i64) -> bool:
    """Whether a Baron has a fresh Noble with a legal move.

    Rules: WK-313
    """
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if ends_of(table, noble) != 0:
            return True
    return False
