"""Advanced Sieges: in each Upkeep Fate wears down what is besieged, in place of a second siege that takes it."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import CASUALTY, STRONGHOLD
from wk_env.games.warrior_knights.rules.deeds import breach
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    DEAL,
    FIRST_GROUP,
    HOLDS,
    MOST_SEATS,
    NOBLES,
    NONE,
    PREVENT,
    VICTORY,
)
from wk_env.games.warrior_knights.rules.optional.pacts import has_pact_with
from wk_env.games.warrior_knights.rules.optional.siege_tokens import is_worn_down, spares
from wk_env.games.warrior_knights.rules.optional.truces import has_truce
from wk_env.games.warrior_knights.rules.procedures.armies import army_at, living, nobles_in
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.death import BY_CASUALTIES, Deaths
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.procedures.retreat import Retreats
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn
from wk_env.games.warrior_knights.rules.queries import area_of_hold, can_take_casualty, holder_of, symbol_of
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Decision, Frame

NAME: Final = "advanced_sieges"
CLASHES: Final[tuple[tuple[str, str], ...]] = ()
WITH_SURRENDER: Final[i64] = 2


def advanced_sieges(rules: Rules) -> Rules:
    """Fate draws decide sieges, and a place without a Noble inside may surrender.

    Rules: VR-034, VR-042
    """
    return replace(rules, siege_draws=WITH_SURRENDER)  # slow-ok: once


def may_draw(table: Table, seat: i64, hold: i64) -> bool:
    """Whether Fate decides on the siege of a Baron in this Upkeep: one that began in an earlier round and stands.

    While the two have a truce or a pact it rests.
    Rules: VR-035, VR-036, VR-061, VR-070
    """
    since: i64 = table.siege_since[hold * MOST_SEATS + seat]
    if since == 0 or since >= table.round:
        return False
    holder: i64 = holder_of(table, hold)
    return not has_truce(table, seat, holder) and not has_pact_with(table, seat, holder)


def nobles_inside(table: Table, hold: i64) -> i64:
    """The Nobles who defend a besieged hold.

    Rules: VR-038
    """
    return nobles_in(table, holder_of(table, hold), area_of_hold(table, hold))


class SiegeDraws(EachInTurn):
    """At the start of Upkeep, before the victory check: the sieges of each Baron, the Chairman's first.

    Rules: VR-035, VR-127
    """

    __slots__ = ()

    def take_turn(self, game: Play, seat: i64) -> None:
        """The sieges of a Baron."""
        game.call(SiegesOf(seat))

    def copy(self) -> "SiegeDraws":
        """An independent copy."""
        return SiegeDraws(self.waiting)


class SiegesOf(Frame[Table]):
    """Fate decides on the sieges of one Baron in map order, each once."""

    __slots__ = ("hold", "seat")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.hold: i64 = 0  # the first that has not had its turn

    def resume(self, game: Play) -> None:
        """The next of his sieges.

        Rules: VR-035, VR-037
        """
        table = game.state
        for hold in range(self.hold, HOLDS):
            if may_draw(table, self.seat, hold):
                self.hold = hold + 1
                game.call(SiegeDraw(self.seat, hold, learning_of(table).cards_for_siege(table, self.seat)))
                return
        game.end()

    def copy(self) -> "SiegesOf":
        """An independent copy."""
        twin = SiegesOf(self.seat)
        twin.hold = self.hold
        return twin


class SiegeDraw(Frame[Table]):
    """So many Fate cards are turned for the siege of a Baron, one after another."""

    __slots__ = ("cards", "hold", "seat")

    def __init__(self, seat: i64, hold: i64, cards: i64) -> None:
        self.seat: i64 = seat
        self.hold: i64 = hold
        self.cards: i64 = cards

    def resume(self, game: Play) -> None:
        """Before the first card and after each: is the place worn down? Cards end with the siege, however it ends.

        Rules: VR-044, VR-046, VR-141
        """
        table = game.state
        is_on: bool = may_draw(table, self.seat, self.hold)
        if is_on and is_worn_down(table, self.hold):
            game.end()
            fall_to_siege(game, self.seat, self.hold)
        elif is_on and self.cards > 0:
            self.cards -= 1
            card: i64 = turn_fate(table)
            if card != NONE:
                self.resolve(game, table.content.fate_battle[card])
        else:
            game.end()

    def resolve(self, game: Play, result: i64) -> None:
        """A casualty, a breach, a chance for either side, or another card.

        Rules: VR-038, VR-040, VR-041, VR-042, VR-043
        """
        table = game.state
        if result == DEAL:
            table.siege_tokens = put(table.siege_tokens, self.hold, table.siege_tokens[self.hold] + 1)
            game.call(SiegeCasualty(self.hold))
        elif result == PREVENT:
            breach(table, self.hold)
        elif result != VICTORY:
            self.cards += 1
        elif living(table, nobles_inside(table, self.hold)) != 0:
            table.spared = put(table.spared, self.hold, 1)
        elif table.rules.siege_draws == WITH_SURRENDER:
            game.end()
            fall_to_siege(game, self.seat, self.hold)

    def copy(self) -> "SiegeDraw":
        """An independent copy."""
        return SiegeDraw(self.seat, self.hold, self.cards)


class SiegeCasualty(Frame[Table]):
    """One casualty token falls on an army inside a besieged hold, if there is any."""

    __slots__ = ("hold",)

    def __init__(self, hold: i64) -> None:
        self.hold: i64 = hold

    def resume(self, game: Play) -> None:
        """The besieged Baron says which army takes it, if several can.

        Rules: VR-038, VR-039, VR-049
        """
        table = game.state
        seat: i64 = holder_of(table, self.hold)
        if seat < 0:
            game.end()
            return
        decision = ask_about(game, seat, CASUALTY, 1, self.hold)
        offer_armies(table, decision, self.hold)
        if decision.count == 0:
            game.end()
        elif decision.count == 1:
            only: i64 = decision.options[0]
            decision.count = 0
            self.answer(game, only)

    def answer(self, game: Play, choice: i64) -> None:
        """A Noble whose troops are spent by it dies at once.

        Rules: VR-038, VR-047, VR-049
        """
        table = game.state
        seat: i64 = holder_of(table, self.hold)
        table.casualties[army_at(seat, choice)] += 1
        game.end()
        inside: i64 = nobles_inside(table, self.hold)
        game.call(Deaths(seat, inside & ~living(table, inside), BY_CASUALTIES))

    def copy(self) -> "SiegeCasualty":
        """An independent copy."""
        return SiegeCasualty(self.hold)


def offer_armies(table: Table, decision: Decision, hold: i64) -> None:
    """Every Noble inside who lives, and the unled troops of a stronghold.

    Rules: VR-039, VR-049
    """
    inside: i64 = nobles_inside(table, hold)
    for noble in range(NOBLES):
        if inside & BIT[noble] != 0 and can_take_casualty(table, noble):
            decision.offer(symbol_of(noble))
    if hold >= FIRST_GROUP and can_take_casualty(table, hold):
        decision.offer(STRONGHOLD)


def fall_to_siege(game: Play, seat: i64, hold: i64) -> None:
    """A besieger takes a hold; the Nobles inside die, or retreat if they are spared.

    Rules: VR-042, VR-043, VR-046, VR-049
    """
    table = game.state
    inside: i64 = nobles_inside(table, hold)
    if inside != 0 and spares(table, hold):
        game.call(Retreats(holder_of(table, hold), inside))
    elif inside != 0:
        game.call(Deaths(holder_of(table, hold), inside, BY_CASUALTIES))
    game.call(Capture(seat, hold))
