"""Repairs and fortification of cities and strongholds."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import FORTIFY, NO_UPGRADE, REPAIR_MORE, REPAIR_STRONGHOLD, UPGRADE
from wk_env.games.warrior_knights.rules.deeds import pay
from wk_env.games.warrior_knights.rules.measures import PRICE_FORTIFY, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import CITIES, FIRST_STRONGHOLD, NO, NONE, YES
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn
from wk_env.games.warrior_knights.rules.queries import is_besieged
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

REPAIR_PRICE: Final[i64] = 2
FORTIFY_PRICE: Final[i64] = 4


class UpgradeDefenses(EachInTurn):
    """The Neutral action Upgrade Defenses: each Baron in turn may repair or fortify one thing."""

    __slots__ = ()

    def take_turn(self, game: Play, seat: i64) -> None:
        """A Baron builds.

        Rules: WK-207
        """
        game.call(Upgrade(seat))

    def copy(self) -> "UpgradeDefenses":
        """An independent copy."""
        return UpgradeDefenses(self.waiting)


class Upgrade(Frame[Table]):
    """A Baron repairs one city or his stronghold, breach by breach, or fortifies one city, or passes."""

    __slots__ = ("hold", "seat")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.hold: i64 = NONE

    def resume(self, game: Play) -> None:
        """Ask what to do; after each repaired breach ask for another while there is one that he can pay.

        Rules: WK-207, WK-208
        """
        if self.hold == NONE:
            self.ask_upgrade(game)
        elif can_repair(game.state, self.seat, self.hold):
            decision = ask_about(game, self.seat, REPAIR_MORE, self.hold, NONE)
            decision.offer(NO)
            decision.offer(YES)
        else:
            game.end()

    def ask_upgrade(self, game: Play) -> None:
        """Offer each repair, each fortification, and passing."""
        table = game.state
        decision = game.ask(self.seat, UPGRADE)
        for city in range(CITIES):
            if table.city_owner[city] != self.seat:
                continue
            if can_repair(table, self.seat, city):
                decision.offer(city)
            if can_fortify(table, self.seat, city):
                decision.offer(FORTIFY + city)
        if can_repair(table, self.seat, FIRST_STRONGHOLD + self.seat):
            decision.offer(REPAIR_STRONGHOLD)
        decision.offer(NO_UPGRADE)

    def answer(self, game: Play, choice: i64) -> None:
        """Repair a breach, fortify, or be done."""
        if self.hold != NONE:
            if choice == YES:
                repair(game.state, self.seat, self.hold)
            else:
                game.end()
        elif choice <= REPAIR_STRONGHOLD:
            self.hold = FIRST_STRONGHOLD + self.seat if choice == REPAIR_STRONGHOLD else choice
            repair(game.state, self.seat, self.hold)
        else:
            if choice != NO_UPGRADE:
                fortify(game.state, self.seat, choice - FORTIFY)
            game.end()

    def copy(self) -> "Upgrade":
        """An independent copy."""
        twin = Upgrade(self.seat)
        twin.hold = self.hold
        return twin


def can_repair(table: Table, seat: i64, hold: i64) -> bool:
    """Whether a Baron can pay to repair a breach of a hold of his: it must not be besieged.

    Rules: WK-208, WK-209, WK-212, WK-454
    """
    return table.breaches[hold] > 0 and table.crowns[seat] >= REPAIR_PRICE and not is_besieged(table, hold)


def repair(table: Table, seat: i64, hold: i64) -> None:
    """Two crowns remove a breach.

    Rules: WK-209
    """
    pay(table, seat, REPAIR_PRICE)
    table.breaches = put(table.breaches, hold, table.breaches[hold] - 1)


def price_of_walls(table: Table, seat: i64) -> i64:
    """What fortifying a city costs a Baron: four crowns, bent by cards.

    Rules: WK-210
    """
    return measure_of_baron(table, PRICE_FORTIFY, seat, FORTIFY_PRICE, 1)


def can_fortify(table: Table, seat: i64, city: i64) -> bool:
    """Whether a Baron can pay to fortify a city of his: unfortified and not besieged. A stronghold never can be.

    Rules: WK-210, WK-211, WK-212
    """
    if table.fortified[city] == 1 or is_besieged(table, city):
        return False
    return table.crowns[seat] >= price_of_walls(table, seat)


def fortify(table: Table, seat: i64, city: i64) -> None:
    """The control marker turns to its fortified face: 100 more strength, hence one more breach.

    Rules: WK-210, WK-213
    """
    pay(table, seat, price_of_walls(table, seat))
    table.fortified = put(table.fortified, city, 1)
