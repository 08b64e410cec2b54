"""Mobilize Forces where Diplomatic Conquest is played: an appeal may take the place of the whole card."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import ACT, APPEAL, DO_IT
from wk_env.games.warrior_knights.rules.numbers import MOBILIZE_FORCES, NONE
from wk_env.games.warrior_knights.rules.optional.diplomatic_conquest import OF_THE_CARD, Appeal, cities_to_appeal_to
from wk_env.games.warrior_knights.rules.procedures.movement import FOUGHT, Mobilize
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

ASKING: Final[i64] = 0
APPEALING: Final[i64] = 1


def mobilize(game: Play, seat: i64) -> None:
    """Start what Mobilize Forces does, or let its Baron appeal to a city instead if he can.

    Rules: VR-050
    """
    if game.state.rules.appeals == OF_THE_CARD and cities_to_appeal_to(game.state, seat) != 0:
        game.call(MobilizeOrAppeal(seat))
    else:
        game.call(Mobilize(seat))


class MobilizeOrAppeal(Frame[Table]):
    """A Baron uses Mobilize Forces as it says, or appeals. outcome: as after Mobilize, an appeal counts as a battle.

    Rules: VR-050
    """

    __slots__ = ("seat", "step")

    def __init__(self, seat: i64, step: i64 = ASKING) -> None:
        self.seat: i64 = seat
        self.step: i64 = step

    def resume(self, game: Play) -> None:
        """Ask him; after an appeal the card is used up, and who thought better of one may still use it.

        Rules: VR-050
        """
        if self.step == ASKING:
            decision = ask_about(game, self.seat, ACT, MOBILIZE_FORCES, NONE)
            decision.offer(DO_IT)
            decision.offer(APPEAL)
            return
        game.end()
        if game.state.outcome == 1:
            game.state.outcome = FOUGHT
        else:
            game.call(Mobilize(self.seat))

    def answer(self, game: Play, choice: i64) -> None:
        """One of the two."""
        if choice == APPEAL:
            self.step = APPEALING
            game.call(Appeal(self.seat, NONE))
        else:
            game.end()
            game.call(Mobilize(self.seat))

    def copy(self) -> "MobilizeOrAppeal":
        """An independent copy."""
        return MobilizeOrAppeal(self.seat, self.step)
