"""A charge or an office for a Baron whom the Assembly elected."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import ACCEPT, DROP_CARD, OFFICE_NOBLE
from wk_env.games.warrior_knights.rules.cards.in_force import discard, lay
from wk_env.games.warrior_knights.rules.numbers import FIRST_AGENDA, NO, NONE, OUT_OF_GAME, SYMBOLS, YES
from wk_env.games.warrior_knights.rules.procedures.ban import ban, can_refuse
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, CheckArmies
from wk_env.games.warrior_knights.rules.procedures.holdings import MOST_CHARGES, charges_of, has_charge
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

# The steps of an appointment.
OFFERED: Final[i64] = 0
ACCEPTED: Final[i64] = 1
REFUSED: Final[i64] = 2


def ask_to_accept(game: Play, card: i64, seat: i64) -> None:
    """Ask a Baron whether he accepts what the Assembly decided."""
    decision = ask_about(game, seat, ACCEPT, card, NONE)
    decision.offer(NO)
    decision.offer(YES)


def refuse(game: Play, card: i64, seat: i64) -> None:
    """He is banned and the card is discarded.

    Rules: WK-284, WK-285
    """
    ban(game, seat)
    discard(game, card)


class Charge(Frame[Table]):
    """A Baron accepts a charge or refuses it; with a fourth charge one of the three older ones goes.

    Rules: WK-264, WK-265, WK-266, WK-283, WK-291
    """

    __slots__ = ("card", "seat", "step")

    def __init__(self, card: i64, seat: i64) -> None:
        self.card: i64 = card
        self.seat: i64 = seat
        self.step: i64 = OFFERED

    def resume(self, game: Play) -> None:
        """Ask whether he accepts, make room, lay the card before him."""
        table = game.state
        if self.step == OFFERED and can_refuse(table, self.card, self.seat):
            ask_to_accept(game, self.card, self.seat)
        elif self.step == REFUSED:
            game.end()
        elif charges_of(table, self.seat) >= MOST_CHARGES:
            self._ask_which_goes(game)
        else:
            lay(game, self.card, self.seat)
            game.end()

    def answer(self, game: Play, choice: i64) -> None:
        """Refuse, accept, or discard the older charge."""
        if self.step == ACCEPTED:
            discard(game, FIRST_AGENDA + choice)
        elif choice == YES:
            self.step = ACCEPTED
        else:
            self.step = REFUSED
            refuse(game, self.card, self.seat)

    def copy(self) -> "Charge":
        """An independent copy."""
        twin = Charge(self.card, self.seat)
        twin.step = self.step
        return twin

    def _ask_which_goes(self, game: Play) -> None:
        """Offer his older charges.

        Rules: WK-266
        """
        self.step = ACCEPTED
        decision = ask_about(game, self.seat, DROP_CARD, self.seat, self.card)
        for agenda in range(len(game.state.content.agenda_kind)):
            if has_charge(game.state, self.seat, FIRST_AGENDA + agenda):
                decision.offer(agenda)


class Office(Frame[Table]):
    """A Baron accepts an office or refuses it, and names the Noble who holds it; an older office of that Noble goes.

    Rules: WK-267, WK-268, WK-270, WK-283, WK-291
    """

    __slots__ = ("card", "noble", "seat", "step")

    def __init__(self, card: i64, seat: i64) -> None:
        self.card: i64 = card
        self.seat: i64 = seat
        self.step: i64 = OFFERED
        self.noble: i64 = NONE

    def resume(self, game: Play) -> None:
        """Ask whether he accepts, then who holds it; without a Noble left in the game the office is discarded."""
        if self.step == REFUSED:
            game.end()
        elif self.noble != NONE:
            game.end()
            appoint(game, self.card, self.noble)
        elif not has_noble_in_game(game.state, self.seat):
            discard(game, self.card)
            game.end()
        elif self.step == OFFERED and can_refuse(game.state, self.card, self.seat):
            ask_to_accept(game, self.card, self.seat)
        else:
            self._ask_noble(game)

    def answer(self, game: Play, choice: i64) -> None:
        """Refuse, accept, or name the Noble."""
        if self.step == ACCEPTED:
            self.noble = self.seat * SYMBOLS + choice
        elif choice == YES:
            self.step = ACCEPTED
        else:
            self.step = REFUSED
            refuse(game, self.card, self.seat)

    def copy(self) -> "Office":
        """An independent copy."""
        twin = Office(self.card, self.seat)
        twin.step = self.step
        twin.noble = self.noble
        return twin

    def _ask_noble(self, game: Play) -> None:
        """Offer his Nobles still in the game, on the board or off it.

        Rules: WK-267
        """
        self.step = ACCEPTED
        decision = ask_about(game, self.seat, OFFICE_NOBLE, self.card, NONE)
        for symbol in range(SYMBOLS):
            if game.state.noble_at[self.seat * SYMBOLS + symbol] != OUT_OF_GAME:
                decision.offer(symbol)


def has_noble_in_game(table: Table, seat: i64) -> bool:
    """Whether any Noble of a Baron is still in the game."""
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if table.noble_at[noble] != OUT_OF_GAME:
            return True
    return False


def appoint(game: Play, card: i64, noble: i64) -> None:
    """A Noble takes office; his older one is discarded, and with fewer maintained troops his army may fall.

    Pushes the check of the armies: call it when about to return.
    Rules: WK-268, WK-270
    """
    lay(game, card, noble)
    game.call(CheckArmies(noble // SYMBOLS, BY_CARD))
