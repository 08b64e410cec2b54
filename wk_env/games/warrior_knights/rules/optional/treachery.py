"""Treachery: public pacts of peace for one to three rounds, and what it costs to break one."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import ACCEPT_PACT, NO_PACT, PROPOSE_PACT
from wk_env.games.warrior_knights.rules.numbers import BROKEN, MOST_SEATS, NO, NONE, YES
from wk_env.games.warrior_knights.rules.optional.instant_influence import book
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn, is_gone
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.columns import filled
from wk_env.kernel.core import Frame

NAME: Final = "treachery"
CLASHES: Final[tuple[tuple[str, str], ...]] = ()
LONGEST_PACT: Final[i64] = 3
# What table.pacts says of a pair beside the rounds that are left of its pact.
NO_WORD: Final[i64] = 0
REFUSED: Final[i64] = -1  # in this round: neither asks the other again
BREACH: Final[i64] = -2  # the row's Baron breaks it in a move that is still going on; less what that cost the other
A_BREACH: Final[i64] = 1
A_THING: Final[i64] = 1  # a city or a Noble
A_STRONGHOLD: Final[i64] = 2
# The steps of a proposal.
PROPOSING: Final[i64] = 0
REPLYING: Final[i64] = 1


def treachery(rules: Rules) -> Rules:
    """Barons make pacts of one to three rounds and pay for breaking them.

    Rules: VR-060
    """
    return replace(rules, pact_rounds=LONGEST_PACT)  # slow-ok: once


def has_pacts(table: Table) -> bool:
    """Whether pacts are made at this table.

    Rules: VR-059
    """
    return len(table.pacts) > 0


def rounds_of_pact(table: Table, seat: i64, other: i64) -> i64:
    """How many rounds are left of the pact between two Barons, this one counted; 0 if there is none.

    Rules: VR-060
    """
    return max(0, table.pacts[seat * MOST_SEATS + other]) if has_pacts(table) else i64(0)


def has_pact_with(table: Table, seat: i64, other: i64) -> bool:
    """Whether a pact stands between two Barons (NEUTRAL is none): one may draw no gain from a siege of the other's.

    Rules: VR-060, VR-061
    """
    return other >= 0 and has_pacts(table) and table.pacts[seat * MOST_SEATS + other] > 0


def write_pair(table: Table, seat: i64, other: i64, number: i64) -> None:
    """The same is so of two Barons whichever way one looks."""
    pacts = put(table.pacts, seat * MOST_SEATS + other, number)
    pacts[other * MOST_SEATS + seat] = number
    table.pacts = pacts


# ---- pacts are made


def can_ask(table: Table, seat: i64, other: i64) -> bool:
    """Whether a Baron may propose a pact to another: both in the game, without a pact, and neither refused lately.

    Rules: VR-060, VR-149
    """
    if other == seat or is_gone(table, seat) or is_gone(table, other):
        return False
    return table.pacts[seat * MOST_SEATS + other] == NO_WORD


def can_ask_anybody(table: Table, seat: i64) -> bool:
    """Whether there is anybody to whom a Baron may propose a pact."""
    for other in range(table.seats):
        if can_ask(table, seat, other):
            return True
    return False


def partner_of(choice: i64) -> i64:
    """To whom a pact is proposed."""
    return choice // LONGEST_PACT


def rounds_of(choice: i64) -> i64:
    """For how many rounds it is proposed."""
    return choice % LONGEST_PACT + 1


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


# ---- pacts end


def age_pacts(table: Table) -> None:
    """A new round begins: pacts are a round older, and what was refused in the last one may be asked again.

    Rules: VR-060
    """
    if not has_pacts(table):
        return
    pacts = table.pacts[:]
    for row in range(len(pacts)):
        pacts[row] = max(NO_WORD, pacts[row] - 1)
    table.pacts = pacts


def end_pacts(table: Table, seat: i64) -> None:
    """A Baron is out of the game: his pacts are over; whoever broke one to do this still pays for it.

    Rules: VR-064, VR-149
    """
    if not has_pacts(table):
        return
    for other in range(table.seats):
        table.pacts = put(table.pacts, seat * MOST_SEATS + other, NO_WORD)
        if table.pacts[other * MOST_SEATS + seat] > BREACH:
            table.pacts = put(table.pacts, other * MOST_SEATS + seat, NO_WORD)
    table.missing = put(table.missing, seat, 0)


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


def note_loss(table: Table, victim: i64, things: i64) -> None:
    """A Baron loses a city, a Noble or (counted twice) his stronghold, perhaps to somebody who breaks a pact.

    Rules: VR-064
    """
    if victim < 0 or not has_pacts(table):
        return
    for seat in range(table.seats):
        row: i64 = seat * MOST_SEATS + victim
        if table.pacts[row] <= BREACH:
            table.pacts = put(table.pacts, row, table.pacts[row] - things)


def lost_by(table: Table, seat: i64, victim: i64) -> i64:
    """What the breach of a pact cost the other so far, in things; NONE if no such move is going on.

    Rules: VR-064
    """
    return max(NONE, BREACH - table.pacts[seat * MOST_SEATS + victim])


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
        if table.rules.victim_gains == 0:
            book(table, self.seat, -lost)
        elif not is_gone(table, self.victim):
            book(table, self.victim, lost)

    def copy(self) -> "Reckoning":
        """An independent copy."""
        return Reckoning(self.seat, self.victim)


# ---- the next Assembly


def is_missing(table: Table, seat: i64) -> bool:
    """Whether a Baron broke a pact and may not attend the next Assembly.

    Rules: VR-062
    """
    return len(table.missing) > 0 and table.missing[seat] == 1


def let_in_again(table: Table) -> None:
    """An Assembly is over: whoever had to miss it attends the next one.

    Rules: VR-062
    """
    if len(table.missing) > 0:
        table.missing = filled(MOST_SEATS, 0)
