"""The battle result Retreat: a defender who shows more of them than the attacker may leave before anybody is hurt."""

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import RETREAT
from wk_env.games.warrior_knights.rules.deeds import put_noble
from wk_env.games.warrior_knights.rules.numbers import BIT, NONE, SYMBOLS, WITHDRAW
from wk_env.games.warrior_knights.rules.procedures.aftermath import BattleWon
from wk_env.games.warrior_knights.rules.procedures.armies import exhaust_all, first_noble, is_single
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.death import BY_CASUALTIES, Death, ask_who_first
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK, DEFENCE, count_results, return_hands
from wk_env.games.warrior_knights.rules.procedures.retreat import can_flee_home, flee_home, has_refuge, is_refuge
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.queries import area_of, baron_of, is_on_board
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


def may_withdraw(table: Table, defender: i64, defenders: i64) -> bool:
    """Whether the defender of a battle may leave it: a Baron with a Noble there who shows strictly more Retreats.

    Rules: CG-098, CG-099, CG-100, CG-106
    """
    if defender < 0 or defenders == 0:
        return False
    return count_results(table, DEFENCE, WITHDRAW) > count_results(table, ATTACK, WITHDRAW)


def withdraw(game: Play, seats: vec[i64], nobles: vec[i64], hold: i64) -> None:
    """The battle ends without casualties, deserters and a count of victories; the attackers are exhausted all the same.

    The defender's Nobles leave. Then a hold (or NONE) that he gave up falls as after an assault that was won; in the
    open field nobody has won.
    Rules: CG-101, CG-103, CG-104, CG-105
    """
    return_hands(game.state)
    exhaust_all(game.state, nobles[ATTACK])
    if hold != NONE:
        game.call(BattleWon(seats[ATTACK], seats[DEFENCE]))
        game.call(Capture(seats[ATTACK], hold))
    game.call(Withdrawal(seats[DEFENCE], nobles[DEFENCE]))


def has_way_out(table: Table, noble: i64) -> bool:
    """Whether a Noble who leaves a battle lives: a next area is open to him, or else his stronghold somewhere else.

    If he leaves that very stronghold it is lost.
    Rules: CG-102, CG-143
    """
    if has_refuge(table, noble):
        return True
    return area_of(table, noble) != table.stronghold_at[baron_of(noble)] and can_flee_home(table, noble)


class Withdrawal(Frame[Table]):
    """Nobles of one Baron leave a battle one after another, in the order he likes, each for where he can.

    noble: the one who is leaving, or NONE.
    """

    __slots__ = ("noble", "nobles", "seat")

    def __init__(self, seat: i64, nobles: i64) -> None:
        self.seat: i64 = seat
        self.nobles: i64 = nobles  # those who are still there
        self.noble: i64 = NONE

    def resume(self, game: Play) -> None:
        """Ask who leaves next, if several are left, and where to.

        Rules: CG-101, CG-102
        """
        if self.noble == NONE:
            if self.nobles == 0 or is_gone(game.state, self.seat):
                game.end()
                return
            if not is_single(self.nobles):
                ask_who_first(game, self.seat, self.nobles)
                return
            self.noble = first_noble(self.nobles)
        self.leave(game, self.noble)

    def leave(self, game: Play, noble: i64) -> None:
        """Ask for one of the areas that are open to him; without any he flees home, or dies.

        Rules: CG-102, CG-143
        """
        table = game.state
        if has_refuge(table, noble):
            decision = ask_about(game, self.seat, RETREAT, noble, NONE)
            for area in range(table.content.kingdom_areas):
                if is_refuge(table, noble, area):
                    decision.offer(area)
            return
        self.strike_off(noble)
        if not is_on_board(table, noble):
            return
        if has_way_out(table, noble):
            flee_home(game, noble)
        else:
            game.call(Death(noble, BY_CASUALTIES))

    def strike_off(self, noble: i64) -> None:
        """He is no longer there."""
        self.nobles &= ~BIT[noble]
        self.noble = NONE

    def answer(self, game: Play, choice: i64) -> None:
        """He is the next to leave, or goes there."""
        if self.noble == NONE:
            self.noble = self.seat * SYMBOLS + choice
            return
        put_noble(game.state, self.noble, choice)
        self.strike_off(self.noble)

    def copy(self) -> "Withdrawal":
        """An independent copy."""
        twin = Withdrawal(self.seat, self.nobles)
        twin.noble = self.noble
        return twin
