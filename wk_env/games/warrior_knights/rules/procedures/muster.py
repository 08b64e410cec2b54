"""Mustering: a Baron removes casualty tokens from an army."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import MUSTER, MUSTER_MORE, NO_MUSTER
from wk_env.games.warrior_knights.rules.deeds import pay
from wk_env.games.warrior_knights.rules.numbers import NO, NONE, SYMBOLS, YES
from wk_env.games.warrior_knights.rules.procedures.armies import army_at
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

MUSTER_PRICE: Final[i64] = 2


class MusterTroops(EachInTurn):
    """The Neutral action Muster Troops: each Baron in turn may muster one of his armies."""

    __slots__ = ()

    def take_turn(self, game: Play, seat: i64) -> None:
        """A Baron musters.

        Rules: WK-217
        """
        game.call(Muster(seat))

    def copy(self) -> "MusterTroops":
        """An independent copy."""
        return MusterTroops(self.waiting)


class Muster(Frame[Table]):
    """A Baron chooses one of his armies and removes casualty tokens from it, one by one."""

    __slots__ = ("army", "seat")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.army: i64 = NONE

    def resume(self, game: Play) -> None:
        """Ask for the army; after each token ask for another while there is one that he can pay.

        The unled troops of a stronghold are an army, and besieged armies are no exception.

        Rules: WK-003, WK-217, WK-219
        """
        if self.army == NONE:
            self.ask_army(game)
        elif can_muster(game.state, self.seat, self.army):
            decision = ask_about(game, self.seat, MUSTER_MORE, self.army, NONE)
            decision.offer(NO)
            decision.offer(YES)
        else:
            game.end()

    def ask_army(self, game: Play) -> None:
        """Offer each army with tokens, and passing."""
        decision = game.ask(self.seat, MUSTER)
        for place in range(SYMBOLS + 1):
            if can_muster(game.state, self.seat, army_at(self.seat, place)):
                decision.offer(place)
        decision.offer(NO_MUSTER)

    def answer(self, game: Play, choice: i64) -> None:
        """Muster one token away, or be done."""
        if self.army == NONE and choice != NO_MUSTER:
            self.army = army_at(self.seat, choice)
            remove_casualty(game.state, self.seat, self.army)
        elif self.army != NONE and choice == YES:
            remove_casualty(game.state, self.seat, self.army)
        else:
            game.end()

    def copy(self) -> "Muster":
        """An independent copy."""
        twin = Muster(self.seat)
        twin.army = self.army
        return twin


def can_muster(table: Table, seat: i64, army: i64) -> bool:
    """Whether an army has a casualty token and its Baron can pay for removing it.

    Rules: WK-217, WK-218
    """
    return table.casualties[army] > 0 and table.crowns[seat] >= MUSTER_PRICE


def remove_casualty(table: Table, seat: i64, army: i64) -> None:
    """Two crowns remove a casualty token.

    Rules: WK-218
    """
    pay(table, seat, MUSTER_PRICE)
    table.casualties[army] -= 1
