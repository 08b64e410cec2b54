"""Advancements that are used: declared in a battle, or taken on a journey."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import begin_use, is_ready
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ADVANCEMENTS,
    FIRST_ADVANCEMENT,
    IN_BATTLE,
    NEEDS_NOBLE,
    SIDE,
)
from wk_env.games.warrior_knights.rules.asks import NO_ADVANCEMENT, USE_ADVANCEMENT
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.measures import ONLY_ASSAULT
from wk_env.games.warrior_knights.rules.numbers import BIT, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.sets import offer_each
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

# Sides of a battle, and who may declare an Advancement: both, or only one of them.
ATTACK: Final[i64] = 0
DEFENCE: Final[i64] = 1
EITHER: Final[i64] = 0


def gain_of(table: Table, number: i64) -> i64:
    """By how much an Advancement bends its measure."""
    return table.content.bends[(FIRST_ADVANCEMENT + number) * BEND_WIDTH + 3]


def ready_for(table: Table, seat: i64, use: i64) -> i64:
    """The set of Advancements that a Baron may use at such a moment.

    Rules: CG-058, CG-059
    """
    numbers: i64 = 0
    for number in range(ADVANCEMENTS):
        if is_ready(table, number, seat, use):
            numbers |= BIT[number]
    return numbers


def ask_for_use(game: Play, numbers: i64, use: i64, noble: i64, goal: i64) -> None:
    """A Baron is asked whether he uses one of a set of Advancements for a Noble, if there is any.

    Rules: CG-058
    """
    if numbers != 0:
        game.call(UseOnTheWay(numbers, use, noble, goal))


class UseOnTheWay(Frame[Table]):
    """A Baron may use an Advancement for a Noble who sets out or sails: one at most for each.

    Rules: CG-058
    """

    __slots__ = ("goal", "noble", "numbers", "use")

    def __init__(self, numbers: i64, use: i64, noble: i64, goal: i64) -> None:
        self.numbers: i64 = numbers  # the set of those that he may use
        self.use: i64 = use
        self.noble: i64 = noble
        self.goal: i64 = goal  # the area to which he goes, or NONE

    def resume(self, game: Play) -> None:
        """Ask which."""
        decision = ask_about(game, self.noble // SYMBOLS, USE_ADVANCEMENT, self.use, NONE)
        offer_each(decision, self.numbers, 0)
        decision.offer(NO_ADVANCEMENT)

    def answer(self, game: Play, choice: i64) -> None:
        """It works until the journey is over."""
        if choice != NO_ADVANCEMENT:
            begin_use(game.state, choice)
        game.end()

    def copy(self) -> "UseOnTheWay":
        """An independent copy."""
        return UseOnTheWay(self.numbers, self.use, self.noble, self.goal)


class Declare(Frame[Table]):
    """Attacker, then defender declare an Advancement or none; nobody does for a neutral city.

    Rules: CG-062, CG-063, CG-064, CG-065
    """

    __slots__ = ("attackers", "defenders", "hold", "side")

    def __init__(self, attackers: i64, defenders: i64, hold: i64, side: i64 = ATTACK) -> None:
        self.attackers: i64 = attackers
        self.defenders: i64 = defenders
        self.hold: i64 = hold
        self.side: i64 = side

    def resume(self, game: Play) -> None:
        """Ask whoever has an Advancement that fits."""
        while self.side <= DEFENCE:
            fitting: i64 = self.fitting(game.state)
            if fitting != 0:
                decision = ask_about(game, game.state.fate_side[self.side], USE_ADVANCEMENT, IN_BATTLE, self.hold)
                offer_each(decision, fitting, 0)
                decision.offer(NO_ADVANCEMENT)
                return
            self.side += 1
        game.end()

    def fitting(self, table: Table) -> i64:
        """The set of Advancements that the side may declare.

        Rules: CG-064, CG-065
        """
        seat: i64 = table.fate_side[self.side]
        numbers: i64 = 0
        if seat >= 0:
            for number in range(ADVANCEMENTS):
                if is_ready(table, number, seat, IN_BATTLE) and self.fits(table, number):
                    numbers |= BIT[number]
        return numbers

    def fits(self, table: Table, number: i64) -> bool:
        """Whether an Advancement is for this side, for its Nobles and for such a battle."""
        rows = table.content.annex
        if rows[SIDE + number] not in (EITHER, 1 + self.side):
            return False
        nobles: i64 = self.attackers if self.side == ATTACK else self.defenders
        if rows[NEEDS_NOBLE + number] == 1 and nobles == 0:
            return False
        if table.content.bends[(FIRST_ADVANCEMENT + number) * BEND_WIDTH + 1] != ONLY_ASSAULT:
            return True
        return self.side == ATTACK and self.hold != NONE

    def answer(self, game: Play, choice: i64) -> None:
        """It works in this battle; the other side's turn."""
        if choice != NO_ADVANCEMENT:
            begin_use(game.state, choice)
        self.side += 1

    def copy(self) -> "Declare":
        """An independent copy."""
        return Declare(self.attackers, self.defenders, self.hold, self.side)
