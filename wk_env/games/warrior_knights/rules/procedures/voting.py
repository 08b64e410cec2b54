"""Votes: sealed in closed fists, or written down by two players, revealed together, declared in turn and spent."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import FOR_BARON, HUNDRED_MORE, SIDE, TIE, TIE_BARON, VOTES
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTE_YES_NO
from wk_env.games.warrior_knights.rules.measures import VOTES_CAST, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import AT_VOTE, BIT, MOST_SEATS, NONE, YES
from wk_env.games.warrior_knights.rules.procedures.bidding import open_window
from wk_env.games.warrior_knights.rules.procedures.stakes import hold_to_votes
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.public_history import note_votes
from wk_env.games.warrior_knights.rules.queries import speaker
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about, card_at_hand
from wk_env.kernel.columns import filled
from wk_env.kernel.core import Frame

# The steps of a vote.
SEAL: Final[i64] = 0
REVEAL: Final[i64] = 1
DECLARE: Final[i64] = 2
DECIDED: Final[i64] = 3


def attending(table: Table) -> i64:
    """The set of Barons who attend the running Assembly."""
    barons: i64 = 0
    for seat in range(table.seats):
        if table.attends[seat] == 1:
            barons |= BIT[seat]
    return barons


def first_heard(table: Table, waiting: i64) -> i64:
    """The first of a set of seats clockwise from the acting Chairman, or NONE.

    Rules: WK-244, WK-250
    """
    first: i64 = speaker(table)
    for place in range(table.seats):
        seat: i64 = (first + place) % table.seats
        if waiting & BIT[seat] != 0:
            return seat
    return NONE


def ask_votes(game: Play, seat: i64, card: i64, left: i64) -> None:
    """Ask for 0 to all Votes that are left; beyond 99 by the hundred."""
    decision = ask_about(game, seat, VOTES, card, NONE)
    for votes in range(min(left, HUNDRED_MORE - 1) + 1):
        decision.offer(votes)
    if left >= HUNDRED_MORE:
        decision.offer(HUNDRED_MORE)


class SealVotes(Frame[Table]):
    """Each attending Baron in turn hides a number of his Votes; nobody sees one before all have.

    Rules: WK-248
    """

    __slots__ = ("waiting",)

    def __init__(self, waiting: i64) -> None:
        self.waiting: i64 = waiting

    def resume(self, game: Play) -> None:
        """Ask the next Baron, or end."""
        table = game.state
        seat: i64 = first_heard(table, self.waiting)
        if seat == NONE:
            game.end()
        else:
            ask_votes(game, seat, card_at_hand(table), table.votes[seat] - max(0, table.fist[seat]))

    def answer(self, game: Play, choice: i64) -> None:
        """Keep the Votes in the fist; after a hundred more ask him again."""
        seat: i64 = game.decision.seat
        game.state.fist[seat] = max(0, game.state.fist[seat]) + choice
        if choice != HUNDRED_MORE:
            self.waiting -= BIT[seat]

    def copy(self) -> "SealVotes":
        """An independent copy."""
        return SealVotes(self.waiting)


class WriteVotes(Frame[Table]):
    """Two players: each writes down how he splits his Votes among the current Agendas, before any of them is voted on.

    Rules: WK-531
    """

    __slots__ = ("place", "waiting")

    def __init__(self, waiting: i64) -> None:
        self.waiting: i64 = waiting
        self.place: i64 = 0

    def resume(self, game: Play) -> None:
        """Ask for the next Agenda of the next Baron, or end."""
        table = game.state
        seat: i64 = first_heard(table, self.waiting)
        if seat == NONE:
            game.end()
            return
        while self.place < len(table.current) and table.current[self.place] == NONE:
            self.place += 1
        if self.place == len(table.current):
            self.place = 0
            self.waiting -= BIT[seat]
            return
        ask_votes(game, seat, table.current[self.place], table.votes[seat] - written_by(table, seat))

    def answer(self, game: Play, choice: i64) -> None:
        """Keep the number hidden; after a hundred more ask for the same Agenda again."""
        table = game.state
        row: i64 = game.decision.seat * len(table.current) + self.place
        table.written = put(table.written, row, max(0, table.written[row]) + choice)
        if choice != HUNDRED_MORE:
            self.place += 1

    def copy(self) -> "WriteVotes":
        """An independent copy."""
        twin = WriteVotes(self.waiting)
        twin.place = self.place
        return twin


def written_by(table: Table, seat: i64) -> i64:
    """How many Votes a Baron has written down so far."""
    votes: i64 = 0
    for place in range(len(table.current)):
        votes += max(0, table.written[seat * len(table.current) + place])
    return votes


class Voting(Frame[Table]):
    """One vote: yes or no, or for a Baron. place: where in the order the Votes were written, or NONE for fists.

    Vote totals are open until the fists close. outcome: NO, YES or the seat.
    Rules: WK-242, WK-248, WK-249, WK-250, WK-252, WK-281, WK-533
    """

    __slots__ = ("ballot", "place", "step", "tally", "waiting")

    def __init__(self, ballot: i64, place: i64) -> None:
        self.ballot: i64 = ballot
        self.place: i64 = place
        self.step: i64 = SEAL
        self.waiting: i64 = 0  # who has revealed Votes and not yet declared
        self.tally: vec[i64] = filled(MOST_SEATS, 0)

    def resume(self, game: Play) -> None:
        """Close the fists, open them, hear the declarations, find the result."""
        if self.step == SEAL:
            self.step = REVEAL
            if self.place == NONE:
                game.call(SealVotes(attending(game.state)))
                open_window(game, AT_VOTE, NONE, card_at_hand(game.state), self.ballot)
        elif self.step == REVEAL:
            self.step = DECLARE
            self.waiting = reveal(game.state, self.place)
        elif self.step == DECLARE and self.waiting != 0:
            self._hear(game)
        elif self.step == DECLARE:
            self._count(game)
        else:
            close_fists(game.state)
            game.end()

    def answer(self, game: Play, choice: i64) -> None:
        """Add the Votes to the side declared for all to hear, or take the Chairman's choice."""
        table = game.state
        if self.step == DECIDED:
            table.outcome = choice if self.ballot == VOTE_YES_NO else choice - TIE_BARON
            return
        seat: i64 = game.decision.seat
        self.waiting -= BIT[seat]
        side: i64 = choice if self.ballot == VOTE_YES_NO else TIE_BARON + choice
        table.declared = put(table.declared, seat, side)
        self.tally[choice] += measure_of_baron(table, VOTES_CAST, seat, table.fist[seat], 0)

    def copy(self) -> "Voting":
        """An independent copy."""
        twin = Voting(self.ballot, self.place)
        twin.step = self.step
        twin.waiting = self.waiting
        twin.tally = self.tally[:]
        return twin

    def _results(self, table: Table) -> i64:
        """How many results there are: no and yes, or every Baron."""
        return YES + 1 if self.ballot == VOTE_YES_NO else table.seats

    def _is_result(self, table: Table, result: i64) -> bool:
        """Whether a result can come out: an eliminated Baron is none.

        Rules: WK-544
        """
        return self.ballot == VOTE_YES_NO or not is_gone(table, result)

    def _hear(self, game: Play) -> None:
        """Ask the next Baron what all the Votes that he revealed support.

        Rules: WK-250, WK-261
        """
        seat: i64 = first_heard(game.state, self.waiting)
        ask: i64 = SIDE if self.ballot == VOTE_YES_NO else FOR_BARON
        decision = ask_about(game, seat, ask, card_at_hand(game.state), NONE)
        for result in range(self._results(game.state)):
            if self._is_result(game.state, result):
                decision.offer(result)

    def _count(self, game: Play) -> None:
        """The result with most Votes wins; the acting Chairman breaks a tie, nothing against nothing included.

        Rules: WK-252, WK-253
        """
        table = game.state
        self.step = DECIDED
        hold_to_votes(table)
        best: i64 = NONE
        tied: i64 = 0
        for result in range(self._results(table)):
            if not self._is_result(table, result):
                continue
            if best == NONE or self.tally[result] > self.tally[best]:
                best = result
                tied = 1
            elif self.tally[result] == self.tally[best]:
                tied += 1
        table.outcome = best
        if tied > 1:
            self._ask_tie(game, best)

    def _ask_tie(self, game: Play, best: i64) -> None:
        """Offer the acting Chairman every result that has as many Votes as the best."""
        decision = ask_about(game, speaker(game.state), TIE, card_at_hand(game.state), NONE)
        first: i64 = TIE_BARON if self.ballot != VOTE_YES_NO else i64(0)
        for result in range(self._results(game.state)):
            if self._is_result(game.state, result) and self.tally[result] == self.tally[best]:
                decision.offer(first + result)


def reveal(table: Table, place: i64) -> i64:
    """All fists open and what they hold is spent; who showed at least one Vote.

    Written Votes of a Baron who no longer attends do not count and stay with him.
    Rules: WK-241, WK-249, WK-251, WK-256, WK-532
    """
    shown: i64 = 0
    for seat in range(table.seats):
        if place != NONE and table.attends[seat] == 1:
            table.fist[seat] = min(table.votes[seat], max(0, table.written[seat * len(table.current) + place]))
        note_votes(table, seat, max(0, table.fist[seat]))
        if table.fist[seat] > 0:
            table.votes[seat] -= table.fist[seat]
            shown |= BIT[seat]
    return shown


def close_fists(table: Table) -> None:
    """Nobody shows Votes any more."""
    for seat in range(table.seats):
        table.fist[seat] = NONE
    table.declared = filled(MOST_SEATS, NONE)
