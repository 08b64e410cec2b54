"""What comes of a battle: capture, retreats, deaths, and who won."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.moments import BATTLE_WON, announce
from wk_env.games.warrior_knights.rules.numbers import FIRST_STRONGHOLD, NONE
from wk_env.games.warrior_knights.rules.procedures.armies import exhaust_all, living
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.death import BY_CASUALTIES, Deaths
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK, DEFENCE, return_hands
from wk_env.games.warrior_knights.rules.procedures.retreat import Retreats
from wk_env.games.warrior_knights.rules.procedures.tally import strength_of_defence
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame

FULL_VICTORY: Final[i64] = 2


def conclude(game: Play, seats: vec[i64], nobles: vec[i64], hold: i64, lead: i64) -> None:
    """The cards go back and the attackers are exhausted; then capture, retreats, deaths, the winner's due.

    lead: victories of the attacker less those of the defender, 0 if they were not counted. Nothing else happens to
    survivors, who keep their tokens and may stay side by side; a hold that is not taken keeps its breaches.
    Rules: WK-390, WK-391, WK-392, WK-393, WK-394, WK-395, WK-400, WK-412, WK-417
    """
    table = game.state
    return_hands(table)
    exhaust_all(table, nobles[ATTACK])
    game.call(BattleWon(winner_of(table, seats, nobles, hold, lead), loser_of(table, seats, nobles, hold, lead)))
    game.call(Deaths(seats[DEFENCE], doomed(table, nobles[DEFENCE], lead), BY_CASUALTIES))
    game.call(Deaths(seats[ATTACK], doomed(table, nobles[ATTACK], -lead), BY_CASUALTIES))
    if lead == 1:
        game.call(Retreats(seats[DEFENCE], living(table, nobles[DEFENCE])))
    elif lead == -1:
        game.call(Retreats(seats[ATTACK], living(table, nobles[ATTACK])))
    if is_taken(table, nobles, hold, lead):
        game.call(Capture(seats[ATTACK], hold))
    elif hold >= FIRST_STRONGHOLD and is_emptied(table, nobles, hold):
        game.call(Capture(NONE, hold))


def doomed(table: Table, nobles: i64, behind: i64) -> i64:
    """The Nobles of a side who die: those without strength, or all of them two victories or more behind.

    Rules: WK-384, WK-388, WK-389, WK-415, WK-416, WK-562
    """
    return nobles if behind >= FULL_VICTORY else nobles & ~living(table, nobles)


def is_emptied(table: Table, nobles: vec[i64], hold: i64) -> bool:
    """Whether a hold has strength 0 and nobody left to hold it, unled stronghold troops included.

    Rules: WK-413, WK-457, WK-458
    """
    return hold != NONE and strength_of_defence(table, nobles[DEFENCE], hold) == 0


def is_taken(table: Table, nobles: vec[i64], hold: i64, lead: i64) -> bool:
    """Whether the attacker captures the hold: by a victory, or because it is emptied while one of his Nobles lives.

    Rules: WK-413, WK-414, WK-415, WK-418, WK-428, WK-429, WK-430, WK-431, WK-432, WK-457, WK-459, WK-557, WK-559,
    WK-582
    """
    if hold == NONE:
        return False
    return lead > 0 or (is_emptied(table, nobles, hold) and living(table, nobles[ATTACK]) != 0)


def winning_side(table: Table, nobles: vec[i64], hold: i64, lead: i64) -> i64:
    """The side ahead in victories or, with none ahead, alive when the other is dead or its hold fell; or NONE."""
    if lead != 0:
        return ATTACK if lead > 0 else DEFENCE
    is_alive: bool = living(table, nobles[ATTACK]) != 0
    defence: i64 = living(table, nobles[DEFENCE])
    if is_alive and ((nobles[DEFENCE] != 0 and defence == 0) or is_emptied(table, nobles, hold)):
        return ATTACK
    return DEFENCE if defence != 0 and not is_alive else NONE


def winner_of(table: Table, seats: vec[i64], nobles: vec[i64], hold: i64, lead: i64) -> i64:
    """The Baron who won the battle; NONE for a neutral city or if nobody did."""
    side: i64 = winning_side(table, nobles, hold, lead)
    return NONE if side == NONE else seats[side]


def loser_of(table: Table, seats: vec[i64], nobles: vec[i64], hold: i64, lead: i64) -> i64:
    """The Baron who lost the battle; NONE for a neutral city or if nobody did."""
    side: i64 = winning_side(table, nobles, hold, lead)
    return NONE if side == NONE else seats[1 - side]


class BattleWon(Frame[Table]):
    """The battle is over: cards that reward or tax its winner speak."""

    __slots__ = ("loser", "winner")

    def __init__(self, winner: i64, loser: i64) -> None:
        self.winner: i64 = winner
        self.loser: i64 = loser

    def resume(self, game: Play) -> None:
        """A battle that no Baron won is passed over; a loser who was eliminated has nothing to do with the rest.

        Nor has an invader, who has no money.
        Rules: WK-544, VR-075
        """
        game.end()
        if self.winner >= 0:
            is_out: bool = self.loser >= 0 and (is_gone(game.state, self.loser) or self.loser == game.state.seats)
            announce(game, BATTLE_WON, self.winner, NONE if is_out else self.loser)

    def copy(self) -> "BattleWon":
        """An independent copy."""
        return BattleWon(self.winner, self.loser)
