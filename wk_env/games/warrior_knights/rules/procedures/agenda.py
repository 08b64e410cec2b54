"""An Agenda before the Assembly: the vote, and what becomes of the card."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.cards.effects import Resolve
from wk_env.games.warrior_knights.rules.cards.in_force import discard, lay
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    KIND_CHARGE,
    KIND_LAW,
    KIND_OFFICE,
    VOTE_BARON,
    VOTE_YES_NO,
)
from wk_env.games.warrior_knights.rules.numbers import ACCEPTED, BIT, CARD_AT_HAND, FIRST_AGENDA, NO, NONE, YES
from wk_env.games.warrior_knights.rules.procedures.appointment import Charge, Office, ask_to_accept
from wk_env.games.warrior_knights.rules.procedures.ban import ban, can_refuse
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.procedures.voting import Voting, first_heard
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame

# The steps of an Agenda.
VOTE: Final[i64] = 0
EFFECT: Final[i64] = 1


class Agenda(Frame[Table]):
    """The Assembly votes on a card, which then takes effect by its own rules or is discarded.

    place: where in the order two players wrote down their Votes for it, or NONE for closed fists.
    Rules: WK-257, WK-259, WK-280, WK-281
    """

    __slots__ = ("card", "place", "step")

    def __init__(self, card: i64, place: i64) -> None:
        self.card: i64 = card
        self.place: i64 = place
        self.step: i64 = VOTE

    def resume(self, game: Play) -> None:
        """Hold the vote, then carry out the result."""
        ballot: i64 = game.state.content.agenda_vote[self.card - FIRST_AGENDA]
        if self.step == VOTE:
            self.step = EFFECT
            game.state.card_place[self.card] = CARD_AT_HAND
            game.call(Voting(ballot, self.place))
            return
        result: i64 = game.state.outcome
        game.end()
        if ballot == VOTE_YES_NO and result == NO:
            discard(game, self.card)
        else:
            take_effect(game, self.card, result if ballot == VOTE_BARON else NONE)

    def copy(self) -> "Agenda":
        """An independent copy."""
        twin = Agenda(self.card, self.place)
        twin.step = self.step
        return twin


def take_effect(game: Play, card: i64, elected: i64) -> None:
    """An Agenda that passed takes effect at once, for the elected Baron or (NONE) for all; absent and banned ones too.

    Laws lie on the table. Pushes what follows: call it when about to return.
    Rules: WK-254, WK-258, WK-260, WK-261, WK-262, WK-263
    """
    kind: i64 = game.state.content.agenda_kind[card - FIRST_AGENDA]
    if kind == KIND_LAW:
        lay(game, card, NONE)
    elif kind == KIND_CHARGE:
        game.call(Charge(card, elected))
    elif kind == KIND_OFFICE:
        game.call(Office(card, elected))
    else:
        game.call(Motion(card, all_seats(game.state) if elected == NONE else BIT[elected]))


class Motion(Frame[Table]):
    """A motion that passed: each Baron hit accepts it or is banned; it works on those who accepted and is gone.

    Rules: WK-262, WK-283, WK-284, WK-285, WK-291
    """

    __slots__ = ("accepted", "card", "waiting")

    def __init__(self, card: i64, hit: i64) -> None:
        self.card: i64 = card
        self.waiting: i64 = hit
        self.accepted: i64 = 0

    def resume(self, game: Play) -> None:
        """Ask each Baron hit; then let the card work on one after the other, and discard it."""
        while self.waiting != 0:
            seat: i64 = first_heard(game.state, self.waiting)
            if can_refuse(game.state, self.card, seat):
                game.state.doing[ACCEPTED] = self.accepted
                ask_to_accept(game, self.card, seat)
                return
            self._accept(seat)
        hit: i64 = first_heard(game.state, self.accepted)
        if hit == NONE:
            discard(game, self.card)
            game.end()
        else:
            self.accepted -= BIT[hit]
            game.state.doing[ACCEPTED] = self.accepted
            game.call(Resolve(self.card, hit, NONE))

    def answer(self, game: Play, choice: i64) -> None:
        """Count him in, or ban him and spare him."""
        seat: i64 = game.decision.seat
        if choice == YES:
            self._accept(seat)
        else:
            self.waiting -= BIT[seat]
            ban(game, seat)

    def copy(self) -> "Motion":
        """An independent copy."""
        twin = Motion(self.card, self.waiting)
        twin.accepted = self.accepted
        return twin

    def _accept(self, seat: i64) -> None:
        self.waiting -= BIT[seat]
        self.accepted |= BIT[seat]
