"""The rule of retreats: where a beaten Noble goes, and that deserters leave him first."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import RETREAT
from wk_env.games.warrior_knights.rules.deeds import exhaust, leave_if_bare, put_noble
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate
from wk_env.games.warrior_knights.rules.numbers import BIT, FIRST_STRONGHOLD, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.optional.invader_answers import answer_for_invader
from wk_env.games.warrior_knights.rules.procedures.armies import first_noble, is_single
from wk_env.games.warrior_knights.rules.procedures.death import BY_CASUALTIES, BY_DESERTION, Death, ask_who_first
from wk_env.games.warrior_knights.rules.procedures.desertion import Desert
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.queries import (
    area_of,
    area_of_hold,
    baron_of,
    city_in,
    has_noble_in,
    holder_of,
    is_besieged,
    is_on_board,
    is_spent,
    is_stronghold_up,
    sides_of,
)
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

DESERTING: Final[i64] = 0
WITHDRAWING: Final[i64] = 1


class Retreats(Frame[Table]):
    """Nobles of one Baron retreat one after another, in the order he likes, each where he can."""

    __slots__ = ("nobles", "seat")

    def __init__(self, seat: i64, nobles: i64) -> None:
        self.seat: i64 = seat
        self.nobles: i64 = nobles

    def resume(self, game: Play) -> None:
        """The last of them needs no question. Nobody retreats but when beaten, and no eliminated Baron's Nobles.

        Rules: WK-391, WK-469, WK-476, WK-544
        """
        if self.nobles == 0 or is_gone(game.state, self.seat):
            game.end()
        elif is_single(self.nobles):
            noble: i64 = first_noble(self.nobles)
            game.end()
            game.call(Retreat(noble))
        else:
            ask_who_first(game, self.seat, self.nobles)
            answer_for_invader(game, self)

    def answer(self, game: Play, choice: i64) -> None:
        """He is the next to retreat."""
        noble: i64 = self.seat * SYMBOLS + choice
        self.nobles &= ~BIT[noble]
        game.call(Retreat(noble))

    def copy(self) -> "Retreats":
        """An independent copy."""
        return Retreats(self.seat, self.nobles)


class Retreat(Frame[Table]):
    """A beaten Noble retreats: deserters first, then the move. Fresh or exhausted, so he stays."""

    __slots__ = ("noble", "step")

    def __init__(self, noble: i64) -> None:
        self.noble: i64 = noble
        self.step: i64 = DESERTING

    def resume(self, game: Play) -> None:
        """First the deserters, wherever he stands; an army that desertion did not undo moves on.

        Rules: WK-470, WK-477
        """
        if self.step == DESERTING:
            self.desert(game)
        else:
            self.withdraw(game)
            answer_for_invader(game, self)

    def desert(self, game: Play) -> None:
        """One Fate card names the nationality that deserts.

        Rules: WK-471, WK-472
        """
        self.step = WITHDRAWING
        card: i64 = turn_fate(game.state)
        if card != NONE:
            game.call(Desert(self.noble, game.state.content.fate_nation[card]))

    def withdraw(self, game: Play) -> None:
        """Ask where to, unless desertion was his end or there is nowhere to go.

        Rules: WK-473, WK-474, WK-478
        """
        table = game.state
        leave_if_bare(table, self.noble)
        if is_spent(table, self.noble):
            game.end()
            game.call(Death(self.noble, BY_DESERTION))
        elif not is_on_board(table, self.noble):
            game.end()
        elif has_refuge(table, self.noble):
            decision = ask_about(game, baron_of(self.noble), RETREAT, self.noble, NONE)
            for area in range(table.content.kingdom_areas):
                if is_refuge(table, self.noble, area):
                    decision.offer(area)
        else:
            game.end()
            flee_home(game, self.noble)

    def answer(self, game: Play, choice: i64) -> None:
        """He goes there."""
        put_noble(game.state, self.noble, choice)
        game.end()

    def copy(self) -> "Retreat":
        """An independent copy."""
        twin = Retreat(self.noble)
        twin.step = self.step
        return twin


def is_refuge(table: Table, noble: i64, area: i64) -> bool:
    """Whether a Noble may retreat into an area: one step away, without Noble, city or stronghold of another Baron.

    A neutral city does not bar him.
    Rules: WK-447, WK-474, WK-475, WK-561
    """
    if not is_next_to(table, area_of(table, noble), area):
        return False
    own: i64 = baron_of(noble)
    city: i64 = city_in(table, area)
    if city != NONE and table.city_owner[city] >= 0 and table.city_owner[city] != own:
        return False
    for seat in range(sides_of(table)):
        if seat != own and (table.stronghold_at[seat] == area or has_noble_in(table, seat, area)):
            return False
    return True


def is_overseas(table: Table, noble: i64) -> bool:
    """Whether a Noble stands in an overseas area, from which no retreat leads home.

    Rules: WK-480
    """
    return area_of(table, noble) >= table.content.kingdom_areas


def has_refuge(table: Table, noble: i64) -> bool:
    """Whether a Noble may retreat into any area: never overseas."""
    if is_overseas(table, noble):
        return False
    for area in range(table.content.kingdom_areas):
        if is_refuge(table, noble, area):
            return True
    return False


def flee_home(game: Play, noble: i64) -> None:
    """A Noble with nowhere to go is put at his stronghold, exhausted; he dies if it is besieged or gone or he overseas.

    Rules: WK-478, WK-479, WK-480
    """
    if not can_flee_home(game.state, noble):
        game.call(Death(noble, BY_CASUALTIES))
        return
    put_noble(game.state, noble, game.state.stronghold_at[baron_of(noble)])
    exhaust(game.state, noble)


def can_flee_home(table: Table, noble: i64) -> bool:
    """Whether a Noble's stronghold takes him in: it stands, nobody besieges it, and he is not overseas.

    Rules: WK-479, WK-480
    """
    seat: i64 = baron_of(noble)
    if not is_stronghold_up(table, seat) or is_besieged(table, FIRST_STRONGHOLD + seat):
        return False
    return not is_overseas(table, noble)


def is_next_to(table: Table, area: i64, other: i64) -> bool:
    """Whether one normal step leads from an area to another: no mountain, no river without a bridge.

    Rules: WK-009, WK-010, WK-314, WK-318
    """
    return table.content.steps[area] & BIT[other] != 0


def is_inside(table: Table, noble: i64, hold: i64) -> bool:
    """Whether a Noble is inside a hold: it is his Baron's and he stands in its area.

    Rules: WK-356, WK-590
    """
    return holder_of(table, hold) == baron_of(noble) and area_of(table, noble) == area_of_hold(table, hold)
