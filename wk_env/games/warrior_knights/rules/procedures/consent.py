"""Consent of third Barons to an attack on a city or stronghold."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import CONSENT
from wk_env.games.warrior_knights.rules.numbers import AT_CONSENT, GRANT_CONSENT, NO, REFUSE_CONSENT, YES
from wk_env.games.warrior_knights.rules.procedures.bidding import open_window
from wk_env.games.warrior_knights.rules.procedures.stakes import hold_to_answer
from wk_env.games.warrior_knights.rules.queries import area_of_hold, has_army_in, holder_of, in_order
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


class Consent(Frame[Table]):
    """Every other Baron with an army in the area is asked, Chairman first. outcome: 1 if all consent, else 0."""

    __slots__ = ("hold", "place", "seat")

    def __init__(self, seat: i64, hold: i64) -> None:
        self.seat: i64 = seat
        self.hold: i64 = hold
        self.place: i64 = 0

    def resume(self, game: Play) -> None:
        """Ask the next Baron concerned; neither the attacker nor whoever controls the hold is.

        Rules: WK-401, WK-402, WK-403, WK-454, WK-578
        """
        table = game.state
        while self.place < table.seats:
            asked: i64 = in_order(table, self.place)
            if has_say(table, asked, self.seat, self.hold):
                if open_window(game, AT_CONSENT, asked, self.hold, self.seat):
                    return
                decision = ask_about(game, asked, CONSENT, self.hold, self.seat)
                decision.offer(NO)
                decision.offer(YES)
                return
            self.place += 1
        table.outcome = 1
        game.end()

    def answer(self, game: Play, choice: i64) -> None:
        """One refusal is enough."""
        self.place += 1
        hold_to_answer(game.state, game.decision.seat, REFUSE_CONSENT, GRANT_CONSENT, choice)
        if choice == NO:
            game.state.outcome = 0
            game.end()

    def copy(self) -> "Consent":
        """An independent copy."""
        twin = Consent(self.seat, self.hold)
        twin.place = self.place
        return twin


def has_say(table: Table, seat: i64, attacker: i64, hold: i64) -> bool:
    """Whether a Baron is a third party with an army, fresh or exhausted, where a hold is attacked.

    Rules: WK-401, WK-402
    """
    if seat in (attacker, holder_of(table, hold)):
        return False
    return has_army_in(table, seat, area_of_hold(table, hold))
