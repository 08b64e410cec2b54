"""Pacts as the table shows them: which stand, were refused or are being broken, and who misses an Assembly."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS, NONE
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.state import Table, put
from wk_env.kernel.columns import filled

LONGEST_PACT: Final[i64] = 3
# What table.pacts says of a pair beside the rounds that are left of its pact.
NO_WORD: Final[i64] = 0
REFUSED: Final[i64] = -1  # in this round: neither asks the other again
BREACH: Final[i64] = -2  # the row's Baron breaks it in a move that is still going on; less what that cost the other
# What counts how much of what a breach takes from the other.
A_THING: Final[i64] = 1  # a city or a Noble
A_STRONGHOLD: Final[i64] = 2


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
