"""Capitulation: a Baron with Nobles in a besieged city may give it up for free passage and a truce."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.withdrawal import Withdrawal, has_way_out
from wk_env.games.warrior_knights.rules.asks import CAPITULATE, HOLD_OUT
from wk_env.games.warrior_knights.rules.numbers import CITIES, NONE
from wk_env.games.warrior_knights.rules.optional.truces import make_truce
from wk_env.games.warrior_knights.rules.procedures.armies import nobles_in
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn
from wk_env.games.warrior_knights.rules.queries import besieges, is_besieged
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

NAME: Final = "capitulation"
CLASHES: Final[tuple[tuple[str, str], ...]] = ()


def capitulation(rules: Rules) -> Rules:
    """Besieged cities may capitulate.

    Rules: VR-066
    """
    return replace(rules, capitulations=1)  # slow-ok: once


def may_capitulate(table: Table, city: i64) -> bool:
    """Whether a besieged city has Nobles of its Baron inside, all of whom have somewhere to go; overseas nobody has.

    Rules: VR-066, VR-067, VR-083, VR-149
    """
    seat: i64 = table.city_owner[city]
    if seat < 0 or not is_besieged(table, city):
        return False
    inside: i64 = nobles_in(table, seat, table.content.city_area[city])
    rest: i64 = inside
    while rest != 0:
        if not has_way_out(table, first_in(rest)):
            return False
        rest = rest_of(rest)
    return inside != 0


def ask_after_siege(game: Play, hold: i64, besieger: i64) -> None:
    """A first siege of a hold was declared: who is inside a city may capitulate to this besieger at once.

    Rules: VR-066
    """
    if len(game.state.truces) > 0 and hold < CITIES:
        game.call(Capitulate(hold, besieger))


def ask_before_upkeep(game: Play) -> None:
    """Upkeep is to begin with the question to every Baron in a besieged city; call it when Upkeep is on the stack.

    Rules: VR-066, VR-127
    """
    if len(game.state.truces) > 0:
        game.call(Capitulations())


class Capitulations(EachInTurn):
    """At the very start of Upkeep every Baron is asked about each of his besieged cities, Chairman first.

    Rules: VR-066, VR-127
    """

    __slots__ = ()

    def take_turn(self, game: Play, seat: i64) -> None:
        """His cities in map order."""
        for place in range(CITIES):
            city: i64 = CITIES - 1 - place
            if game.state.city_owner[city] == seat and is_besieged(game.state, city):
                game.call(Capitulate(city, NONE))

    def copy(self) -> "Capitulations":
        """An independent copy."""
        return Capitulations(self.waiting)


class Capitulate(Frame[Table]):
    """The Baron inside a besieged city holds out or capitulates: to the one who declared the siege, or (NONE) to any.

    Rules: VR-066
    """

    __slots__ = ("besieger", "city")

    def __init__(self, city: i64, besieger: i64) -> None:
        self.city: i64 = city
        self.besieger: i64 = besieger

    def resume(self, game: Play) -> None:
        """Ask him, if he can capitulate; no besieger is asked.

        Rules: VR-066, VR-067
        """
        table = game.state
        if not may_capitulate(table, self.city):
            game.end()
            return
        decision = ask_about(game, table.city_owner[self.city], CAPITULATE, self.city, self.besieger)
        for seat in range(table.seats):
            if besieges(table, seat, self.city) and self.besieger in (NONE, seat):
                decision.offer(seat)
        decision.offer(HOLD_OUT)

    def answer(self, game: Play, choice: i64) -> None:
        """All his Nobles inside go free; then the besieger has the city, and both a truce.

        It lasts to the end of the round, of the next one if Upkeep has begun.
        Rules: VR-066, VR-068, VR-069, VR-070
        """
        table = game.state
        game.end()
        if choice == HOLD_OUT:
            return
        seat: i64 = table.city_owner[self.city]
        last: i64 = table.round
        if self.besieger == NONE:
            last += 1
        make_truce(table, seat, choice, last)
        game.call(Capture(choice, self.city))
        game.call(Withdrawal(seat, nobles_in(table, seat, table.content.city_area[self.city])))

    def copy(self) -> "Capitulate":
        """An independent copy."""
        return Capitulate(self.city, self.besieger)
