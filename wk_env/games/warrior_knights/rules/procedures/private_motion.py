"""Private Motions: what a Baron whom Fate names may bring before the Assembly."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import (
    LIFT_BAN,
    OPEN_MOTION,
    POSTPONE,
    PROPOSE,
    PROPOSE_NOTHING,
    REPEAL,
    REVIVE,
)
from wk_env.games.warrior_knights.rules.cards.in_force import is_in_force
from wk_env.games.warrior_knights.rules.cards.vocabulary import KIND_PRIVATE, VOTE_YES_NO
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate_for_seat
from wk_env.games.warrior_knights.rules.numbers import CARD_DISCARDED, FIRST_AGENDA, NONE, YES
from wk_env.games.warrior_knights.rules.procedures.agenda import Agenda
from wk_env.games.warrior_knights.rules.procedures.ban import lift_ban
from wk_env.games.warrior_knights.rules.procedures.holdings import take_away
from wk_env.games.warrior_knights.rules.procedures.open_motions import (
    carry_out_open_motion,
    is_open_motion,
    offer_open_motions,
)
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.procedures.voting import Voting
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame

# The outcome of a Private Motion.
GO_ON: Final[i64] = 0
POSTPONED: Final[i64] = 1

# The steps of a Private Motion.
NAME: Final[i64] = 0
PROPOSED: Final[i64] = 1
VOTED: Final[i64] = 2
DONE: Final[i64] = 3


class PrivateMotion(Frame[Table]):
    """Fate names a Baron, attending or not, who may bring something before the Assembly. outcome: GO_ON or POSTPONED.

    Rules: WK-274, WK-275, WK-276, WK-281
    """

    __slots__ = ("step",)

    def __init__(self) -> None:
        self.step: i64 = NAME

    def resume(self, game: Play) -> None:
        """Name the proposer, hear him, vote, carry it out."""
        table = game.state
        if self.step == NAME:
            self._name(game)
        elif self.step == VOTED and table.outcome == YES:
            self.step = DONE
            carry_out(game, table.proposal)
        elif self.step != PROPOSED or table.proposal == PROPOSE_NOTHING:
            self._end(game)
        elif REVIVE <= table.proposal < OPEN_MOTION:
            self.step = DONE
            game.call(Agenda(FIRST_AGENDA + table.proposal - REVIVE, NONE))
        else:
            self.step = VOTED
            game.call(Voting(VOTE_YES_NO, NONE))

    def answer(self, game: Play, choice: i64) -> None:
        """Put the proposal before the Assembly."""
        self.step = PROPOSED
        game.state.proposal = choice

    def copy(self) -> "PrivateMotion":
        """An independent copy."""
        twin = PrivateMotion()
        twin.step = self.step
        return twin

    def _name(self, game: Play) -> None:
        """Fate names the proposer; nobody, if no Fate card can."""
        seat: i64 = turn_fate_for_seat(game.state, all_seats(game.state))
        if seat == NONE:
            self.step = DONE
        else:
            offer_proposals(game, seat)

    def _end(self, game: Play) -> None:
        """Tell the Assembly whether it is postponed.

        Rules: WK-279
        """
        table = game.state
        table.outcome = POSTPONED if self.step == DONE and table.proposal == POSTPONE else GO_ON
        table.proposal = NONE
        game.end()


def offer_proposals(game: Play, seat: i64) -> None:
    """Ask for nothing, a postponement, the end of a ban, the end of a card in force, or an Agenda from the discards.

    A Private Motion in the discards is not offered. Open Private Motions go on with the catalogue.
    Rules: WK-272, WK-276, WK-537
    """
    table = game.state
    decision = game.ask(seat, PROPOSE)
    decision.offer(PROPOSE_NOTHING)
    decision.offer(POSTPONE)
    for baron in range(table.seats):
        if table.banned[baron] == 1:
            decision.offer(LIFT_BAN + baron)
    for agenda in range(len(table.content.agenda_kind)):
        card: i64 = FIRST_AGENDA + agenda
        if is_in_force(table, card):
            decision.offer(REPEAL + agenda)
        elif table.card_place[card] == CARD_DISCARDED and table.content.agenda_kind[agenda] != KIND_PRIVATE:
            decision.offer(REVIVE + agenda)
    offer_open_motions(table, decision)


def carry_out(game: Play, proposal: i64) -> None:
    """A proposal that passed: a ban ends, a card is taken out of force or a rule stands.

    Pushes what follows: call it last.
    Rules: WK-277, WK-278, WK-538
    """
    if is_open_motion(proposal):
        carry_out_open_motion(game.state, proposal)
    elif proposal >= REPEAL:
        take_away(game, FIRST_AGENDA + proposal - REPEAL)
    elif proposal >= LIFT_BAN:
        lift_ban(game.state, proposal - LIFT_BAN)
