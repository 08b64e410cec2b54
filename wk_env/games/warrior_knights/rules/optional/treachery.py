"""Treachery: public pacts of peace for one to three rounds, and what it costs to break one."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import ACCEPT_PACT, NO_PACT, PROPOSE_PACT
from wk_env.games.warrior_knights.rules.numbers import BROKEN, MOST_SEATS, NO, YES
from wk_env.games.warrior_knights.rules.optional.instant_influence import book
from wk_env.games.warrior_knights.rules.optional.pacts import (
    BREACH,
    LONGEST_PACT,
    NO_WORD,
    REFUSED,
    can_ask,
    can_ask_anybody,
    has_pact_with,
    lost_by,
    partner_of,
    rounds_of,
    write_pair,
)
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn, is_gone
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

NAME: Final = "treachery"
CLASHES: Final[tuple[tuple[str, str], ...]] = ()
A_BREACH: Final[i64] = 1
# The steps of a proposal.
PROPOSING: Final[i64] = 0
REPLYING: Final[i64] = 1


def treachery(rules: Rules) -> Rules:
    """Barons make pacts of one to three rounds and pay for breaking them.

    Rules: VR-060
    """
    return replace(rules, pact_rounds=LONGEST_PACT)  # slow-ok: once


class Pacts(EachInTurn):
    """A window: each of a set of Barons may propose one pact, clockwise from the Chairman.

    Rules: VR-060
    """

    __slots__ = ()

    def take_turn(self, game: Play, seat: i64) -> None:
        """A Baron's proposal, if there is anybody to hear it."""
        if can_ask_anybody(game.state, seat):
            game.call(ProposePact(seat))

    def copy(self) -> "Pacts":
        """An independent copy."""
        return Pacts(self.waiting)


class ProposePact(Frame[Table]):
    """A Baron proposes a pact to one other, or nothing; the partner accepts or refuses.

    Rules: VR-060
    """

    __slots__ = ("choice", "seat", "step")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.choice: i64 = NO_PACT
        self.step: i64 = PROPOSING

    def resume(self, game: Play) -> None:
        """Ask him with whom and for how long, then the partner.

        Rules: VR-060
        """
        table = game.state
        if self.step == REPLYING:
            decision = ask_about(game, partner_of(self.choice), ACCEPT_PACT, self.seat, rounds_of(self.choice))
            decision.offer(NO)
            decision.offer(YES)
            return
        decision = game.ask(self.seat, PROPOSE_PACT)
        for other in range(table.seats):
            if can_ask(table, self.seat, other):
                for more in range(table.rules.pact_rounds):
                    decision.offer(other * LONGEST_PACT + more)
        decision.offer(NO_PACT)

    def answer(self, game: Play, choice: i64) -> None:
        """The pact is laid before the partner; then it stands, or is refused for this round."""
        if self.step == PROPOSING and choice != NO_PACT:
            self.choice = choice
            self.step = REPLYING
            return
        game.end()
        if self.step == REPLYING:
            number: i64 = REFUSED
            if choice == YES:
                number = rounds_of(self.choice)
            write_pair(game.state, self.seat, partner_of(self.choice), number)

    def copy(self) -> "ProposePact":
        """An independent copy."""
        twin = ProposePact(self.seat)
        twin.choice = self.choice
        twin.step = self.step
        return twin


def declare(game: Play, seat: i64, foe: i64) -> None:
    """A Baron turns on another (or NEUTRAL): if that breaks a pact he pays, and pays again when the move is resolved.

    Call it before the move is put on the stack: any battle, an appeal or a bribe.
    Rules: VR-061, VR-062, VR-063, VR-065
    """
    table = game.state
    if not has_pact_with(table, seat, foe):
        return
    write_pair(table, seat, foe, NO_WORD)
    table.pacts = put(table.pacts, seat * MOST_SEATS + foe, BREACH)
    table.missing = put(table.missing, seat, 1)
    table.history[BROKEN + seat * MOST_SEATS + foe] += 1
    book(table, seat, -A_BREACH)
    game.call(Reckoning(seat, foe))


class Penalty:
    """Whoever broke a pact pays for what the other lost."""

    __slots__ = ()

    def settle(self, table: Table, seat: i64, victim: i64, lost: i64) -> None:
        """He returns Influence; the victim gets nothing.

        Rules: VR-064, VR-147
        """
        book(table, seat, -lost)


class Amends(Penalty):
    """Whoever lost something by the breach of a pact gains for it."""

    __slots__ = ()

    def settle(self, table: Table, seat: i64, victim: i64, lost: i64) -> None:
        """He gains Influence, if he is still in the game; the breaker pays no more.

        Rules: VR-064, VR-149
        """
        if not is_gone(table, victim):
            book(table, victim, lost)


# By the number `victim_gains` of the rules.
PENALTIES: Final[list[Penalty]] = [Penalty(), Amends()]


class Reckoning(Frame[Table]):
    """The move that broke a pact is resolved: the breaker pays for what the other lost by it.

    Rules: VR-064
    """

    __slots__ = ("seat", "victim")

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat: i64 = seat
        self.victim: i64 = victim

    def resume(self, game: Play) -> None:
        """He returns Influence, or by the other reading the victim gains it.

        Rules: VR-064, VR-147
        """
        table = game.state
        game.end()
        lost: i64 = max(0, lost_by(table, self.seat, self.victim))
        table.pacts = put(table.pacts, self.seat * MOST_SEATS + self.victim, NO_WORD)
        PENALTIES[table.rules.victim_gains].settle(table, self.seat, self.victim, lost)

    def copy(self) -> "Reckoning":
        """An independent copy."""
        return Reckoning(self.seat, self.victim)
