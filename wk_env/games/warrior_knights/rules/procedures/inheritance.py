"""Heirs in foreign hands: killed, withheld or given back."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import GIVE_HEIR, KILL, KILL_HEIR, NO_HEIR
from wk_env.games.warrior_knights.rules.cards.in_force import discard_cards_on_noble
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.measures import HEIR
from wk_env.games.warrior_knights.rules.numbers import BIT, NOBLES, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.death import lose_for_good
from wk_env.games.warrior_knights.rules.procedures.heirs import (
    has_tokens,
    holds_any_foreign,
    holds_foreign,
    is_withheld,
    pass_heir,
)
from wk_env.games.warrior_knights.rules.procedures.turns import first_of
from wk_env.games.warrior_knights.rules.queries import in_order
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.kernel.core import Frame


def kill_heir(game: Play, noble: i64) -> None:
    """An heir dies: the death of his Noble will be final, or is so at once if he waits for that heir.

    Rules: WK-541, WK-543
    """
    table = game.state
    table.heir_at = put(table.heir_at, noble, NONE)
    if table.fallen[noble] == 1:
        table.fallen = put(table.fallen, noble, 0)
        discard_cards_on_noble(game, noble)
        lose_for_good(game, noble)


def end_line(game: Play, card: i64, noble: i64) -> None:
    """A card that denies a Noble his heir kills the token, which nothing replaces.

    Rules: WK-543
    """
    table = game.state
    if has_tokens(table) and table.content.bends[card * BEND_WIDTH] == HEIR:
        kill_heir(game, noble)


class KillHeirs(Frame[Table]):
    """Each of a set of Barons may kill foreign heirs that he holds, Chairman first.

    Rules: WK-541
    """

    __slots__ = ("waiting",)

    def __init__(self, waiting: i64) -> None:
        self.waiting: i64 = waiting

    def resume(self, game: Play) -> None:
        """Ask the next Baron who holds any."""
        table = game.state
        seat: i64 = first_of(table, self.waiting)
        if seat == NONE:
            game.end()
            return
        if not holds_any_foreign(table, seat):
            self.waiting -= BIT[seat]
            return
        decision = game.ask(seat, KILL_HEIR)
        for noble in range(NOBLES):
            if holds_foreign(table, seat, noble):
                decision.offer(noble)
        decision.offer(NO_HEIR)

    def answer(self, game: Play, choice: i64) -> None:
        """Kill one, or keep those that are left."""
        if choice == NO_HEIR:
            self.waiting -= BIT[game.decision.seat]
        else:
            kill_heir(game, choice)

    def copy(self) -> "KillHeirs":
        """An independent copy."""
        return KillHeirs(self.waiting)


class GiveHeirs(Frame[Table]):
    """Before a Baron's Nobles come back, whoever holds the heirs of his dead ones gives them back, withholds or kills.

    Rules: WK-541, WK-542
    """

    __slots__ = ("place", "seat")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.place: i64 = 0  # the holder, counted from the Chairman

    def resume(self, game: Play) -> None:
        """Ask the next holder, again while he holds another one."""
        table = game.state
        while self.place < table.seats:
            holder: i64 = in_order(table, self.place)
            decision = game.ask(holder, GIVE_HEIR)
            for noble in range(self.seat * SYMBOLS, self.seat * SYMBOLS + SYMBOLS):
                if is_withheld(table, noble) and table.heir_at[noble] == holder:
                    decision.offer(noble)
                    decision.offer(KILL + noble)
            if decision.count > 0:
                decision.offer(NO_HEIR)
                return
            self.place += 1
        game.end()

    def answer(self, game: Play, choice: i64) -> None:
        """One heir goes back or dies, or the rest is withheld."""
        if choice == NO_HEIR:
            self.place += 1
        elif choice >= KILL:
            kill_heir(game, choice - KILL)
        else:
            pass_heir(game.state, choice, self.seat)

    def copy(self) -> "GiveHeirs":
        """An independent copy."""
        twin = GiveHeirs(self.seat)
        twin.place = self.place
        return twin
