"""Advancements that are used before a Noble sets out by land."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import is_ready
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import ADVANCEMENTS, ON_MARCH
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.using import ask_for_use, gain_of
from wk_env.games.warrior_knights.rules.numbers import BIT, NONE
from wk_env.games.warrior_knights.rules.procedures.routes import ends_within, reach_of
from wk_env.games.warrior_knights.rules.queries import baron_of
from wk_env.games.warrior_knights.rules.state import Play, Table


class SettingOut:
    """Nothing can be used."""

    __slots__ = ()

    def prepare(self, game: Play, noble: i64, goal: i64) -> None:
        """What a Baron may use for a Noble who is about to set out for a goal, or anywhere (NONE)."""


class SettingOutForGlory(SettingOut):
    """Advancements that let a Noble march farther."""

    __slots__ = ()

    def prepare(self, game: Play, noble: i64, goal: i64) -> None:
        """Ask only for those without which he could not go as far; nobody but his Baron has any for him.

        Rules: CG-058, CG-061, CG-142
        """
        table = game.state
        seat: i64 = baron_of(noble)
        numbers: i64 = 0
        for number in range(ADVANCEMENTS):
            if is_ready(table, number, seat, ON_MARCH) and leads_farther(table, noble, goal, gain_of(table, number)):
                numbers |= BIT[number]
        ask_for_use(game, numbers, ON_MARCH, noble, goal)


SETTING_OUT: Final[list[SettingOut]] = [SettingOut(), SettingOutForGlory()]


def leads_farther(table: Table, noble: i64, goal: i64, more: i64) -> bool:
    """Whether so many areas more along a road lead a Noble to a goal (NONE: any) that is too far as it is.

    Rules: CG-058
    """
    reach: i64 = reach_of(table, noble)
    beyond: i64 = ends_within(table, noble, reach + more) & ~ends_within(table, noble, reach)
    return beyond != 0 if goal == NONE else beyond & BIT[goal] != 0
